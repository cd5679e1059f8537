/** Copies text to the clipboard. Returns false if the browser has no clipboard API or refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects a field's whole text, so the visitor can copy it by keyboard or menu. */
export function selectAll(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
