import { ANIMAL_EFFECTS } from './animals.ts';
import type { EffectMaker } from './effect.ts';
import { MACHINE_EFFECTS } from './machines.ts';
import { NATURE_EFFECTS } from './nature.ts';
import { PEOPLE_EFFECTS } from './people.ts';
import { SIGNAL_EFFECTS } from './signals.ts';
import { WATER_EFFECTS } from './water.ts';
import { WEATHER_EFFECTS } from './weather.ts';

const MAKERS = {
  ...WEATHER_EFFECTS,
  ...WATER_EFFECTS,
  ...NATURE_EFFECTS,
  ...ANIMAL_EFFECTS,
  ...SIGNAL_EFFECTS,
  ...PEOPLE_EFFECTS,
  ...MACHINE_EFFECTS,
};

export type EffectKind = keyof typeof MAKERS;

export const EFFECTS: Readonly<Record<EffectKind, EffectMaker>> = MAKERS;
