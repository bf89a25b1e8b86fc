import { LATIN_FOR, LETTER_FOR } from './look-alikes.ts';

/** Formatting characters, marks and fillers that change how a word is written, not how it reads. */
const INVISIBLE = /\p{Cf}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0|[\ufe00-\ufe0f]/gu;
/** Each is a sentence of praise in Arabic, so that a short prompt of them would be a very long text. */
const WHOLE_SENTENCES = /[\ufdfa\ufdfb]/g;
/** What may be put between the letters of one word. */
const BETWEEN_LETTERS = /(?<=\p{L})[-_.*~'’`|/\\+·•,]+(?=\p{L})/gu;
const BETWEEN_KATAKANA = /(?<=[\p{Script=Katakana}ー])[\s・]+(?=[\p{Script=Katakana}ー])/gu;
const LONE_DIGITS = /(?<![\p{L}\d])\d{1,4}(?![\p{L}\d])/gu;
const LEET_WORD = /\p{L}\d+\p{L}/u;
const LEADING_SIGN = /!(?=[\p{L}\d@$])/gu;
const LONE_AT = /(?<=\s)@(?=\s)/g;
const ARABIC_ARTICLE = /(?<!\p{L})[وفبك]?ال(?=\p{Script=Arabic}{3})/gu;

/** One spelling for what readers take for the same text. Terms and prompts both go through this. */
export function fold(text: string): string {
  return text
    .replaceAll(WHOLE_SENTENCES, ' ')
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(\p{L})\p{M}+/gu, keepLetter)
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ё', 'е')
    .replaceAll('ـ', '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll(ARABIC_ARTICLE, '');
}

/** Where a mark makes another letter, not an accent, it stays: niña is a girl, Nina a name. */
function keepLetter(written: string, letter: string): string {
  const voiced = /[\p{Script=Katakana}\p{Script=Hiragana}]/u.test(letter)
    ? /[\u3099\u309a]/.exec(written)
    : letter === 'n' && /\u0303/.exec(written);
  return letter + (voiced ? voiced[0] : '');
}

/** Plain ASCII with nothing among its letters that could disguise a word. Other blanks may be invisible. */
const UNDISGUISED = /^(?:[A-Za-z \n]|[.,;:?"()](?![A-Za-z]))*$/;

/** A folded text and what else it may say to somebody who looks through its disguise. */
export function readingsOf(prompt: string): readonly string[] {
  if (UNDISGUISED.test(prompt)) return [prompt.toLowerCase()];
  const folded = fold(prompt);
  const latin = inLatin(folded);
  const plain = [latin, joined(latin), latin.replaceAll('ñ', 'n')].flatMap((text) => [
    fromLeet(text, 'i'),
    fromLeet(text, 'l'),
    fromLeet(withLoneSigns(text), 'i'),
  ]);
  return [...new Set([folded, inCyrillic(folded), joined(folded), ...plain])];
}

function joined(text: string): string {
  return text.replaceAll(BETWEEN_LETTERS, '').replaceAll(BETWEEN_KATAKANA, '');
}

/** What stands alone is a number, unless the words around it are written with numbers too. */
function withLoneSigns(text: string): string {
  const words = text.replaceAll(LEADING_SIGN, 'i').replaceAll(LONE_AT, 'a');
  return LEET_WORD.test(text) ? words.replaceAll(LONE_DIGITS, wordFromDigits) : words;
}

function wordFromDigits(digits: string): string {
  return digits.replaceAll(/\d/g, (digit) =>
    digit === '1' ? 'i' : (LETTER_FOR.get(digit) ?? digit),
  );
}

function inLatin(text: string): string {
  return text.replaceAll(/\P{ASCII}/gu, (letter) => LATIN_FOR.get(letter) ?? letter);
}

/** Only within words that already have Cyrillic letters: elsewhere Latin is just Latin. */
function inCyrillic(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) =>
    /\p{Script=Cyrillic}/u.test(word)
      ? word.replaceAll(/\p{Script=Latin}/gu, (letter) => CYRILLIC_FOR.get(letter) ?? letter)
      : word,
  );
}

const CYRILLIC_FOR = new Map(
  [...LATIN_FOR]
    .filter(([letter]) => /\p{Script=Cyrillic}/u.test(letter))
    .reverse()
    .map(([cyrillic, latin]) => [latin, cyrillic]),
);

/** Digits and signs as letters, in words that have both. An age stays an age. */
function fromLeet(text: string, one: 'i' | 'l'): string {
  return text.replaceAll(/[\p{L}\p{N}@$€!|+]+/gu, (word) => {
    if (!/\p{Script=Latin}/u.test(word) || /^\d{1,2}(yo|yrs?|y|st|nd|rd|th)$/.test(word))
      return word;
    return word
      .replaceAll(/(?<=\p{L}|\d)[!|](?=\p{L}|\d)/gu, one)
      .replaceAll(/[\d@$€+]/g, (sign) => (sign === '1' ? one : (LETTER_FOR.get(sign) ?? sign)));
  });
}
