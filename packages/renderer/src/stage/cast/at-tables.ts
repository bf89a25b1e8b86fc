import { habitatOf } from '../../icons/habitats.ts';
import type { Relation, SceneDescription } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { INDOORS } from '../../scene/indoors.ts';
import { thingOf } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';
import { standBehindCounters } from './behind-counters.ts';
import { isGuestAtTable } from './like-people.ts';

/** Tables that are laid for those who are there. */
const LAID = /^(?:dinner-table|tea-table|coffee-table|picnic-blanket)$/;
const PLACED: ReadonlySet<string> = new Set(['on', 'in', 'at', 'around', 'ride', 'drive']);
/** They are on their feet. */
const STAFF =
  /^(?:waiter|waitress|barista|bartender|chef|cook|musician|singer|violinist|pianist|guitarist|cleaner|baker|police-officer|magician|dancer)$/;
const UPRIGHT: ReadonlySet<string> = new Set([
  'walk',
  'run',
  'dance',
  'wave',
  'sing',
  'sweep',
  'hug',
  'fly',
  'jump',
  'work',
  'stir',
  'pour',
  'propose',
  'kneel',
  'fight',
]);
/** What only company has is not carried around: the dolls of a tea party sit at the table. */
const GUESTS = /^(?:teddy-bear|nesting-dolls|robot)$/;

const isPlaced = ({ relations }: Draft, at: number) =>
  relations.some(({ from, kind }) => from === at && PLACED.has(kind));

/** Everybody sits down where a table is laid. */
function gather(draft: Draft): boolean {
  const { subjects, relations } = draft;
  const table = subjects.findIndex(({ thing }) => LAID.test(thing));
  if (table === -1) return false;
  for (const [from, subject] of subjects.entries()) {
    const { thing, motions, look } = subject;
    const isGuest = thingOf(thing)?.anchors.mouth !== undefined || GUESTS.test(thing);
    if (!isGuest && !isDrawnPerson(thing)) continue;
    const isBusy = motions.some((one) => UPRIGHT.has(one)) || STAFF.test(look?.job ?? '');
    // Who sets the table stands beside it.
    const isBeside = relations.some(
      (one) => one.from === from && one.kind === 'next-to' && one.to === table,
    );
    if (from === table || isBusy || isBeside) continue;
    if (!isPlaced(draft, from)) relations.push({ from, kind: 'around', to: table });
  }
  // Who sits at it goes with the table, under a tree or on a terrace.
  const isAt = ({ to, kind }: Relation) => to === table && kind === 'around';
  const guests = new Set(relations.filter(isAt).map(({ from }) => from));
  const others = relations.filter(
    (one) => !isAt(one) && !(one.kind === 'next-to' && guests.has(one.from)),
  );
  relations.splice(0, relations.length, ...relations.filter(isAt), ...others);
  if (subjects[table]?.thing === 'picnic-blanket') shelter(draft, table, guests);
  return true;
}

/** A blanket that is under a tree is spread before it; a mushroom over it is as high as one. */
function shelter({ subjects, relations }: Draft, table: number, guests: ReadonlySet<number>): void {
  const isUnder = ({ from, kind, to }: Relation) =>
    kind === 'under' && to !== null && (from === table || guests.has(from));
  const over = relations.find(isUnder)?.to ?? null;
  const roof = over === null ? undefined : subjects[over];
  if (over === null || roof === undefined) return;
  if (/mushroom$/.test(roof.thing)) subjects[over] = { ...roof, size: 'giant' };
  const rest = relations.filter((one) => !isUnder(one));
  relations.splice(0, relations.length, ...rest, { from: over, kind: 'behind', to: table });
}

/** What is served is on the waiter's hands and does not go to the guests by itself. */
export function serve({ subjects, relations }: Draft, { setting }: SceneDescription): void {
  if (setting !== 'restaurant' && setting !== 'bar') return;
  const isServed = ({ from, kind, to }: Relation) =>
    kind === 'towards' &&
    isDrawnPerson(subjects[to ?? -1]?.thing ?? '') &&
    relations.some((one) => one.to === from && (one.kind === 'hold' || one.kind === 'carry'));
  const kept = relations.filter((one) => !isServed(one));
  relations.splice(0, relations.length, ...kept);
}

/** The audience of a cinema sits in its seats. */
export function sitInRows(draft: Draft, { setting }: SceneDescription): void {
  if (setting !== 'cinema') return;
  for (const [from, subject] of [...draft.subjects.entries()]) {
    const { thing, count, motions, states, look } = subject;
    const isUp = motions.some((one) => UPRIGHT.has(one)) || states.includes('standing');
    if (!isDrawnPerson(thing) || isPlaced(draft, from) || isUp || STAFF.test(look?.job ?? ''))
      continue;
    draft.subjects[from] = { ...subject, motions: [...motions, 'sit'] };
    const to = add(draft, 'cinema-seat', { count });
    draft.relations.unshift({ from, kind: 'on', to });
  }
}

