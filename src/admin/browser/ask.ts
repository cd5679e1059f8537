const DIALOG = `<h2></h2><p></p><form method="dialog"></form>`;

/**
 * Shows a dialog. Resolves to whether the editor chose `action` instead of "Cancel", which isn't there if the action
 * is "OK". ../bundle.ts contains the styles.
 */
export function ask(text: string, action: string, title = "Save?"): Promise<boolean> {
  const dialog = document.createElement("dialog");
  dialog.innerHTML = DIALOG;
  const [heading, paragraph, buttons] = dialog.children;
  heading?.append(title);
  paragraph?.append(text);
  // The first button has the focus, so that Enter doesn't overwrite anything.
  for (const name of action === "OK" ? [action] : ["Cancel", action]) {
    const button = Object.assign(document.createElement("button"), { value: name });
    button.append(name);
    buttons?.append(button);
  }
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
