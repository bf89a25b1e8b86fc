import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { isWorn } from '../clauses/relate.ts';
import { without } from '../clauses/without-subject.ts';
import { isPerson, isVehicle } from '../kinds-of-things.ts';
import type { Garment, Motion, RelationKind, Subject } from '../scene-description.ts';
import { screenFor } from '../words/screens.ts';

/** Drawings that are the same as what somebody wears. */
const GARMENTS: Readonly<Record<string, Garment>> = {
  dress: 'dress',
  jacket: 'coat',
  coat: 'coat',
  hoodie: 'shirt',
  't-shirt': 'shirt',
  hat: 'hat',
  cap: 'hat',
  'billed-cap': 'hat',
  'womans-hat': 'hat',
  scarf: 'scarf',
  pyjamas: 'one-piece',
};

const WORN_COLOUR = '#ef5d7a';

/** "Dress ad, woman in a yellow dress": what somebody wears is not shown a second time. */
export function worn(found: FoundSubjects): FoundSubjects {
  const clothes = new Set(
    found.subjects.flatMap(({ look }) => (look?.clothes ?? []).map(({ garment }) => garment)),
  );
  const at = found.subjects.findIndex(({ thing }) => {
    const garment = GARMENTS[thing];
    return garment !== undefined && clothes.has(garment);
  });
  return at === -1 ? found : worn(without(found, at, null));
}

/** A suit of one piece is nothing beside who wears it: "baby in a yellow onesie". */
export function inOnePiece(found: FoundSubjects): FoundSubjects {
  const isSuit = (at: number | null) => found.subjects[at ?? -1]?.thing === 'pyjamas';
  const wears = found.relations.find(
    ({ from, kind, to }) =>
      isSuit(to) &&
      (kind === 'in' || kind === 'wear') &&
      isPerson(found.subjects[from]?.thing ?? ''),
  );
  const person = found.subjects[wears?.from ?? -1];
  if (wears === undefined || person?.look == null) return found;
  const colour = found.subjects[wears.to ?? -1]?.colour ?? WORN_COLOUR;
  const clothes = [
    ...person.look.clothes,
    { garment: 'shirt' as const, colour },
    { garment: 'trousers' as const, colour },
  ];
  const subjects = found.subjects.with(wears.from, {
    ...person,
    look: { ...person.look, clothes },
  });
  return withoutSuits({ ...found, subjects });
}

function withoutSuits(found: FoundSubjects): FoundSubjects {
  const suit = found.subjects.findIndex(({ thing }) => thing === 'pyjamas');
  return suit === -1 ? found : withoutSuits(without(found, suit, null));
}

const HANDED = /^(?:key|gift-card)$/u;

/** "A couple getting the keys to their house" has them in hand. */
export function handedOver(found: FoundSubjects): FoundSubjects {
  const { subjects, relations } = found;
  const key = subjects.findIndex(({ thing }) => HANDED.test(thing));
  const who = subjects.findIndex(({ thing }) => isPerson(thing));
  const isTied = relations.some(
    ({ from, to }) => (from === key && isPerson(subjects[to ?? -1]?.thing ?? '')) || to === key,
  );
  if (key === -1 || who === -1 || isTied) return found;
  const free = relations.filter(({ from }) => from !== key);
  return { ...found, relations: [...free, { from: who, kind: 'hold', to: key }] };
}

/** "Dress sale, model on the beach": who is shown wears what is sold. */
function dressed(found: FoundSubjects, who: number): FoundSubjects | null {
  const [product] = found.subjects;
  const person = found.subjects[who];
  const garment = GARMENTS[product?.thing ?? ''];
  if (product === undefined || person?.look == null || garment === undefined) return null;
  const colour = product.colour ?? found.colours[0] ?? WORN_COLOUR;
  const clothes = [...person.look.clothes, { garment, colour }];
  const subjects = found.subjects.with(who, { ...person, look: { ...person.look, clothes } });
  return without({ ...found, subjects }, 0, null);
}

const WITH_SCREEN = /^(?:mobile-phone|laptop|tablet|desktop-computer|monitor)$/u;
const ON_SCREEN =
  /^(?:chart-increasing|chart-decreasing|bar-chart|world-map|speech-balloon|calendar|musical-note|musical-notes|check-mark|gear|envelope|red-heart)$/u;
const IS_APP =
  /\bapps?\b|saas|software|dashboard|\bapi\b|\bsdk\b|online|website|course|platform|on (?:the|its|a) screen|subscription|tool\b/iu;

const DEVICES: Readonly<Record<string, string>> = { 'mobile-phone': 'phone', laptop: 'laptop' };

/** The drawing of a telephone or laptop on which an app is seen; other things stay as they are. */
export function withScreen(thing: string, prompt: string): string {
  const device = DEVICES[thing];
  return device === undefined || !IS_APP.test(prompt) ? thing : `${device}-${screenFor(prompt)}`;
}

