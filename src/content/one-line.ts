export function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, " ");
}