/** Who watches or plays at home sits on the sofa. */
export function giveSofa(draft: Draft, { setting }: SceneDescription): void {
  const { subjects, relations } = draft;
  if (setting !== 'room' && setting !== 'bedroom') return;
  const screen = subjects.findIndex(({ thing }) => /^(?:television|flat-tv)$/u.test(thing));
  const sofa = subjects.findIndex(({ thing }) => thing === 'sofa' || thing === 'armchair');
  for (const [from, { thing, motions, states }] of [...subjects.entries()]) {
    const isWatching = relations.some(
      (one) =>
        one.from === from &&
        ((one.kind === 'look-at' && one.to === screen && screen !== -1) ||
          (one.kind === 'hold' && subjects[one.to ?? -1]?.thing === 'video-game')),
    );
    const isUp = motions.some((one) => UPRIGHT.has(one)) || states.includes('standing');
    if (!isDrawnPerson(thing) || !isWatching || isUp || isPlaced(draft, from)) continue;
    relations.unshift({ from, kind: 'on', to: sofa === -1 ? add(draft, 'sofa') : sofa });
  }
}

const DRINK = /beverage|teacup|coffee|cocktail|beer|drink|mug|wine|juice|tea/;
const isEdible = (thing: string) => DRINK.test(thing) || habitatOf(thing) === 'kitchen';
const MAKING: ReadonlySet<string> = new Set(['build', 'cook']);

/** Drinks are made at a counter, and dishes on a table. */
export function makeAtCounter(draft: Draft): void {
  standBehindCounters(draft);
  const { subjects, relations } = draft;
  for (const [at, { from, kind, to }] of [...relations.entries()]) {
    const [who, made] = [subjects[from], subjects[to ?? -1]];
    if (who === undefined || made === undefined || to === null || !MAKING.has(kind)) continue;
    const { metres = 9, medium } = thingOf(made.thing) ?? {};
    if (medium !== 'object' || metres > 0.5 || !isEdible(made.thing)) continue;
    if (!DRINK.test(made.thing)) {
      const motions = who.motions.some((one) => one !== 'work') ? who.motions : ['knead' as const];
      if (kind === 'build') subjects[from] = { ...who, motions };
      if (kind === 'build') relations[at] = { from, kind: 'cook', to };
    } else if (!isPlaced(draft, from) && isDrawnPerson(who.thing)) {
      const counter = add(draft, 'shop-counter');
      relations[at] = { from, kind: 'at', to: counter };
      relations.push({ from: to, kind: 'on', to: counter });
      if (/beverage|coffee/.test(made.thing))
        relations.push({ from: add(draft, 'espresso-machine'), kind: 'on', to: counter });
      subjects[from] = { ...who, motions: ['work'] };
    }
  }
}

/** Houses that have tables on the pavement. */
const WITH_TERRACE = /^(?:cafe|restaurant|bar)-front$/;
const SERVED: ReadonlySet<string> = new Set(['drink', 'eat']);

/** Several people who sit together indoors sit at a table, and guests of a café anyway. */
export function sitAtTables(draft: Draft, { setting }: SceneDescription): void {
  const hasTable = draft.subjects.some(({ thing }) => /-table$|-desk$|^table$|^desk$/.test(thing));
  const house = draft.subjects.findIndex(({ thing }) => WITH_TERRACE.test(thing));
  const isOutside = house !== -1 && !INDOORS.has(setting);
  if (gather(draft) || hasTable || setting === 'carriage') return;
  if (!INDOORS.has(setting) && !isOutside) return;
  const isCafe = setting === 'restaurant' || setting === 'bar' || isOutside;
  const guests = [...draft.subjects.entries()].filter(([at, subject]) => {
    const { thing, count, motions, states, look } = subject;
    const isSitting = motions.includes('sit') || states.includes('sitting');
    const isUp = motions.some((one) => UPRIGHT.has(one)) || states.includes('standing');
    const isServed = draft.relations.some((one) => one.to === at && one.kind === 'at');
    const isGuest = isDrawnPerson(thing) || (isCafe && isGuestAtTable(at, draft));
    if (!isGuest || isPlaced(draft, at) || count === 0 || isServed) return false;
    const isFed = draft.relations.some((one) => one.from === at && SERVED.has(one.kind));
    if (isOutside && !isSitting && !isFed) return false;
    return isCafe ? !isUp && !STAFF.test(look?.job ?? '') : count > 1 && isSitting;
  });
  const many = guests.reduce((sum, [, { count }]) => sum + count, 0);
  if (many === 0) return;
  const small = isCafe ? 'cafe-table' : 'table';
  const table = setting === 'office' ? 'meeting-table' : many > 2 ? 'dinner-table' : small;
  const to = add(draft, table);
  for (const [from] of guests) draft.relations.push({ from, kind: 'around', to });
  if (!isOutside) return;
  // The table is before the house, and they are at it.
  const kept = draft.relations.filter((one) => one.to !== house);
  const before = { from: to, kind: 'in-front-of', to: house } as const;
  draft.relations.splice(0, draft.relations.length, ...kept, before);
}
