/** A message with a sentence after its text, in a paragraph of its own. */
export function appended(message: string, sentence: string): string {
  if (sentence === "") return message;
  return message.trim() === "" ? sentence : `${message}\n\n${sentence}`;
}
