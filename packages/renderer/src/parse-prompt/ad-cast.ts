import { wordsIn } from '../word-list.ts';
import type { FoundSubjects } from './find-subjects.ts';
import { isAnimate, isPerson, isVehicle } from './kinds-of-things.ts';
import { oneOf } from './one-product.ts';
import type { Motion, Relation, Subject } from './scene-description.ts';
import type { TaggedPhrase } from './tag-phrases.ts';
import { valuesIn } from './vocabulary.ts';
import { ownLine } from './words/ads.ts';

const listed = (text: string): ReadonlySet<string> => new Set(wordsIn(text));

function together(thing: string, one: Subject, other: Subject): Subject {
  return {
    ...one,
    thing,
    count: Math.max(one.count, other.count),
    colour: other.colour ?? one.colour,
    size: other.size === 'normal' ? one.size : other.size,
    states: [...new Set([...one.states, ...other.states])],
    motions: [...new Set([...one.motions, ...other.motions])],
    position: other.position ?? one.position,
  };
}

/** The cast with the subject at `gone` taken out; what was said of it is said of `heir`, if there is one. */
function without(found: FoundSubjects, gone: number, heir: number | null): FoundSubjects {
  const moved = (at: number) => (at > gone ? at - 1 : at);
  const placed = (at: number) => (at === gone ? heir : at);
  const relations = found.relations.flatMap(({ from, kind, to }) => {
    const [start, end] = [placed(from), to === null ? null : placed(to)];
    const isLost = start === null || (to !== null && end === null) || start === end;
    if (isLost || start === null) return [];
    return [{ from: moved(start), kind, to: end === null ? null : moved(end) }];
  });
  const phrases = found.phrasesOf[gone] ?? [];
  return {
    ...found,
    subjects: found.subjects.filter((_, at) => at !== gone),
    phrasesOf: found.phrasesOf
      .map((own, at) => (at === heir ? [...own, ...phrases] : own))
      .filter((_, at) => at !== gone),
    relations,
    effects: found.effects.flatMap(({ kind, from }) => {
      const own = from === null ? null : placed(from);
      if (from !== null && own === null) return [];
      return [{ kind, from: own === null ? null : moved(own) }];
    }),
  };
}

/** "Watch ad, silver watch", "beer ad, cold bottle": the product is named twice and shown once. */
function withoutRepeats(found: FoundSubjects): FoundSubjects {
  for (const [at, one] of found.subjects.entries()) {
    for (const [second, other] of found.subjects.entries()) {
      const thing = second > at ? oneOf(one.thing, other.thing) : null;
      if (thing === null) continue;
      const subjects = found.subjects.with(at, together(thing, one, other));
      return withoutRepeats(without({ ...found, subjects }, second, at));
    }
  }
  return found;
}

/** What stands for a business that other things of the prompt show better. */
const STAND_INS = listed('mobile-phone hotel hospital school bank factory department-store');
/** After the name of a thing they make it that of a business: a pizza place. */
const BUSINESS_NOUNS = listed(`
  place shop store restaurant bar stand house studio service app school course class salon club
  rental repair festival agency market lounge joint tour tours
`);

/** Names of many things, of which others of the prompt are some. */
const GENERIC = listed(`
  toy furniture garden-furniture home-furniture toys tools snacks snack cosmetics jewellery jewelry
  skincare skin-care groceries sportswear fashion clothes electronics gifts plants
`);

function isGeneric(found: FoundSubjects, phrases: readonly TaggedPhrase[]): boolean {
  return (found.phrasesOf[0] ?? []).some((at) => GENERIC.has(phrases[at]?.text ?? ''));
}

function isStandIn(found: FoundSubjects, phrases: readonly TaggedPhrase[]): boolean {
  const [first] = found.subjects;
  if (first === undefined) return false;
  const next = phrases[Math.max(-1, ...(found.phrasesOf[0] ?? [])) + 1]?.text ?? '';
  return (
    STAND_INS.has(first.thing) ||
    BUSINESS_NOUNS.has(next) ||
    isGeneric(found, phrases) ||
    (first.look?.job ?? null) !== null
  );
}

