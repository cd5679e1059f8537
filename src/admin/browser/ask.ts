const BUTTON =
  "padding: 8px 16px; border: 1px solid currentColor; border-radius: 4px; font: inherit; cursor: pointer;" +
  "background: var(--sui-secondary-background-color); color: inherit";

const STYLE =
  "max-width: 34rem; max-height: 80vh; overflow: auto; padding: 24px; border: 0; border-radius: 8px;" +
  "background: var(--sui-primary-background-color); color: var(--sui-primary-foreground-color);" +
  "font-family: var(--sui-font-family-default)";

/** Shows a dialog. Resolves to whether the editor chose `action` instead of "Cancel", if there is one. */
export function ask(text: string, action: string, title = "Save?"): Promise<boolean> {
  const dialog = document.createElement("dialog");
  const heading = document.createElement("h2");
  const paragraph = document.createElement("p");
  const buttons = document.createElement("form");
  heading.textContent = title;
  paragraph.textContent = text;
  buttons.method = "dialog";
  dialog.style.cssText = STYLE;
  paragraph.style.cssText = "white-space: pre-line; margin-block: 16px; line-height: 1.5";
  buttons.style.cssText = "display: flex; justify-content: end; gap: 8px";
  // The first button has the focus, so that Enter doesn't overwrite anything.
  for (const name of action === "OK" ? [action] : ["Cancel", action]) {
    const button = document.createElement("button");
    button.style.cssText = BUTTON;
    button.textContent = name;
    button.value = name;
    buttons.append(button);
  }
  dialog.append(heading, paragraph, buttons);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === action);
    });
  });
}

export const tell = (text: string, title: string) => void ask(text, "OK", title);
