import { INDOORS } from '../../scene/indoors.ts';
import { SUBJECTS_MAX } from '../clauses/subject-drafts.ts';
import { plainSubject } from '../description/plain-subject.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { Relation, Setting, Subject, SubjectEffect } from '../scene-description.ts';
import { ON_BRANCH } from './in-the-open.ts';

interface Cast {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
  readonly effects: readonly SubjectEffect[];
}

const CANDLELIGHT = /\bcandle-?\s?(?:lit|light)\b/iu;
const TABLE = /table$|^desk$/u;
const CANDLE = /candl|candelabr|^table-for-two$/u;

const lit = (thing: string, count: number): Subject => ({
  ...plainSubject(thing),
  count,
  states: ['glowing'],
});

/** Where one is by candlelight if nothing else is said: at home. */
export function placeByCandlelight(
  prompt: string,
  place: Setting,
  votes: readonly { readonly weight: number }[],
): Setting {
  const isNamed = votes.some(({ weight }) => weight >= 2) || ON_BRANCH.test(prompt);
  return CANDLELIGHT.test(prompt) && !isNamed && !INDOORS.has(place) ? 'room' : place;
}

/** By candlelight there are candles: on the table, otherwise on stands behind. */
export function byCandlelight<Of extends Cast>(cast: Of, prompt: string, setting: Setting): Of {
  const { subjects, relations } = cast;
  const isShown = subjects.some(({ thing }) => CANDLE.test(thing));
  const isOnBranch = subjects.some(({ thing }) => thing === 'branch');
  if (!CANDLELIGHT.test(prompt) || isShown || !(isOnBranch || INDOORS.has(setting))) return cast;
  if (subjects.length === 0 || subjects.length >= SUBJECTS_MAX) return cast;
  const table = subjects.findIndex(({ thing }) => TABLE.test(thing));
  const candles = subjects.length;
  const isPeople = subjects.some(({ thing }) => isPerson(thing));
  if (table === -1 && isPeople)
    return { ...cast, subjects: [...subjects, { ...lit('candelabrum', 2), position: 'far' }] };
  return table === -1
    ? {
        ...cast,
        subjects: [...subjects, lit('candle', 1)],
        relations: [
          ...relations,
          isOnBranch
            ? {
                from: candles,
                kind: 'on',
                to: subjects.findIndex(({ thing }) => thing === 'branch'),
              }
            : { from: candles, kind: 'next-to', to: 0 },
        ],
        effects: [...cast.effects, { kind: 'flames', from: candles }],
      }
    : {
        ...cast,
        subjects: [...subjects, lit('table-candles', 1)],
        relations: [...relations, { from: candles, kind: 'on', to: table }],
      };
}
