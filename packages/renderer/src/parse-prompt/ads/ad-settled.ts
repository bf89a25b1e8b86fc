import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { PLAIN_LOOK, plainSubject } from '../description/plain-subject.ts';
import { isAnimate, isPerson, isVehicle } from '../kinds-of-things.ts';
import type { Look, Motion, Subject } from '../scene-description.ts';
import { COLOUR_WORDS } from '../words/colours.ts';

const VANS = /^(?:food-truck|camper-van|delivery-truck)$/u;
const HOUSES = /^(?:house|log-cabin|cottage|hotel|villa|modern-house|castle)$/u;
const GENERIC_VAN = 'minibus';

/** Names of one thing: "ice cream van, a vintage van"; a gesture beside who makes it. */
function namedOnce(found: FoundSubjects): FoundSubjects {
  const has = (test: (subject: Subject) => boolean) => found.subjects.some(test);
  const isSecond = ({ thing }: Subject) =>
    (thing === GENERIC_VAN && has((other) => VANS.test(other.thing))) ||
    (thing === 'chopsticks' && has((other) => other.thing === 'sushi')) ||
    (thing === 'fireplace' && has((other) => HOUSES.test(other.thing))) ||
    (thing === 'thumbs-up' && has((other) => isPerson(other.thing)));
  const at = found.subjects.findIndex(isSecond);
  if (at !== -1) return namedOnce(without(found, at, null));
  // "Smart TV ad, family watching a movie": they watch what is sold.
  const screen = found.subjects.findIndex(({ thing }) => thing === 'flat-tv');
  const second = found.subjects.findLastIndex(({ thing }) => thing === 'flat-tv');
  return second === screen ? found : without(found, second, screen);
}

const FABRIC = new RegExp(
  String.raw`\b(${Object.keys(COLOUR_WORDS).join('|')}|mustard) (?:velvet|linen|leather|wool|cotton|silk|suede|fabric|upholstery)\b`,
  'iu',
);
const COVERED = /^(?:sofa|armchair|chair|office-chair|gaming-chair|bed|handbag|wallet|backpack)$/u;
const MUSTARD = '#d9a520';

/** "A sofa in olive linen": the colour is that of the product rather than of the ad. */
function inFabric(found: FoundSubjects, prompt: string): FoundSubjects {
  const name = FABRIC.exec(prompt)?.[1]?.toLocaleLowerCase('en');
  const at = found.subjects.findIndex(({ thing }) => COVERED.test(thing));
  const one = found.subjects[at];
  if (name === undefined || one === undefined) return found;
  const code = COLOUR_WORDS[name];
  const told = code ?? COLOUR_WORDS.yellow;
  return {
    ...found,
    colours: found.colours.filter((colour) => colour !== told),
    subjects: found.subjects.with(at, { ...one, colour: code ?? MUSTARD }),
  };
}

const PUT_ON = /\b(?:puts?|putting|slips?|pulls?) (?:them|it) on\b|\bwear(?:s|ing) (?:them|it)\b/iu;
const WORN = /^(?:headphone|headphones|glasses|sunglasses|hat|cap|scarf|vr-headset)$/u;

/** "A woman puts them on": what is sold is worn rather than held. */
function putOn(found: FoundSubjects, prompt: string): FoundSubjects {
  if (!PUT_ON.test(prompt)) return found;
  return {
    ...found,
    relations: found.relations.map((relation) => {
      const thing = found.subjects[relation.to ?? -1]?.thing ?? '';
      return relation.kind === 'hold' && WORN.test(thing)
        ? { ...relation, kind: 'wear' as const }
        : relation;
    }),
  };
}

const SALON = /\bhair (?:salon|dresser)|\bbalayage\b|\bhaircut|\bbarber/iu;
const CLIENT: Look = { ...PLAIN_LOOK, gender: 'female' };

/** The chair of a salon, and in it whose hair is done, if nobody else is there. */
function inSalon(found: FoundSubjects, prompt: string): FoundSubjects {
  if (!SALON.test(prompt)) return found;
  const at = found.subjects.findIndex(({ thing }) => thing === 'chair');
  const chair = found.subjects[at];
  if (chair === undefined) return found;
  const seat = { ...chair, thing: 'barber-chair', count: 1, motions: [] };
  const subjects = found.subjects.with(at, seat);
  if (subjects.some(({ thing }) => isAnimate(thing))) return { ...found, subjects };
  const isMan = /\bbarber|\bbeard|\bmen/iu.test(prompt);
  const who: Subject = {
    ...plainSubject(isMan ? 'man' : 'woman'),
    states: ['happy'],
    look: { ...CLIENT, gender: isMan ? 'male' : 'female' },
  };
  return {
    ...found,
    subjects: [...subjects, who],
    phrasesOf: [...found.phrasesOf, []],
    relations: [...found.relations, { from: subjects.length, kind: 'on', to: at }],
  };
}