/** "Fitness app, runner at dawn", "for a dentist, happy family": who or what is shown is what comes after. */
function withoutStandIn(found: FoundSubjects, phrases: readonly TaggedPhrase[]): FoundSubjects {
  const [first, ...others] = found.subjects;
  if (first === undefined || others.length === 0 || !isStandIn(found, phrases)) return found;
  const tool = found.relations.find(({ from, kind }) => from === 0 && kind === 'hold')?.to ?? null;
  const isUsed = found.relations.some(
    ({ from, to }) => to === 0 || (from === 0 && to !== null && to !== tool),
  );
  const shown = others.filter((_, at) => at + 1 !== tool);
  const isActor = isPerson(first.thing) && !shown.some(({ thing }) => isAnimate(thing));
  const isActive = first.motions.length > 0 && isPerson(first.thing);
  const isGarnish = !isPerson(first.thing) && !shown.some(({ thing }) => isAnimate(thing));
  if (isUsed || isActor || isActive || shown.length === 0) return found;
  if (isGarnish && !STAND_INS.has(first.thing) && !isGeneric(found, phrases)) return found;
  const rest = tool === null ? found : without(found, tool, null);
  return without(rest, 0, null);
}

/** "Skateboard shop, boy doing a jump": somebody shows what the shop sells. */
function withWares(found: FoundSubjects, phrases: readonly TaggedPhrase[]): FoundSubjects {
  if (found.subjects.length === 0 || found.subjects.some(({ thing }) => !isAnimate(thing)))
    return found;
  const at = phrases.findIndex(
    ({ role }, place) => role === 'attribute' && SELLERS.has(phrases[place + 1]?.text ?? ''),
  );
  const thing = valuesIn(phrases[at]?.meanings ?? [], 'thing')[0];
  const [first] = found.subjects;
  if (thing === undefined || first === undefined || isAnimate(thing)) return found;
  const ware: Subject = { ...first, thing, count: 1, motions: [], states: [], look: null };
  const ridden = isVehicle(thing)
    ? [{ from: 0, kind: 'ride', to: found.subjects.length } as const]
    : [];
  return {
    ...found,
    subjects: [...found.subjects, { ...ware, colour: null, size: 'normal' }],
    phrasesOf: [...found.phrasesOf, [at]],
    relations: [...found.relations, ...ridden],
  };
}

const SELLERS = listed('shop store brand company');

/** Who does yoga is the one who is shown. */
function inLotus(found: FoundSubjects): FoundSubjects {
  const lotus = found.subjects.findIndex(({ thing }) => thing === 'person-in-lotus-position');
  const other = found.subjects.findIndex(
    ({ thing }, at) => at !== lotus && isPerson(thing) && thing !== 'child',
  );
  const [one, who] = [found.subjects[lotus], found.subjects[other]];
  if (one === undefined || who === undefined) return found;
  const subjects = found.subjects.with(other, { ...who, thing: one.thing, states: one.states });
  return without({ ...found, subjects }, lotus, null);
}

/** What a product stands on in the studio anyway. */
const BOARDS = listed('plank');

function withoutBoards(found: FoundSubjects): FoundSubjects {
  const board = found.subjects.findIndex(({ thing }) => BOARDS.has(thing));
  return board > 0 ? without(found, board, null) : found;
}

/** Products whose colour is what is sold. */
const COLOURED = listed('nail-polish lipstick electric-car sports-car paint-can');

function withColour(found: FoundSubjects): FoundSubjects {
  const [colour] = found.colours;
  if (colour === undefined) return found;
  return {
    ...found,
    subjects: found.subjects.map((subject) =>
      COLOURED.has(subject.thing) ? { ...subject, colour: subject.colour ?? colour } : subject,
    ),
  };
}

/** Flowers are sold by the bunch. */
function inBunches(found: FoundSubjects): FoundSubjects {
  const isFree = (at: number) => !found.relations.some(({ from, to }) => from === at || to === at);
  return {
    ...found,
    subjects: found.subjects.map((subject, at) =>
      subject.thing === 'rose' && subject.count > 1 && isFree(at)
        ? { ...subject, thing: 'bouquet-of-roses', count: 1 }
        : subject,
    ),
  };
}

