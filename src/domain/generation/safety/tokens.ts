/** Scripts without spaces give a token per character, but Katakana marks its words by itself. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}';
const KATAKANA = '\\p{Script=Katakana}ー';
const END_OF_SENTENCE = '[.!?;](?=\\s)|[。！？\\n]';
const TOKEN = new RegExp(
  `${END_OF_SENTENCE}|[${UNSPACED}]|[${KATAKANA}]+|(?:(?![${UNSPACED}${KATAKANA}])[\\p{L}\\p{N}])+`,
  'gu',
);

/** Two sentences are further apart than two words. */
const PAUSE = ['.', '.', '.', '.'];

export function tokensOf(text: string): string[] {
  return (text.match(TOKEN) ?? []).flatMap((token) =>
    /[\p{L}\p{N}]/u.test(token) ? token : PAUSE,
  );
}
