import { isDrawnPerson } from '../../people/person.ts';
import { carriedBy } from '../ensembles/carried.ts';
import { type Group, type Placing, withParents } from '../group.ts';
import { pointOf, scaled } from '../piece.ts';
import { fitting } from './loads.ts';

interface Spot {
  readonly x: number;
  /** Its lower edge. */
  readonly y: number;
  /** Its height, compared with that of the building. */
  readonly high: number;
}

/** Where the window is in which somebody is seen; those of the drawings are a little smaller. */
const PANES: ReadonlyMap<string, Spot> = new Map([
  ['house', { x: 0.265, y: 0.86, high: 0.3 }],
  ['cottage', { x: 0.265, y: 0.86, high: 0.3 }],
  ['haunted-house', { x: 0.4, y: 0.78, high: 0.32 }],
  ['castle', { x: 0.5, y: 0.7, high: 0.32 }],
  ['log-cabin', { x: 0.25, y: 0.84, high: 0.27 }],
  ['church', { x: 0.5, y: 0.62, high: 0.2 }],
]);
const ANYWHERE: Spot = { x: 0.3, y: 0.76, high: 0.26 };

const DOORS: ReadonlyMap<string, Spot> = new Map([
  ['house', { x: 0.51, y: 1, high: 0.38 }],
  ['cottage', { x: 0.51, y: 1, high: 0.38 }],
  ['haunted-house', { x: 0.4, y: 0.96, high: 0.24 }],
  ['castle', { x: 0.5, y: 1, high: 0.28 }],
  ['log-cabin', { x: 0.5, y: 1, high: 0.4 }],
]);

const PART = /^(?:facade-window|door|open-door)$/;

/** Whether it is a part of the front of what it is said to be on. */
export const isOnFacade = (group: Group): boolean => isHungUp(group) || isPart(group);

const isPart = ({ parents, kids }: Group): boolean =>
  kids.every(({ thing }) => PART.test(thing.name)) &&
  parents.every(({ thing }) => thing.medium === 'scenery');

const isHungUp = ({ parents, kids }: Group): boolean =>
  parents.every(({ thing }) => thing.name === 'fireplace') &&
  kids.every(({ thing }) => /^(?:christmas-stocking|socks)$/.test(thing.name));

/** Where the mantel is, and how much of the fireplace what hangs from it takes. */
const MANTEL = { y: 0.33, high: 0.3, wide: 0.8 } as const;

/** In a row below the mantel. */
const fromMantel: Placing = (group) => [
  ...group.placed,
  ...withParents(group).map(({ kid, parent, at, of }) => {
    const own = scaled(kid, (parent.height * MANTEL.high) / kid.height);
    const point = pointOf(parent, { x: 0.5, y: MANTEL.y + MANTEL.high });
    const step = Math.min((parent.width * MANTEL.wide) / of, own.width * 1.7);
    return {
      ...carriedBy(own, parent),
      x: point.x + (at - (of - 1) / 2) * step,
      y: point.y,
      depth: parent.depth + 0.004,
    };
  }),
];

/** A window or a door in the front of a building, and stockings on a mantel. */
export const onFacade: Placing = (group) => (isHungUp(group) ? fromMantel(group) : inFront(group));

const inFront: Placing = (group) => [
  ...group.placed,
  ...withParents(group).map(({ kid, parent }) => {
    const isDoor = kid.thing.name !== 'facade-window';
    const spots = isDoor ? DOORS : PANES;
    const { x, y, high } = spots.get(parent.thing.name) ?? {
      ...ANYWHERE,
      ...(isDoor ? { y: 1 } : {}),
    };
    const point = pointOf(parent, { x, y });
    const own = scaled(kid, (parent.height * high) / kid.height);
    return { ...carriedBy(own, parent), ...point, depth: parent.depth + 0.002 };
  }),
];

/** Whether somebody is in a window that is seen from outside. */
export const isAtPane = ({ parents }: Group): boolean =>
  parents.every(({ thing }) => thing.name === 'facade-window');

/** The height of people compared with the window: one sees head and shoulders. */
const BUST = 2;

/** In the window, behind its sill. */
export const atPane: Placing = (group) => [
  ...group.placed,
  ...withParents(group).map(({ kid, parent, at, of }) => {
    const { inside } = parent.thing.anchors;
    const area = inside ?? { x: 0, y: 0, width: 1, height: 1 };
    const from = pointOf(parent, { x: area.x, y: area.y });
    const to = pointOf(parent, { x: area.x + area.width, y: area.y + area.height });
    const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
    const deep = to.y - from.y;
    const isPerson = isDrawnPerson(kid.thing.name);
    const small = isPerson
      ? scaled(kid, (deep * BUST) / kid.height)
      : fitting(kid, { width: ((right - left) / of) * 0.9, height: deep * 0.9 });
    const y = isPerson ? from.y + deep * 0.1 + small.height : to.y;
    return {
      ...carriedBy(small, parent),
      x: (left + right) / 2 + (at - (of - 1) / 2) * ((right - left) / of),
      y: small.thing.medium === 'air' ? y - (deep - small.height) / 2 : y,
      depth: parent.depth + 0.003,
      clip: { left, right, top: from.y, bottom: to.y },
    };
  }),
];
