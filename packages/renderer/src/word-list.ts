/** Words written with spaces and line breaks between them. */
export function wordsIn(text: string): readonly string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}
