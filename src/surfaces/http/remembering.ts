/** Clients of one kind send the same header; a few hundred are all that are in use at a time. */
const TEXTS_MAX = 1_000;
const CHARACTERS_MAX = 500;

/** Remembers what a function says to each text, so that a header is parsed once and not with every request. */
export function remembering<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found.answer;
    const made = answer(text);
    if (known.size >= TEXTS_MAX) known.clear();
    if (text.length <= CHARACTERS_MAX) known.set(text, { answer: made });
    return made;
  };
}
