import type { Thing } from '../thing.ts';
import { BIRDS } from './birds.ts';
import { DINOSAURS } from './dinosaurs.ts';
import { DRAGONS } from './dragon.ts';
import { FISH } from './fish.ts';
import { FOWL } from './fowl.ts';
import { INSECTS } from './insects.ts';
import { KANGAROOS } from './kangaroo.ts';
import { PERCHED_BIRDS } from './perched-birds.ts';
import { REPTILES } from './reptiles.ts';
import { SEA_LIFE } from './sea-life.ts';
import { SOARING_BIRDS } from './soaring-birds.ts';
import { SWANS } from './swan.ts';
import { WOODPECKERS } from './woodpecker.ts';

export const ANIMALS: readonly Thing[] = [
  ...BIRDS,
  ...DINOSAURS,
  ...DRAGONS,
  ...FISH,
  ...FOWL,
  ...INSECTS,
  ...KANGAROOS,
  ...PERCHED_BIRDS,
  ...REPTILES,
  ...SEA_LIFE,
  ...SOARING_BIRDS,
  ...SWANS,
  ...WOODPECKERS,
];