const OF_WINDOWS =
  /\bwindow (?:clean|blind|shade|shutter|film|install|replace|repair|frame)|\bdouble glazing\b|\bcurtains?\b/iu;

/** A window is part of the room, and tables of the restaurant. */
function withoutFittings(found: FoundSubjects, prompt: string): FoundSubjects {
  const isUsed = (at: number) => found.relations.some(({ from, to }) => from === at || to === at);
  const at = found.subjects.findIndex(
    ({ thing, count }, index) =>
      index > 0 &&
      !isUsed(index) &&
      ((thing === 'window' && !OF_WINDOWS.test(prompt)) || (thing === 'table' && count > 1)),
  );
  return at === -1 ? found : withoutFittings(without(found, at, null), prompt);
}

/** In a place, a cube beside a glass that has some would be a block of ice. */
function withoutCubes(found: FoundSubjects): FoundSubjects {
  const at = found.subjects.findIndex(({ thing }, index) => index > 0 && thing === 'ice');
  const isIced = /^(?:lemonade|iced-drink|tropical-drink|cup-with-straw)$/u.test(
    found.subjects[0]?.thing ?? '',
  );
  const isPlaced = found.relations.some(({ from, to }) => from === 0 && to === null);
  return at === -1 || !isIced || !isPlaced ? found : without(found, at, null);
}

/** In the rain the street of an ad has puddles of its own. */
function withoutPuddles(found: FoundSubjects, prompt: string): FoundSubjects {
  const at = found.subjects.findIndex(({ thing }, index) => index > 0 && thing === 'puddle');
  return at === -1 || !/\brain(?:y|ing)?\b/iu.test(prompt) ? found : without(found, at, null);
}

/** What turns or drives in the words of a brief is not the house, the roof or the screen. */
const STEADY =
  /^(?:solar-panel|solar-house|house|modern-house|villa|sofa|armchair|mattress|bed|(?:phone|laptop)-[a-z]+)$/u;
const NOT_THEIRS: ReadonlySet<Motion> = new Set<Motion>(['spin', 'drive', 'walk', 'run']);

function steady(found: FoundSubjects): FoundSubjects {
  return {
    ...found,
    subjects: found.subjects.map((subject) =>
      STEADY.test(subject.thing)
        ? { ...subject, motions: subject.motions.filter((motion) => !NOT_THEIRS.has(motion)) }
        : subject,
    ),
  };
}

const SEATED: ReadonlySet<string> = new Set(['wheelchair', 'stroller']);
const CARRIAGE = /^(?:train|tram|metro|subway|bullet-train|high-speed-train)$/u;

/** One is in a wheelchair, and not all the others; passengers are seen inside of the train. */
function inOwnSeat(found: FoundSubjects): FoundSubjects {
  const { subjects, relations } = found;
  const isSeat = (at: number | null) => SEATED.has(subjects[at ?? -1]?.thing ?? '');
  const isCrowd = (at: number) => (subjects[at]?.count ?? 1) > 1;
  const isTaken = relations.some(
    ({ from, kind, to }) => kind === 'in' && isSeat(to) && !isCrowd(from),
  );
  const seated = relations.filter(
    ({ from, kind, to }) => !(isTaken && kind === 'in' && isSeat(to) && isCrowd(from)),
  );
  const ride = seated.find(
    ({ from, kind, to }) =>
      kind === 'on' &&
      isPerson(subjects[from]?.thing ?? '') &&
      CARRIAGE.test(subjects[to ?? -1]?.thing ?? ''),
  );
  const kept = { ...found, relations: seated };
  return ride?.to == null ? kept : without(kept, ride.to, null);
}

/** A pug beside the van that comes to wash it is seen as well. */
function besideVans(found: FoundSubjects): FoundSubjects {
  if (!found.subjects.some(({ thing }) => isVehicle(thing))) return found;
  return {
    ...found,
    subjects: found.subjects.map((subject) =>
      isAnimate(subject.thing) && !isPerson(subject.thing) && subject.size === 'normal'
        ? { ...subject, size: 'big' as const }
        : subject,
    ),
  };
}

const SWARMS = /^(?:bat|crow|raven|owl|blackbird)$/u;

/** What circles over a house has the whole sky, and the house its full size. */
function overHouses(found: FoundSubjects): FoundSubjects {
  const thingAt = (at: number | null) => found.subjects[at ?? -1]?.thing ?? '';
  return {
    ...found,
    relations: found.relations.filter(
      ({ from, kind, to }) =>
        !(kind === 'over' && SWARMS.test(thingAt(from)) && thingAt(to) === 'haunted-house'),
    ),
  };
}

/** The cast of an ad, each of them once and as it is used. */
export function settledCast(found: FoundSubjects, prompt: string): FoundSubjects {
  const dry = withoutPuddles(withoutCubes(inOwnSeat(namedOnce(found))), prompt);
  const once = withoutFittings(dry, prompt);
  return steady(overHouses(besideVans(inSalon(putOn(inFabric(once, prompt), prompt), prompt))));
}
