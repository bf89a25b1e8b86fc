import type { AdParts } from './find-ad.ts';
import { isAnimate } from './kinds-of-things.ts';
import type { Ad, Relation, Subject } from './scene-description.ts';
import { lineFor } from './words/ads.ts';
import { businessOf } from './words/businesses.ts';

interface Read {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
  /** Colours for the whole picture. */
  readonly palette: readonly string[];
}

function capital(text: string): string {
  const [first = '', ...rest] = [...text];
  return first.toLocaleUpperCase('en') + rest.join('');
}

/** Words of a button for what an ad sells. */
function callFor(parts: AdParts, prompt: string, product: number | null): string | null {
  if (parts.contact !== null && /\d{3}/u.test(parts.contact)) return 'Call now';
  return businessOf(prompt)?.call ?? (product === null ? null : 'Shop now');
}

/** "Order on our app" is longer than a button. */
function shortCall(call: string): string {
  return call.replace(/ (?:on|in|from|with|at) (?:our|the) .*$/iu, ' now');
}

function isSaid(headline: string, words: string): boolean {
  return headline.toLocaleLowerCase('en').includes(words.toLocaleLowerCase('en'));
}

/** What the ad sells: the first thing in it rather than somebody who is only in it or has it in hand. */
function productOf({ subjects, relations }: Pick<Read, 'subjects' | 'relations'>): number | null {
  if (subjects.length === 0) return null;
  const isThing = (at: number) => !isAnimate(subjects[at]?.thing ?? '');
  if (isThing(0)) return 0;
  const isUsed = (at: number) => relations.some(({ from, to }) => to === at && !isThing(from));
  const thing = subjects.findIndex((_, at) => isThing(at) && !isUsed(at));
  return thing === -1 ? 0 : thing;
}

/** The words of an ad: those of the prompt, and a short line where it has none. */
export function describeAd(
  parts: AdParts,
  prompt: string,
  { subjects, relations, palette }: Read,
): Ad {
  const { quotes, said, offer, price, call, brand, when, contact } = parts;
  const product = productOf({ subjects, relations });
  const [quoted, ...others] = quotes;
  const shown = product === null ? undefined : subjects[product];
  const isSomebody = shown !== undefined && isAnimate(shown.thing);
  const sold = { prompt, brand, call, isSomebody, hasProduct: product !== null };
  const headline = quoted ?? said ?? lineFor(sold);
  return {
    headline: capital(headline),
    lines: others.map(capital),
    price: price === null ? null : capital(price.replace(/^for /iu, '')),
    offer: offer === null ? null : capital(offer),
    call: call === null ? callFor(parts, prompt, product) : capital(shortCall(call)),
    brand,
    when: when === null || isSaid(headline, when) ? null : capital(when.replace(/^on /iu, '')),
    contact:
      contact === null
        ? null
        : contact.replace(
            /^(?:tickets|info|more|visit|order|book|shop|call|phone|text|tel\.?)(?: us)?(?: (?:at|on))?:? /iu,
            '',
          ),
    palette,
    product,
  };
}
