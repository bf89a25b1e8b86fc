import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { plainSubject } from '../description/plain-subject.ts';
import { isAnimate } from '../kinds-of-things.ts';

const BOX = /^(?:package|cardboard-box|open-box|wrapped-gift)$/u;
const OWN_BOX = /^(?:ring-box|pizza-box|matchbox|chocolate-box|slice-from-box)$/u;
const UNBOXED =
  /\bunbox\w*\b|\bbox(?:es)? (?:that |which )?(?:is |are )?open(?:s|ing|ed)?\b|\b(?:open(?:s|ing|ed)?|unpack\w*) (?:an? |the |its |his |her )?(?:gift )?box\b|\bout of (?:an? |the |its )?box\b/iu;

/** "The box opens and the headphones rise out of it": what is sold is seen in its open box. */
export function unboxed(found: FoundSubjects, prompt: string): FoundSubjects {
  if (!UNBOXED.test(prompt)) return found;
  const { subjects, relations, phrasesOf } = found;
  if (subjects.some(({ thing }) => isAnimate(thing))) return found;
  const box = subjects.findIndex(({ thing }) => BOX.test(thing));
  const product = subjects.findIndex(({ thing }) => !BOX.test(thing));
  const sold = subjects[product];
  // A ring and a pizza have boxes of their own.
  if (sold === undefined || OWN_BOX.test(sold.thing)) return found;
  const colour = subjects[box]?.colour ?? null;
  const open = { ...plainSubject('open-box'), colour };
  const rest = subjects.with(product, { ...sold, motions: [], states: [] });
  const to = box === -1 ? subjects.length : box;
  return {
    ...found,
    subjects: box === -1 ? [...rest, open] : rest.with(box, open),
    phrasesOf: box === -1 ? [...phrasesOf, []] : phrasesOf,
    relations: [
      ...relations.filter(({ from, to: of }) => ![from, of].some((one) => one === to)),
      { from: product, kind: 'in', to },
    ],
  };
}
