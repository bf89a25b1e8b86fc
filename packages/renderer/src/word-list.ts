/** The words of a text, separated by spaces and line breaks. */
export function wordsIn(text: string): readonly string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}