/** The telephone or laptop of an app shows what the app is for. */
export function onScreen(found: FoundSubjects, prompt: string): FoundSubjects {
  const device = found.subjects.findIndex(({ thing }) => WITH_SCREEN.test(thing));
  if (device === -1) return found;
  const shown = found.subjects.findIndex(({ thing }) => ON_SCREEN.test(thing));
  if (shown !== -1) return onScreen(without(found, shown, null), prompt);
  const one = found.subjects[device];
  const isHeld = found.relations.some(
    ({ from, to }) => to === device && isPerson(found.subjects[from]?.thing ?? ''),
  );
  if (one === undefined || isHeld) return found;
  const thing = withScreen(one.thing, prompt);
  return { ...found, subjects: found.subjects.with(device, { ...one, thing }) };
}

/** The cast with one of them first, as who the ad is about. */
function led(found: FoundSubjects, by: number): FoundSubjects {
  const moved = (at: number) => (at === by ? 0 : at < by ? at + 1 : at);
  const sorted = <Of>(list: readonly Of[]): Of[] => [
    ...list.slice(by, by + 1),
    ...list.slice(0, by),
    ...list.slice(by + 1),
  ];
  return {
    ...found,
    subjects: sorted(found.subjects),
    phrasesOf: sorted(found.phrasesOf),
    relations: found.relations.map(({ from, kind, to }) => ({
      from: moved(from),
      kind,
      to: to === null ? null : moved(to),
    })),
    effects: found.effects.map(({ kind, from }) => ({
      kind,
      from: from === null ? null : moved(from),
    })),
  };
}

const RIDES: ReadonlySet<Motion> = new Set<Motion>(['drive', 'slide', 'trick', 'run', 'fly']);
const RIDERS = /^(?:rider|biker|cyclist|mountain-biker|motorcyclist|skater|skateboarder)$/u;
/** Work at a table or a stove that hides what stands in front of it. */
const AT_STATIONS: ReadonlySet<Motion> = new Set<Motion>([
  'stir',
  'chop',
  'knead',
  'saw',
  'hammer',
  'write',
  'iron',
  'teeth',
]);

const HANDLED: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'pour',
  'drink',
  'eat',
  'play',
  'ride',
  'drive',
  'read',
]);
/** Too small to be seen on somebody. */
const ON_WRIST = /^(?:watch|smartwatch|bracelet|ring)$/u;
const SEATS = /^(?:chair|office-chair|gaming-chair|armchair|sofa|bench|stool|hammock|deck-chair)$/u;
const BEDS = /^(?:bed|mattress|sofa|hammock)$/u;

/** Whether somebody sits or sleeps on what is sold. */
function restsOn({ states, motions }: Subject, thing: string): boolean {
  const isSitting = motions.includes('sit') || states.includes('sitting');
  const isLying = states.includes('asleep') || states.includes('lying');
  return (isSitting && SEATS.test(thing)) || (isLying && BEDS.test(thing));
}

/** Who does nothing else sits on the one chair that is sold. */
function sitsIdle({ subjects, relations }: FoundSubjects, who: number): boolean {
  const [product] = subjects;
  const person = subjects[who];
  const isSeat = SEATS.test(product?.thing ?? '') && product?.count === 1;
  const isBusy = relations.some(
    ({ from, kind }) => from === who && kind !== 'wear' && kind !== 'next-to',
  );
  return isSeat && !isBusy && person?.count === 1 && person.motions.length === 0;
}

/** "Headphones ad, man on a train", "bike ad, woman cycling": who is shown wears or rides what is sold. */
export function usedByPeople(cast: FoundSubjects): FoundSubjects {
  const found = {
    ...cast,
    relations: cast.relations.filter(
      ({ kind, to }) => kind !== 'wear' || !ON_WRIST.test(cast.subjects[to ?? -1]?.thing ?? ''),
    ),
  };
  const [product] = found.subjects;
  const isGarment = GARMENTS[product?.thing ?? ''] !== undefined;
  const who = found.subjects.findIndex(
    ({ thing, count }) => isPerson(thing) && (count === 1 || isGarment),
  );
  const person = found.subjects[who];
  if (product === undefined || person === undefined || who === 0) return found;
  const isHandled = found.relations.some(
    ({ from, kind, to }) => from === who && to === 0 && HANDLED.has(kind),
  );
  if (isHandled) return led(found, who);
  const isTied = found.relations.some(
    ({ from, to }) => (from === 0 && (to !== null || !isGarment)) || to === 0,
  );
  if (isTied) return found;
  const worn = dressed(found, who);
  if (worn !== null) return worn;
  if (restsOn(person, product.thing) || sitsIdle(found, who))
    return led(
      { ...found, relations: [...found.relations, { from: who, kind: 'on', to: 0 }] },
      who,
    );
  const isRidden =
    isVehicle(product.thing) &&
    (person.motions.some((one) => RIDES.has(one)) || RIDERS.test(person.look?.job ?? ''));
  const kind: RelationKind | null = isRidden
    ? 'ride'
    : isWorn(product.thing) && !ON_WRIST.test(product.thing)
      ? 'wear'
      : null;
  if (kind !== null)
    return led({ ...found, relations: [...found.relations, { from: who, kind, to: 0 }] }, who);
  const isAtWork = person.motions.some((one) => AT_STATIONS.has(one));
  return isAtWork ? without(found, 0, null) : found;
}
