import type { RelationKind } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { thingOf } from '../../things/things.ts';
import type { Draft } from '../draft.ts';

/** What things are pushed off. */
const TOPS = /table|desk|shelf|counter|piano|fridge/;

const STRIKES: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'push',
  'into',
  'towards',
  'through',
  'at',
  'kick',
]);

/** Animals that jump onto tables. */
const LIGHT_METRES = 0.7;

/** "A cat knocks a glass off the table": she is on it, and it falls down beside it. */
export function knockOff(draft: Draft): void {
  strikePins(draft);
  const { subjects, relations } = draft;
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, fallen] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'push' || who === undefined || to === null || fallen === undefined) continue;
    const off = relations.find((one) => one.from === to && one.kind === 'out-of');
    const isTop = TOPS.test(subjects[off?.to ?? -1]?.thing ?? '');
    if (off?.to == null || !(isTop || fallen.motions.includes('fall'))) continue;
    subjects[to] = { ...fallen, motions: ['fall'] };
    const isLight = !isDrawnPerson(who.thing) && (thingOf(who.thing)?.metres ?? 1) < LIGHT_METRES;
    const motions = who.motions.filter((motion) => motion !== 'walk');
    subjects[from] = { ...who, motions };
    relations[at] = { from, kind: isLight ? 'on' : 'at', to: off.to };
  }
}

/** Pins that a ball is rolled at are drawn as it hits them. */
function strikePins({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const [ball, pins] = [subjects[from], subjects[to ?? -1]];
    if (to === null || ball?.thing !== 'bowling-ball' || pins?.thing !== 'bowling-pins') continue;
    if (!STRIKES.has(kind)) continue;
    subjects[to] = { ...pins, thing: 'struck-pins', count: 1, motions: [], states: [] };
    subjects[from] = { ...ball, count: 0 };
  }
}
