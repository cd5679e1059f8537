/** Copies text to the clipboard. Returns false if the browser has no clipboard API or denies access. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects all the text in a field so that the visitor can copy it with the keyboard or a menu. */
export function selectAll(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
