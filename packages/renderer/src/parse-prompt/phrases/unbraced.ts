const FIELDS = /^[^{}[\]"]{0,60}[{[]\s*"[\p{L}_ -]{1,30}"\s*:/u;
/** A field of it: its name, and its value unless that is a sentence. */
const FIELD =
  /"([\p{L}\p{N}_ -]{1,30})"\s*:\s*(?:(?:-?\d[\d.]*|true|false|null)\s*,?|(")([^"]{0,400})("))?/gu;
/** What is to be read in the picture stays in quotes. */
const READ =
  /^(?:text|title|headline|tagline|slogan|caption|cta|copy|subtitle|button|brand|price|words)(?:[_ -]?(?:text|\d))?$/iu;
const BRACES = /[{}[\]]/gu;

const blank = (text: string) => ' '.repeat(text.length);

/** A prompt that is written as fields in braces, as sentences: each word stays in its place. */
export function unbraced(prompt: string): string {
  if (!FIELDS.test(prompt)) return prompt;
  return prompt
    .replaceAll(FIELD, (all: string, name: string, open?: string, said = '') => {
      if (open === undefined) return blank(all);
      const before = all.slice(0, all.length - said.length - 2);
      if (READ.test(name)) return `${before.replaceAll(/["_]/gu, ' ')}"${said}"`;
      return `${blank(before)} ${said} `;
    })
    .replaceAll(BRACES, ' ');
}
