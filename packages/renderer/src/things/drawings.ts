import { HOME } from './furniture/home.ts';
import { SEATS } from './furniture/seats.ts';
import { TABLES } from './furniture/tables.ts';
import { CUPS } from './household/cups.ts';
import { OBJECTS } from './household/objects.ts';
import { NATURE } from './nature/nature.ts';
import { HOUSES } from './places/houses.ts';
import { STRUCTURES } from './places/structures.ts';
import { TOWERS } from './places/towers.ts';
import { PRODUCTS } from './studio/products.ts';
import type { Thing } from './thing.ts';

const ALL: readonly Thing[] = [
  ...SEATS,
  ...TABLES,
  ...HOME,
  ...CUPS,
  ...OBJECTS,
  ...PRODUCTS,
  ...TOWERS,
  ...HOUSES,
  ...STRUCTURES,
  ...NATURE,
];

/** Other names of drawings, and icons that a drawing shows better. */
const ALIASES: Readonly<Record<string, string>> = {
  bookshelf: 'shelf',
  'couch-and-lamp': 'sofa',
  'hot-beverage': 'coffee-cup',
  'teacup-without-handle': 'teacup',
  'tumbler-glass': 'lemonade',
  'stone-bridge': 'bridge',
  'tree-stump': 'stump',
  'tree-branch': 'branch',
  headstone: 'tombstone',
  'office-building': 'skyscraper',
  house: 'cottage',
  wood: 'stump',
  package: 'cardboard-box',
  headphone: 'headphones',
  'mobile-phone': 'smartphone',
  watch: 'smartwatch',
};

/** Everything that is drawn, by name. */
export const DRAWINGS: ReadonlyMap<string, Thing> = new Map([
  ...ALL.map((thing) => [thing.name, thing] as const),
  ...Object.entries(ALIASES).flatMap(([alias, name]) => {
    const thing = ALL.find((one) => one.name === name);
    return thing === undefined ? [] : [[alias, { ...thing, name: alias }] as const];
  }),
]);
