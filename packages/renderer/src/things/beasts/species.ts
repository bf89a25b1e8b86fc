import {
  BIG_CAT,
  BOVINE,
  type Build,
  CAMELINE,
  CANINE,
  DEER,
  EQUINE,
  FELINE,
  GIRAFFINE,
  HARE,
  OVINE,
  PORCINE,
  RODENT,
  SCIURINE,
  URSINE,
} from './builds.ts';
import type { Species } from './species-traits.ts';

const kind = (
  icon: string,
  metres: number,
  build: Build,
  [fur, belly, mark]: readonly [string, string, string],
  rest: Partial<Species> = {},
): Species => ({
  icon,
  metres,
  build,
  fur,
  belly,
  mark,
  socks: null,
  ears: 'pointed',
  tail: 'long',
  pattern: 'plain',
  has: [],
  hasFace: true,
  ...rest,
});

const HOOFED = { ears: 'leaf', has: ['hooves'], hasFace: false } as const;

const SPOTTED = { ears: 'round', pattern: 'spots', hasFace: false } as const;

export const SPECIES: readonly Species[] = [
  kind('dog-face', 0.6, CANINE, ['#eebb84', '#fff0da', '#a8734c'], { ears: 'flat' }),
  kind('cat-face', 0.35, FELINE, ['#fbb829', '#ffe7a8', '#f08a14'], { pattern: 'stripes' }),
  kind('black-cat', 0.35, FELINE, ['#3c3a48', '#565364', '#2a2933']),
  kind('fox', 0.6, CANINE, ['#f78a2d', '#fff1dc', '#fff6ea'], { tail: 'bushy', socks: '#5a3430' }),
  kind('wolf', 0.85, CANINE, ['#9b9eae', '#e6e8f0', '#6d7082'], { tail: 'bushy' }),
  kind('raccoon', 0.35, { ...FELINE, depth: 29 }, ['#8f909f', '#d7d8e2', '#4c4a58'], {
    tail: 'bushy',
    socks: '#4c4a58',
    has: ['mask', 'rings'],
  }),
  kind('bear', 1.3, URSINE, ['#9a6244', '#c58d69', '#7d4c34'], { ears: 'round', tail: 'short' }),
  kind(
    'polar-bear',
    1.4,
    { ...URSINE, neck: [28, 10], head: 17 },
    ['#eef0f8', '#ffffff', '#d8dcea'],
    {
      ears: 'round',
      tail: 'short',
    },
  ),
  kind('panda', 1, URSINE, ['#f2f0f7', '#ffffff', '#3f3a4a'], {
    ears: 'round',
    tail: 'short',
    pattern: 'panda',
    socks: '#3f3a4a',
  }),
  kind('tiger-face', 1, BIG_CAT, ['#f98a2b', '#fff0dc', '#3f2f38'], {
    ears: 'round',
    pattern: 'stripes',
  }),
  kind('leopard', 0.9, BIG_CAT, ['#f3bd55', '#fff0d2', '#6a4426'], SPOTTED),
  kind('snow-leopard', 0.8, BIG_CAT, ['#dfe3ec', '#fbfcff', '#6b7080'], SPOTTED),
  kind(
    'lynx',
    0.65,
    { ...BIG_CAT, legs: 36, length: 46, muzzle: 0.3 },
    ['#cfa878', '#f8eee0', '#8a6644'],
    {
      ...SPOTTED,
      ears: 'tufted',
      tail: 'short',
    },
  ),
  kind('lion', 1.1, BIG_CAT, ['#f4b544', '#ffe2a0', '#a85a2c'], {
    ears: 'round',
    tail: 'tuft',
    has: ['mane'],
  }),
  kind('lioness', 1, BIG_CAT, ['#e6b566', '#fbe6bd', '#a8713c'], {
    ears: 'round',
    tail: 'tuft',
    hasFace: false,
  }),
  kind(
    'cheetah',
    0.85,
    { ...BIG_CAT, legs: 40, depth: 25, head: 13 },
    ['#f2c56a', '#fff2d6', '#4a3424'],
    {
      ears: 'round',
      pattern: 'spots',
      hasFace: false,
    },
  ),
  kind('black-panther', 0.9, BIG_CAT, ['#33313f', '#484555', '#211f2a'], {
    ears: 'round',
    hasFace: false,
  }),
  kind('hyena', 0.8, { ...CANINE, depth: 28, neck: [18, 18] }, ['#b89a74', '#dcc7a6', '#54412f'], {
    ears: 'round',
    tail: 'short',
    pattern: 'spots',
    hasFace: false,
  }),
  kind('red-panda', 0.35, { ...FELINE, depth: 27 }, ['#c8562c', '#3a2a2a', '#f6e2c4'], {
    ears: 'round',
    tail: 'bushy',
    socks: '#3a2a2a',
    has: ['rings'],
    hasFace: false,
  }),
  kind('lemur', 0.4, { ...FELINE, legs: 33 }, ['#a3a3ad', '#eeeef2', '#2f2d38'], {
    ears: 'round',
    tail: 'bushy',
    has: ['mask', 'rings'],
    hasFace: false,
  }),
  kind(
    'weasel',
    0.22,
    { ...FELINE, legs: 15, length: 58, depth: 17, head: 11 },
    ['#a8703f', '#fbeeda', '#7c4f2c'],
    {
      ears: 'round',
      hasFace: false,
    },
  ),
  kind('wombat', 0.4, { ...URSINE, legs: 17, head: 21 }, ['#8f7a68', '#b3a08c', '#6b5a4a'], {
    ears: 'round',
    tail: 'none',
    hasFace: false,
  }),
  kind(
    'tapir',
    1,
    { ...PORCINE, legs: 25, length: 54, head: 17, muzzle: 0.7 },
    ['#57525f', '#8d8692', '#3d3945'],
    { ears: 'round', tail: 'short', has: ['hooves', 'proboscis'], hasFace: false },
  ),
  kind('antelope', 1.1, DEER, ['#c9924f', '#fff2dc', '#4a3426'], {
    ...HOOFED,
    tail: 'short',
    has: ['hooves', 'horns'],
  }),
  kind('rabbit-face', 0.35, HARE, ['#e9e6f2', '#ffffff', '#f6b4c0'], {
    ears: 'long',
    tail: 'puff',
  }),
  kind('mouse-face', 0.12, RODENT, ['#c9c3d6', '#f3eefb', '#f29ab0'], {
    ears: 'round',
    tail: 'thin',
  }),
  kind('hamster', 0.12, { ...RODENT, depth: 30 }, ['#f7a879', '#fff0e2', '#f29ab0'], {
    ears: 'round',
    tail: 'short',
  }),
  kind('pig-face', 0.8, PORCINE, ['#ff9dba', '#ffc1d3', '#ff78a0'], {
    tail: 'curly',
    has: ['snout'],
  }),
  kind('boar', 0.9, PORCINE, ['#7c5546', '#a07a66', '#4a3430'], {
    tail: 'tuft',
    has: ['snout'],
    hasFace: false,
  }),
  kind('cow-face', 1.5, BOVINE, ['#f7f3f6', '#ffd9dc', '#4c4350'], {
    ...HOOFED,
    tail: 'tuft',
    pattern: 'patches',
    has: ['hooves', 'horns', 'snout'],
  }),
  kind('ox', 1.6, BOVINE, ['#8a5a44', '#b08468', '#4f3328'], {
    ...HOOFED,
    tail: 'tuft',
    has: ['hooves', 'horns', 'snout'],
  }),
  kind('horse', 1.7, EQUINE, ['#8a5a44', '#a8775c', '#3a2630'], {
    ...HOOFED,
    tail: 'hair',
    has: ['hooves', 'crest'],
  }),
  kind('unicorn', 1.7, EQUINE, ['#f6f0ff', '#ffffff', '#c77bf0'], {
    ...HOOFED,
    tail: 'hair',
    has: ['hooves', 'crest', 'horn'],
  }),
  kind('zebra', 1.6, { ...EQUINE, neck: [22, 30] }, ['#f6f4f8', '#ffffff', '#35313f'], {
    ...HOOFED,
    tail: 'tuft',
    pattern: 'stripes',
    has: ['hooves', 'crest'],
  }),
  kind('donkey', 1.3, { ...EQUINE, neck: [20, 28], legs: 40 }, ['#9a938f', '#d8d3cf', '#5b5552'], {
    ...HOOFED,
    ears: 'long',
    tail: 'tuft',
    has: ['hooves', 'crest'],
  }),
  kind('deer', 1.5, DEER, ['#b97a48', '#f0d8b8', '#6d4a32'], {
    ...HOOFED,
    tail: 'puff',
    has: ['hooves', 'antlers'],
  }),
  kind('moose', 1.9, { ...EQUINE, neck: [24, 24] }, ['#7a5442', '#9c7660', '#cfae86'], {
    ...HOOFED,
    tail: 'short',
    has: ['hooves', 'antlers'],
  }),
  kind('ewe', 0.9, OVINE, ['#f7f3ea', '#ffffff', '#5a4f58'], {
    ...HOOFED,
    tail: 'none',
    pattern: 'wool',
    socks: '#5a4f58',
  }),
  kind('goat', 0.9, { ...OVINE, depth: 28, legs: 28 }, ['#efe7dc', '#ffffff', '#8b7a68'], {
    ...HOOFED,
    tail: 'short',
    has: ['hooves', 'horns'],
  }),
  kind('chipmunk', 0.25, SCIURINE, ['#d9793a', '#fdebd0', '#8a4a2c'], {
    ears: 'pointed',
    tail: 'plume',
    hasFace: false,
  }),
  kind(
    'meerkat',
    0.3,
    { ...FELINE, legs: 22, length: 48, depth: 18, head: 11, muzzle: 0.7 },
    ['#c9a06a', '#f3e0c0', '#6d4e34'],
    { ears: 'round', tail: 'thin', has: ['mask'], hasFace: false },
  ),
  kind('camel', 2, CAMELINE, ['#d9a066', '#ecc794', '#8f6238'], {
    ...HOOFED,
    tail: 'tuft',
    has: ['hooves', 'hump'],
  }),
  kind('giraffe', 4.2, GIRAFFINE, ['#f4c064', '#fbe6b8', '#b06a2e'], {
    ...HOOFED,
    tail: 'tuft',
    pattern: 'spots',
    has: ['hooves', 'knobs'],
  }),
];
