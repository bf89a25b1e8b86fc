import type { Relation } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { add, type Draft } from '../draft.ts';
import { giveTool, isTable } from '../ensembles/tools.ts';

/** Candles that are blown out are those of a cake, also when none is named. */
function lightCake({ subjects }: Draft): boolean {
  const candle = subjects.findIndex(({ thing }) => thing === 'candle');
  const subject = subjects[candle];
  if (subject === undefined) return false;
  subjects[candle] = { ...subject, thing: 'birthday-cake', count: 1 };
  return true;
}

/** The candles on a cake are drawn with it. */
function putCandlesOn({ subjects, relations }: Draft): void {
  const at = subjects.findIndex(({ thing }) => /cake/.test(thing));
  const cake = subjects[at];
  const candles = subjects.findIndex(({ thing }) => thing === 'candle');
  if (cake === undefined || candles === -1) return;
  subjects[at] = { ...cake, thing: 'birthday-cake', count: 1 };
  const kept = relations.flatMap((one) => {
    if (one.from === candles) return [];
    return [one.to === candles ? { ...one, to: at } : one];
  });
  relations.splice(0, relations.length, ...kept);
}

/** The seeds of a dandelion fly from the one in the hand. */
function blowSeeds({ subjects, relations }: Draft, from: number): boolean {
  const to = subjects.findIndex(({ thing }) => /^(?:dandelion|seedling)$/.test(thing));
  const puff = subjects[to];
  if (puff === undefined) return false;
  subjects[to] = { ...puff, thing: 'dandelion', count: 1, colour: null };
  const kept = relations.filter((one) => one.from !== to && one.to !== to);
  const seeds = add({ subjects, relations }, 'dandelion-seeds');
  relations.splice(0, relations.length, { from, kind: 'hold', to }, ...kept);
  relations.push({ from: seeds, kind: 'out-of', to: from });
  return true;
}

/** Candles are blown out on their cake, which is on a table. */
export function blowAt(draft: Draft, from: number): void {
  const { subjects, relations } = draft;
  if (blowSeeds(draft, from)) return;
  putCandlesOn(draft);
  const cake = subjects.findIndex(({ thing }) => /cake/.test(thing));
  if (cake === -1) {
    if (lightCake(draft)) {
      blowAt(draft, from);
      return;
    }
    // Who blows at a house or a sail has no bubbles.
    if (relations.some((one) => one.from === from && one.kind === 'at')) return;
    giveTool(draft, from, 'bubble-wand');
    if (!subjects.some(({ thing }) => thing === 'soap-bubbles'))
      relations.push({ from: add(draft, 'soap-bubbles'), kind: 'out-of', to: from });
    return;
  }
  const isAtCake = ({ from: who, to }: Relation) =>
    who === from && to !== null && /cake|candle/.test(subjects[to]?.thing ?? '');
  const kept = relations.filter((one) => !isAtCake(one));
  relations.splice(0, relations.length, ...kept);
  for (const [at, subject] of subjects.entries())
    if (subject.thing === 'candle') subjects[at] = { ...subject, count: 0 };
  const table = subjects.findIndex(({ thing }) => isTable(thing));
  const to = table === -1 ? add(draft, 'table') : table;
  relations.unshift({ from, kind: 'at', to });
  gatherGuests(draft, cake, to);
  if (!relations.some((one) => one.from === cake && one.kind === 'on'))
    relations.push({ from: cake, kind: 'on', to });
}

/** Who is beside the cake is on the other side of its table. */
function gatherGuests({ subjects, relations }: Draft, cake: number, table: number): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const who = from === cake ? to : to === cake ? from : null;
    if (kind !== 'next-to' || who === null || !isDrawnPerson(subjects[who]?.thing ?? '')) continue;
    relations[at] = { from: who, kind: 'around', to: table };
  }
}
