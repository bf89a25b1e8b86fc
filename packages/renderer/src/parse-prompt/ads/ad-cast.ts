import { wordsIn } from '../../word-list.ts';
import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { isKin, isRidden, oneOf } from '../clauses/one-product.ts';
import { without } from '../clauses/without-subject.ts';
import { plainSubject } from '../description/plain-subject.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import type { Relation, Subject } from '../scene-description.ts';
import { aroundProduct } from './ad-around.ts';
import { atTheirTrade, atWhatIsBroken, inLather, onTheirOwn, onWhatIsSold } from './ad-at-work.ts';
import { withColour } from './ad-coloured.ts';
import { counted, drawnOnce, PLURAL, SCATTERED } from './ad-counts.ts';
import { inHand } from './ad-in-hand.ts';
import { aroundWearer, inScene, shod } from './ad-in-scene.ts';
import { handedOver, inOnePiece, onScreen, usedByPeople, worn } from './ad-in-use.ts';
import { onTheirInstrument } from './ad-lessons.ts';
import { ownLine } from './ad-lines.ts';
import { flavoured, inShades } from './ad-meant.ts';
import { inRows } from './ad-rows.ts';
import { settledCast } from './ad-settled.ts';
import { asTold, atOwnDesk, pointingAt } from './ad-told.ts';
import { unboxed } from './ad-unboxed.ts';
import { unpacked } from './ad-unpacked.ts';
import { inVariants, withPhone } from './ad-variants.ts';
import { withoutWanted } from './ad-wanted.ts';
import {
  assorted,
  bursting,
  shared,
  withEffects,
  withoutMakers,
  withPlayers,
  withWares,
} from './ad-wares.ts';
import { withoutGenus } from './genus.ts';
import { servesSeated } from './in-their-chair.ts';

const listed = (text: string): ReadonlySet<string> => new Set(wordsIn(text));
function together(thing: string, one: Subject, other: Subject): Subject {
  return {
    ...one,
    thing,
    // "For homeless dogs, a sad dog": the second tells what is shown.
    count: one.count === PLURAL ? other.count : Math.max(one.count, other.count),
    colour: other.colour ?? one.colour,
    size: other.size === 'normal' ? one.size : other.size,
    states: [...new Set([...one.states, ...other.states])],
    motions: [...new Set([...one.motions, ...other.motions])],
    position: other.position ?? one.position,
  };
}

/** "Cream, serum and sunscreen" are sold together, each of them. */
function isListed(found: FoundSubjects, phrases: readonly TaggedPhrase[]): boolean {
  const [last] = found.phrasesOf.at(-1) ?? [];
  const before = phrases.slice(Math.max(0, (last ?? 0) - 3), last ?? 0);
  return found.subjects.length > 1 && before.some(({ text }) => text === 'and' || text === '&');
}

const CUPS = listed('hot-beverage teacup-without-handle');

/** "Watch ad, silver watch", "beer ad, cold bottle": the product is named twice and shown once. */
function withoutRepeats(
  found: FoundSubjects,
  phrases: readonly TaggedPhrase[],
  isFirst = true,
): FoundSubjects {
  const isList = isListed(found, phrases);
  const isBag = (at: number) =>
    (found.phrasesOf[at] ?? []).some((own) => /\bbags?\b/u.test(phrases[own]?.text ?? ''));
  for (const [at, one] of found.subjects.entries()) {
    for (const [second, other] of found.subjects.entries()) {
      const isOther = second > at && !isRidden(found, second);
      const thing = isOther ? oneOf(one.thing, other.thing) : null;
      // "Coffee subscription, bag of beans and a mug": the business is shown once, by the first of them.
      const isKind =
        thing !== null &&
        one.thing !== other.thing &&
        (isFirst ? at > 0 : true) &&
        one.thing !== 'watch';
      if (thing === null || (isKind && isKin(one.thing, other.thing))) continue;
      if (isList && one.thing !== other.thing && isKin(one.thing, other.thing)) continue;
      // A bag of coffee stands beside the cup.
      if (one.thing === 'coffee-bag' && CUPS.has(other.thing) && isBag(at)) continue;
      const subjects = found.subjects.with(at, together(thing, one, other));
      return withoutRepeats(without({ ...found, subjects }, second, at), phrases, false);
    }
  }
  return found;
}

