import { INDOORS } from '../../scene/indoors.ts';
import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { PLAIN_LOOK, plainSubject } from '../description/plain-subject.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { Subject } from '../scene-description.ts';
import { withScreen } from './ad-in-use.ts';
import { isSeenFromRoom } from './ad-outside.ts';
import { taughtIn } from './ad-taught.ts';
import { wareOf } from './businesses.ts';

/** People who dance, for what is an event rather than a thing. */
const DANCERS: Subject = {
  ...plainSubject('person'),
  count: 3,
  motions: ['dance'],
  look: PLAIN_LOOK,
};

const TOOLS: ReadonlySet<string> = new Set(['wrench', 'toolbox', 'hammer', 'drill']);

/** A home that is no house. */
export const FLAT = /\b(?:apartments?|flat|penthouse|loft|condo)\b/iu;

/** Stand for journeys that have no destination. */
const JOURNEYS: ReadonlySet<string> = new Set(['luggage', 'airplane']);

/** A journey is shown by where it goes: a landmark, or the place itself. */
function shownOfJourney(
  prompt: string,
  { votes }: FoundSubjects,
  landmark: string | undefined,
): readonly Subject[] | null {
  // Whose white houses are seen needs no temple before them.
  const isSeen = votes.some(({ setting }) => setting === 'white-village');
  if (landmark !== undefined && !isSeen) {
    // Over a city that is flown to is the plane.
    const isFlown = /\bairlines?\b|\bflights? to\b/iu.test(prompt);
    return [plainSubject(isFlown ? 'airplane' : landmark)];
  }
  if (/\bsafari\b/iu.test(prompt)) return [plainSubject('elephant')];
  const isNamed = votes.some(({ weight, setting }) => weight >= 2 && !INDOORS.has(setting));
  return isNamed || /northern lights|aurora/iu.test(prompt) ? [] : null;
}

const HIKERS: Subject = {
  ...plainSubject('person'),
  count: 2,
  motions: ['walk'],
  look: { ...PLAIN_LOOK, job: 'hiker' },
};

const SWIMMER: Subject = {
  ...plainSubject('child'),
  motions: ['swim'],
  look: { ...PLAIN_LOOK, job: 'swimmer' },
};

/** Where guests sit in the open air. */
const isAtTable = ({ setting }: FoundSubjects['votes'][number]) =>
  /^(?:terrace|beach|garden|balcony|harbour|rooftops)$/u.test(setting);

/** An ad without a thing shows what its business stands for. */
export function shownInAd(
  prompt: string,
  found: FoundSubjects,
  landmark: string | undefined,
): readonly Subject[] {
  const { subjects, votes } = found;
  const isRepaired = /\brepair|\bmechanics?\b|\bfixed\b/iu.test(prompt);
  const hasTools = subjects.some(({ thing }) => TOOLS.has(thing));
  if (subjects.length > 0)
    return isRepaired &&
      !hasTools &&
      subjects.length < 3 &&
      !subjects.some(({ thing }) => isPerson(thing))
      ? [...subjects, plainSubject('toolbox'), plainSubject('wrench')]
      : subjects;
  if (votes.some(({ setting }) => setting === 'poolside') || isSeenFromRoom(prompt)) return [];
  const taught = taughtIn(prompt);
  if (taught !== null) return taught;
  const stand = wareOf(prompt);
  // A flat is shown from inside.
  const thing = stand === 'house' && FLAT.test(prompt) ? null : stand;
  const journey = JOURNEYS.has(thing ?? '') ? shownOfJourney(prompt, found, landmark) : null;
  if (journey !== null) return journey;
  if (thing === 'swimmer') return [SWIMMER];
  if (thing === 'hikers') return [HIKERS];
  if (thing === 'fork-and-knife-with-plate' && votes.some(isAtTable))
    return [plainSubject('table-for-two')];
  const isTitled = thing === 'clapper-board' && votes.length > 0;
  if (thing === null || isTitled) return [];
  return thing === 'dancers' ? [DANCERS] : [plainSubject(withScreen(thing, prompt))];
}
