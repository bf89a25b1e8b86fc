import { hex, mix } from '../../draw/colour.ts';
import type { Coat } from '../../icons/coats.ts';
import { drawn, type Thing } from '../thing.ts';
import { drawUprightFace, type UprightFace } from './upright-faces.ts';

const face = (
  [fur, belly, mark]: readonly [string, string, string],
  ears: UprightFace['ears'],
  muzzle: UprightFace['muzzle'],
  ...marks: UprightFace['marks']
): UprightFace => ({ fur, belly, mark, ears, muzzle, marks });

/** Animals whose icons show them on four legs, as they look when they do what people do. */
const FACES: Readonly<Record<string, UprightFace>> = {
  elephant: face(['#9aa3b5', '#c3cad8', '#e3b3b8'], 'large', 'trunk'),
  mammoth: face(['#8a5a40', '#a9775a', '#c99a80'], 'large', 'trunk', 'tuft'),
  hippopotamus: face(['#8d8aa0', '#b5a3b0', '#d9a7ad'], 'small', 'broad'),
  rhinoceros: face(['#8f95a3', '#aeb4c0', '#c4a7aa'], 'leaf', 'broad', 'horn'),
  otter: face(['#8b5e45', '#e3c4a2', '#6b4432'], 'small', 'small'),
  beaver: face(['#8a5638', '#d9ae86', '#6b4028'], 'small', 'small', 'teeth'),
  sloth: face(['#9a8068', '#e6d3b8', '#5e4636'], 'none', 'small', 'mask'),
  badger: face(['#e9e8ee', '#ffffff', '#3d3a46'], 'small', 'small', 'mask'),
  skunk: face(['#3d3a46', '#f4f2f6', '#5d5a68'], 'small', 'small'),
  hedgehog: face(['#e2bf92', '#f4dfc0', '#7d5a40'], 'none', 'snout', 'spines'),
  chipmunk: face(['#c9824a', '#f8e2c0', '#8a4f28'], 'round', 'small', 'teeth'),
  kangaroo: face(['#c98f5a', '#f0d2aa', '#e8b7a8'], 'tall', 'long'),
  giraffe: face(['#f2bd5b', '#fbe6b8', '#b36a2e'], 'leaf', 'long', 'knobs', 'spots'),
  zebra: face(['#f3f1f5', '#6d6872', '#3a3642'], 'leaf', 'long', 'stripes', 'tuft'),
  donkey: face(['#9a92a0', '#e9e4e8', '#5c5462'], 'tall', 'long', 'tuft'),
  horse: face(['#a86a44', '#c9946e', '#5a3424'], 'leaf', 'long', 'tuft'),
  llama: face(['#f0e2c8', '#fbf4e4', '#c9a888'], 'leaf', 'small', 'wool'),
  camel: face(['#d3a468', '#ecd0a4', '#a8773e'], 'leaf', 'long', 'tuft'),
  deer: face(['#b9794a', '#f3dcc0', '#8a5a38'], 'leaf', 'long', 'antlers'),
  ewe: face(['#e8d6c8', '#ffffff', '#d9a7a0'], 'leaf', 'small', 'wool'),
  ram: face(['#d9c6b4', '#ffffff', '#c9a090'], 'leaf', 'small', 'wool', 'horns'),
  goat: face(['#efe9e2', '#ffffff', '#c8aea0'], 'leaf', 'long', 'horns'),
  ox: face(['#9a6244', '#e3bfa0', '#c58d69'], 'leaf', 'broad', 'horns'),
  leopard: face(['#f3bd55', '#fff0d2', '#6a4426'], 'round', 'small', 'spots'),
  gorilla: face(['#4d4856', '#8d8594', '#6b6472'], 'small', 'broad'),
  orangutan: face(['#c9693a', '#e8b48c', '#a34c22'], 'small', 'broad', 'tuft'),
  monkey: face(['#8f5b3f', '#f0cba4', '#c98d66'], 'round', 'broad'),
  crocodile: face(['#5fae5a', '#cfe39a', '#3f7f42'], 'none', 'jaws'),
  't-rex': face(['#63b264', '#d4e8a2', '#3f8a4a'], 'none', 'jaws'),
  sauropod: face(['#6fb9a0', '#d6efdc', '#3f8a72'], 'none', 'broad'),
  turtle: face(['#7cc072', '#d9efb0', '#4f9450'], 'none', 'broad'),
  duck: face(['#f7f3ea', '#ffffff', '#f7a12c'], 'none', 'beak'),
  goose: face(['#f7f3ea', '#ffffff', '#f08a24'], 'none', 'beak'),
  'red-panda': face(['#c9582e', '#fbeee0', '#7d3020'], 'round', 'small', 'mask'),
  lemur: face(['#a4a0aa', '#f2eff4', '#3c3844'], 'round', 'small', 'mask'),
};

const END = '-upright';
const TAILS = /^(?:chipmunk|red-panda|lemur|skunk)-/;
const METRES = 1.3;

const code = (colour: readonly number[]) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const tinted = (own: UprightFace, colour: string | null): UprightFace =>
  colour === null ? own : { ...own, fur: code(mix(hex(own.fur), hex(colour), 0.75)) };

export const UPRIGHT: readonly Thing[] = Object.entries(FACES).map(([icon, own]) =>
  drawn(
    `${icon}${END}`,
    {
      ratio: 0.6,
      metres: METRES,
      medium: 'land',
      anchors: {
        top: { x: 0.5, y: 0.06 },
        grip: { x: 0.5, y: 0.6 },
        hand: { x: 0.86, y: 0.72 },
        mouth: { x: 0.5, y: 0.45 },
      },
    },
    (p, { colour }) => drawUprightFace(p, tinted(own, colour)),
  ),
);

/** The same animal on two legs; null for what is so already or never. */
export const uprightOf = (icon: string): string | null =>
  FACES[icon] === undefined ? null : `${icon}${END}`;

export const isUprightAnimal = (name: string): boolean =>
  name.endsWith(END) && FACES[name.slice(0, -END.length)] !== undefined;

/** The colours of the body under the face. */
export function uprightCoat(name: string): Coat | null {
  const own = isUprightAnimal(name) ? FACES[name.slice(0, -END.length)] : undefined;
  if (own === undefined) return null;
  const isStriped = own.marks.includes('stripes');
  return {
    fur: hex(own.fur),
    belly: hex(isStriped ? own.fur : own.belly),
    tail: TAILS.test(name) ? 'bushy' : 'none',
    tip: hex(own.mark),
  };
}