/** What stands for a business that other things of the prompt show better. */
const STAND_INS = listed('mobile-phone hotel hospital school bank factory department-store');
const isDummy = (thing: string) => STAND_INS.has(thing) || thing.startsWith('phone-');
/** After the name of a thing they make it that of a business: a pizza place. */
const BUSINESS_NOUNS = listed(`
  place shop store restaurant bar stand house studio service app school course class salon club
  rental repair festival agency market lounge joint tour tours grooming groomer sitter sitting walking
  walker training trainer dealership dealer showroom hotel daycare café cafe clinic insurance delivery photography
`);

/** Names of many things, of which others of the prompt are some. */
const GENERIC = listed(`
  toy furniture garden-furniture home-furniture toys tools snacks snack cosmetics jewellery jewelry
  skincare skin-care groceries sportswear fashion clothes electronics gifts plants coupon voucher flowers fruit drinks desserts
`);

function isGeneric(found: FoundSubjects, phrases: readonly TaggedPhrase[]): boolean {
  const own = found.phrasesOf[0] ?? [];
  const isOne = (at: number) => GENERIC.has(phrases[at]?.text ?? '');
  // "Garden furniture" is furniture.
  return own.some(isOne) && own.every((at) => isOne(at) || phrases[at]?.role === 'attribute');
}

function isStandIn(found: FoundSubjects, phrases: readonly TaggedPhrase[]): boolean {
  const [first] = found.subjects;
  if (first === undefined) return false;
  // "Teacher and students" are both shown.
  const [own, other] = [found.phrasesOf[0]?.at(-1) ?? -1, found.phrasesOf[1]?.[0] ?? 0];
  const between = phrases.slice(own + 1, other);
  if (between.length > 0 && !between.some(({ role }) => role === 'stop' || role === 'comma'))
    return false;
  const next = phrases[Math.max(-1, ...(found.phrasesOf[0] ?? [])) + 1]?.text ?? '';
  return (
    isDummy(first.thing) ||
    BUSINESS_NOUNS.has(next) ||
    isGeneric(found, phrases) ||
    (first.look?.job ?? null) !== null
  );
}

/** A telephone that is to be seen. */
const ON_PHONE =
  /\bphone (?:screen|mock-?up|in the|display|showing|shows|in front|beside|next to)|\bon (?:an?|the|her|his) (?:smart)?phone\b/iu;
const TRADES_SOLD = listed('florist baker butcher jeweller jeweler tailor optician photographer');

/** "Fitness app, runner at dawn", "for a dentist, happy family": who or what is shown is what comes after. */
function withoutStandIn(
  found: FoundSubjects,
  phrases: readonly TaggedPhrase[],
  prompt: string,
): FoundSubjects {
  const [first, ...others] = found.subjects;
  if (first === undefined || others.length === 0 || !isStandIn(found, phrases)) return found;
  if (isDummy(first.thing) && ON_PHONE.test(prompt)) return found;
  const tool = found.relations.find(({ from, kind }) => from === 0 && kind === 'hold')?.to ?? null;
  const isUsed =
    servesSeated(found) ||
    found.relations.some(({ from, to }) => to === 0 || (from === 0 && to !== null && to !== tool));
  const shown = others.filter((_, at) => at + 1 !== tool);
  // The couple of an invitation is not in the picture.
  if (first.look?.job === 'newlyweds' && !isUsed && shown.length > 0)
    return without(found, 0, null);
  // "Florist story, tulips in a vase": the flowers are shown.
  const isTrade = TRADES_SOLD.has(first.look?.job ?? '') && first.motions.length === 0;
  const isActor = isPerson(first.thing) && !isTrade && !shown.some(({ thing }) => isAnimate(thing));
  const isActive = first.motions.length > 0 && isPerson(first.thing);
  const isGarnish = !isPerson(first.thing) && !shown.some(({ thing }) => isAnimate(thing));
  if (isUsed || isActor || isActive || shown.length === 0) return found;
  if (isGarnish && !isDummy(first.thing) && !isGeneric(found, phrases)) return found;
  const rest = tool === null ? found : without(found, tool, null);
  return without(rest, 0, null);
}

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
const BOOKS = listed('books open-book');

