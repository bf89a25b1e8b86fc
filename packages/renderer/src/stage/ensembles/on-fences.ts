import { isDrawnPerson } from '../../people/person.ts';
import { thingOf } from '../../things/things.ts';
import type { Draft } from '../draft.ts';

/** What is long enough to walk on, by what it is called. */
const LONG: Readonly<Record<string, string>> = { fence: 'long-fence', wall: 'long-wall' };

/** Animals up to this height go along the top of a fence; larger ones go along its foot. */
const LIGHT_METRES = 0.7;

/** Who is on a fence has a long one, and a cat that goes along it goes on its top. */
export function goOnFences({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, fence] = [subjects[from], subjects[to ?? -1]];
    const long = LONG[fence?.thing ?? ''];
    if (who === undefined || fence === undefined || to === null || long === undefined) continue;
    const own = thingOf(who.thing);
    const isLight = own?.anchors.mouth !== undefined && own.metres < LIGHT_METRES;
    if (isDrawnPerson(who.thing) || !isLight) continue;
    const isAlong = kind === 'along' || kind === 'across' || kind === 'cross';
    if (isAlong) relations[at] = { from, kind: 'on', to };
    if (isAlong || kind === 'on') subjects[to] = { ...fence, thing: long };
  }
}

export const isLong = (name: string): boolean => Object.values(LONG).includes(name);

/** What is low enough to go over it step by step. */
const LOW =
  /^(?:log|stump|rock|boulder|stone|branch|big-leaf|mushroom|brown-mushroom|book|books|keyboard|hand)$/;

/** Who crawls or walks over a log is on it, not above it. */
export function crawlOver({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const who = subjects[from];
    const own = thingOf(who?.thing ?? '');
    const isOnFoot = who?.motions.some((one) => one === 'crawl' || one === 'walk') === true;
    const isLight = own?.anchors.mouth !== undefined && own.metres < LIGHT_METRES;
    const isOver = kind === 'over' || kind === 'across' || kind === 'along' || kind === 'cross';
    if (isOver && isOnFoot && isLight && LOW.test(subjects[to ?? -1]?.thing ?? ''))
      relations[at] = { from, kind: 'on', to };
  }
}

/** Birds that eat at a feeder or drink from a bath stand on it, and on a scarecrow they rest. */
export function perchOnFeeders({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const isFor = /^bird-(?:bath|feeder)$/.test(subjects[to ?? -1]?.thing ?? '');
    const isBird = thingOf(subjects[from]?.thing ?? '')?.medium === 'air';
    if (kind === 'at' && isFor && isBird) relations[at] = { from, kind: 'on', to };
    const who = subjects[from];
    const isOnArm = kind === 'on' && subjects[to ?? -1]?.thing === 'scarecrow';
    if (isOnArm && isBird && who !== undefined)
      subjects[from] = { ...who, motions: ['sit'], states: [...who.states, 'sitting'] };
  }
}
