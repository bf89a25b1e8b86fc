import { type Colour, hex } from '../../../draw/colour.ts';
import type { World } from '../../world.ts';

interface OldTown {
  readonly walls: readonly [string, ...string[]];
  readonly roof: Colour;
}

const town = (roof: string, ...walls: [string, ...string[]]): OldTown => ({
  walls,
  roof: hex(roof),
});

const SAND = town('#c8a06a', '#e2c08a', '#d8b078', '#ecd0a0');
const BRICK = town('#4a505e', '#8a4a3c', '#9c5c46', '#b08a6a', '#6f5a52');
const OCHRE = town('#b8603f', '#e6bf8a', '#d99a6a', '#f0d8a8', '#c9845c');
const PASTEL = town('#a8503f', '#f0dcb0', '#e8b89a', '#c9d4b8', '#d8c0d0', '#f2e6c8');

/** Towns of low houses, by what one knows them by. */
const OLD_TOWNS: Readonly<Record<string, OldTown>> = {
  'eiffel-tower': town('#6f7d92', '#efe2cc', '#e6d4b8', '#f4ead8', '#d8c8b0'),
  'big-ben': town('#5f5560', '#b8705c', '#d8b898', '#c98a70', '#e6d8c4'),
  colosseum: OCHRE,
  'leaning-tower': OCHRE,
  'great-dome': OCHRE,
  pyramid: SAND,
  mosque: SAND,
  'taj-mahal': town('#c87a5c', '#f0d8b8', '#e6b898', '#f4e6d0'),
  'classical-building': town('#d8cfc0', '#f6f2ea', '#ece4d4', '#fbf8f0'),
  'onion-domes': PASTEL,
  'brandenburg-gate': PASTEL,
  'cathedral-spires': PASTEL,
  windmill: town('#5f4a48', '#a8584a', '#7a4a44', '#c98a6a', '#d8c8b0'),
  pagoda: town('#4a4f58', '#b89878', '#8a6a54', '#d8c8ac'),
};

/** The walls and roofs of the old town that the prompt names; null for one of high buildings. */
export function oldTownOf({ description }: World): OldTown | null {
  const { landmark, moods, era } = description;
  if (moods.includes('neon')) return null;
  if (landmark === undefined) return era === 'old' ? BRICK : null;
  return OLD_TOWNS[landmark] ?? null;
}