/** A bottle on a shelf is near, on what is in front of the room; books stand on shelves. */
function withoutBoards(found: FoundSubjects): FoundSubjects {
  const hasBooks = found.subjects.some(({ thing }) => BOOKS.has(thing));
  const hasPeople = found.subjects.some(({ thing }) => isAnimate(thing));
  const board = found.subjects.findIndex(
    ({ thing }) =>
      BOARDS.has(thing) ||
      (thing === 'shelf' && !hasBooks) ||
      (thing === 'shop-counter' && !hasPeople),
  );
  // Shelves that are named first are those of the shop.
  if (
    board === -1 ||
    found.subjects.length < 2 ||
    BOARDS.has(found.subjects[board === 0 ? 0 : -1]?.thing ?? '')
  )
    return found;
  const rest = without(found, board, null);
  // The shelf of a bathroom still says where it is.
  return { ...rest, relations: [...rest.relations, { from: 0, kind: 'on', to: null }] };
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

/** Things beside the product are placed by the layout of the ad, not by one another. */
function amongOthers(found: FoundSubjects): FoundSubjects {
  const isThing = (at: number | null) => {
    const thing = found.subjects[at ?? -1]?.thing;
    return thing !== undefined && !isAnimate(thing);
  };
  // On one rock it stands, among several it lies.
  const isOnRock = ({ kind, to }: Relation) => {
    const under = found.subjects[to ?? -1];
    return kind === 'on' && under?.thing === 'rock' && under.count === 1;
  };
  const isFree = ({ from, kind, to }: Relation) => {
    const isScattered =
      !isOnRock({ from, kind, to }) && SCATTERED.has(found.subjects[to ?? -1]?.thing ?? '');
    const isStrewn =
      kind === 'in' && /^(?:hop-cone|aloe)$/u.test(found.subjects[from]?.thing ?? '');
    const isUnder = isStrewn || ((kind === 'on' || kind === 'in') && isScattered);
    const isRunning = found.subjects[from]?.thing === 'drizzle';
    return isThing(from) && isThing(to) && !isRunning && (isUnder || kind === 'next-to');
  };
  const bases = new Set(found.relations.filter(isOnRock).map(({ to }) => to));
  return {
    ...found,
    // What something stands on is wider than it.
    subjects: found.subjects.map((one, at) =>
      bases.has(at) ? { ...one, size: 'big' as const } : one,
    ),
    relations: found.relations.filter((relation) => !isFree(relation)),
  };
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
  const isAsked = /^(?:plant|help|rent|give)\b/u.test(line);
  const isSaid = isAsked && line.split(' ').includes(at) && found.subjects.length > 1 && !isUsed;
  return isSaid ? without(found, 0, null) : found;
}

/** Who and what an ad shows: the product once, and not what only says whose ad it is. */
export function castOfAd(
  found: FoundSubjects,
  prompt: string,
  phrases: readonly TaggedPhrase[],
): FoundSubjects {
  const told = asTold(found, prompt, phrases);
  const safe = inHand(bursting(flavoured(told, phrases), prompt), prompt);
  const effective = withEffects(shared(withoutMakers(safe)));
  const used = worn(inOnePiece(inLotus(inShades(effective, prompt))));
  const one = withoutGenus(used, phrases);
  const own = withoutStandIn(withoutSaid(withoutWanted(one), prompt, phrases), phrases, prompt);
  const shown = withoutBoards(
    withoutRepeats(assorted(withWares(own, phrases), phrases, prompt), phrases),
  );
  const home = shown.subjects.findIndex(({ thing }) => /^(?:house|modern-house)$/u.test(thing));
  const isInside = /\b(?:apartment|flat|penthouse|loft|condo)\b/iu.test(prompt) && home >= 0;
  const inside = drawnOnce(counted(isInside ? without(shown, home, null) : shown, prompt));
  const cast = amongOthers(unpacked(inBunches(withColour(inside, prompt))));
  const atWork = usedByPeople(
    atTheirTrade(aroundWearer(shod(atWhatIsBroken(handedOver(unboxed(inLather(cast), prompt)))))),
  );
  const settled = settledCast(onTheirInstrument(pointingAt(atOwnDesk(atWork)), prompt), prompt);
  const shownAs = onTheirOwn(onWhatIsSold(aroundProduct(settled), prompt));
  const onPhone = withPhone(inScene(shownAs, prompt), prompt, plainSubject('mobile-phone'));
  return inVariants(inRows(withPlayers(onScreen(onPhone, prompt)), prompt), prompt);
}
