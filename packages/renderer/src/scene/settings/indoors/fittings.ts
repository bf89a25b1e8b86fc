import type { FloorKind } from '../../../draw/interior.ts';

/** What stands along the back wall. */
export type Fixture = 'shelves' | 'rail' | 'mirrors' | 'machines' | 'crates' | 'books';

/** How a shop is furnished. Things are named as everywhere; lists are separated by spaces. */
export interface Fittings {
  readonly wall: string;
  readonly wood: string;
  readonly back: string;
  readonly floor: string;
  readonly kind: FloorKind;
  readonly awning: string;
  readonly fixture: Fixture;
  /** On the shelves, one kind to a shelf. */
  readonly stock: string;
  /** In the glass of the counter; a plain counter when it is left out. */
  readonly glass?: string;
  /** On the counter beside the till. */
  readonly onCounter?: string;
  /** On the floor at the sides, with heights in 720ths. */
  readonly onFloor?: readonly (readonly [thing: string, height: number])[];
  /** Above the shelves. */
  readonly sign: string;
}

/** Floors and woods that several shops share. */
export const WOODEN = {
  wood: '#b98358',
  back: '#e8cfae',
  floor: '#c9a27a',
  kind: 'boards',
} as const;
export const WHITE = { wood: '#e9edf2', back: '#f8fafc', floor: '#dfe5ec', kind: 'tiles' } as const;
export const CHECKS = {
  wood: '#b98358',
  back: '#f4e2c8',
  floor: '#ead9c0',
  kind: 'checks',
} as const;

/** The shop whose trade nobody told: presents, plants and crockery. */
export const ANY_SHOP: Fittings = {
  ...CHECKS,
  wall: '#f4e2cc',
  awning: '#d9483f',
  fixture: 'shelves',
  stock: 'wrapped-gift teapot potted-plant handbag vase books jar-candle shopping-bags mug',
  onCounter: 'shopping-bags',
  sign: 'shopping-bags',
};
