/** A brief of a program: `{"product":"kettle","brand":"Boilo","headline":"Tea in 60 seconds"}`. */
const OBJECT = /\{\s*"[\w -]{1,30}"\s*:[^{}]{1,1500}\}/u;
const FIELD =
  /"([\w -]{1,30})"(\s*:\s*)(?:"([^"]{0,300})"|\[([^[\]{}]{0,300})\]|([\d.]{1,12}|true|false|null))/gu;
/** Words that are shown as they are keep their quotes. */
const SHOWN =
  /^(?:headline|title|tagline|slogan|text|copy|cta|button|call.to.action|subtitle|subline)$/iu;
const GROUND = /^(?:bg|background|backdrop|colou?rs?|palette)$/iu;
const UNTOLD = /^(?:type|format|id|duration|ratio|aspect.?ratio|style|platform|size)$/iu;

const BULLET = /(?<=^|\s)\*(?=\s)/gu;
/** "* Event: Summer concert * Date: 8 July": a list is read like sentences. */
function withoutBullets(prompt: string): string {
  const [, second] = prompt.match(BULLET) ?? [];
  return second === undefined ? prompt : prompt.replaceAll(BULLET, '.');
}

/** The same brief in words, as long as before, so that places in it stay the same. */
export function fieldsAsWords(prompt: string): string {
  const object = OBJECT.exec(prompt)?.[0];
  if (object === undefined) return withoutBullets(prompt);
  const words = object
    .replaceAll(FIELD, (whole, key: string, _sign: string, text?: string, list?: string) => {
      const value = text ?? list?.replaceAll('"', '').trim();
      if (value === undefined) return ' '.repeat(whole.length);
      const label = key.replaceAll(/[_-]/gu, ' ');
      if (SHOWN.test(key)) return `${label}: "${value}"`.padEnd(whole.length);
      if (GROUND.test(key)) return `, ${value} `.padEnd(whole.length);
      if (UNTOLD.test(key)) return ` ${value} `.padEnd(whole.length);
      return `${label}: ${value}`.padEnd(whole.length);
    })
    .replaceAll(/[{}]/gu, ' ');
  return prompt.replace(object, () => words);
}