/** What lies around a product rather than under it. */
const SCATTERED = listed(`
  rock herb blossom rose cherry-blossom tulip ice lemon maple-leaf fallen-leaf red-heart coin bouquet
  spiral-shell strawberry hibiscus
`);

/** Things beside the product are placed by the layout of the ad, not by one another. */
function amongOthers(found: FoundSubjects): FoundSubjects {
  const isThing = (at: number | null) => {
    const thing = found.subjects[at ?? -1]?.thing;
    return thing !== undefined && !isAnimate(thing);
  };
  const isFree = ({ from, kind, to }: Relation) => {
    const isScattered = SCATTERED.has(found.subjects[to ?? -1]?.thing ?? '');
    const isUnder = (kind === 'on' || kind === 'in') && isScattered;
    return isThing(from) && isThing(to) && (isUnder || kind === 'next-to');
  };
  return { ...found, relations: found.relations.filter((relation) => !isFree(relation)) };
}

/** "Plant a tree": what the headline says is not shown beside what the ad shows. */
function withoutSaid(
  found: FoundSubjects,
  prompt: string,
  phrases: readonly TaggedPhrase[],
): FoundSubjects {
  const line = ownLine(prompt)?.toLocaleLowerCase('en') ?? '';
  const at = phrases[found.phrasesOf[0]?.[0] ?? -1]?.text ?? ' ';
  const isUsed = found.relations.some(({ from, to }) => from === 0 || to === 0);
  const isSaid = line.split(' ').includes(at) && found.subjects.length > 1 && !isUsed;
  return isSaid ? without(found, 0, null) : found;
}

const PLURAL = 3;
/** Large in the picture, so that one of them is enough for several. */
const SHOWN_ONCE = listed(`
  jacket hoodie t-shirt dress sofa armchair bed mattress automobile electric-car sports-car bicycle
  house modern-house laptop tablet handbag solar-panel stroller delivery-truck office-chair monitor
`);

/** "About dragons" is told by one of them; foam is on all sides. */
function counted(found: FoundSubjects, prompt: string): FoundSubjects {
  const isAbout = /\b(?:about|game|movie|film) (?:\p{L}+ ){0,2}\p{L}+s\b/iu.test(prompt);
  return {
    ...found,
    subjects: found.subjects.map((subject, at) => {
      const isFestive = /\b(?:christmas|xmas)\b/iu.test(prompt);
      if (subject.thing === 'deciduous-tree' && isFestive)
        return { ...subject, thing: 'christmas-tree' };
      if (subject.thing === 'foam') return { ...subject, count: PLURAL };
      if (SHOWN_ONCE.has(subject.thing) && subject.count === PLURAL)
        return { ...subject, count: 1 };
      const isKind = at === 0 && subject.count === PLURAL && isAnimate(subject.thing);
      return isAbout && isKind ? { ...subject, count: 1 } : subject;
    }),
  };
}

const TRADES: Readonly<Record<string, Motion>> = { runner: 'run', jogger: 'run', dancer: 'dance' };

/** A runner in an ad runs, unless something else is said of them. */
function atTheirTrade(found: FoundSubjects): FoundSubjects {
  return {
    ...found,
    subjects: found.subjects.map((subject, at) => {
      const motion = TRADES[subject.look?.job ?? ''];
      const isBusy = found.relations.some(({ from, to }) => from === at && to !== null);
      const isIdle = subject.motions.length === 0 && subject.states.length === 0 && !isBusy;
      return motion !== undefined && isIdle ? { ...subject, motions: [motion] } : subject;
    }),
  };
}

/** Who and what an ad shows: the product once, and not what only says whose ad it is. */
export function castOfAd(
  found: FoundSubjects,
  prompt: string,
  phrases: readonly TaggedPhrase[],
): FoundSubjects {
  const own = withoutStandIn(withoutSaid(inLotus(found), prompt, phrases), phrases);
  const shown = withoutBoards(withoutRepeats(withWares(own, phrases)));
  return atTheirTrade(amongOthers(inBunches(withColour(counted(shown, prompt)))));
}
