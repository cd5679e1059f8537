import { ask } from "./ask";

let isConfirmed = false;

// Ask before a list entry is removed, because the button is next to the one that moves the entry.
document.addEventListener(
  "click",
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[aria-label="Remove"]');
    const entry = button?.closest<HTMLElement>(".item-wrapper");
    if (!button || !entry || isConfirmed) return;
    event.preventDefault();
    event.stopPropagation();
    const typed = entry.querySelector<HTMLInputElement>("input, textarea")?.value;
    const name = entry.querySelector<HTMLElement>(".summary")?.textContent ?? typed ?? "";
    const question = "You can get it back with Revert Changes, until you save.";
    void ask(question, "Remove", `Remove “${name.trim().slice(0, 60)}”?`).then((isSure) => {
      isConfirmed = isSure;
      if (isSure) button.click();
      isConfirmed = false;
    });
  },
  true,
);
