import { INDOORS } from '../scene/indoors.ts';
import type { Relation, Setting, Subject } from './scene-description.ts';

interface Cast {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
}

const CANDLELIGHT = /\bcandle-?\s?(?:lit|light)\b/iu;
const TABLE = /table$|^desk$/u;
const CANDLE = /candl|candelabr/u;
const SUBJECTS_MAX = 6;

const lit = (thing: string, count: number): Subject => ({
  thing,
  count,
  size: 'normal',
  colour: null,
  motions: [],
  states: ['glowing'],
  position: null,
  look: null,
});

/** By candlelight there are candles: on the table, otherwise on stands behind. */
export function byCandlelight<Of extends Cast>(cast: Of, prompt: string, setting: Setting): Of {
  const { subjects, relations } = cast;
  const isShown = subjects.some(({ thing }) => CANDLE.test(thing));
  if (!CANDLELIGHT.test(prompt) || isShown || !INDOORS.has(setting)) return cast;
  if (subjects.length === 0 || subjects.length >= SUBJECTS_MAX) return cast;
  const table = subjects.findIndex(({ thing }) => TABLE.test(thing));
  const candles = subjects.length;
  return table === -1
    ? { ...cast, subjects: [...subjects, { ...lit('candelabrum', 2), position: 'far' }] }
    : {
        ...cast,
        subjects: [...subjects, lit('table-candles', 1)],
        relations: [...relations, { from: candles, kind: 'on', to: table }],
      };
}
