import { wordsIn } from '../../word-list.ts';

export const COLOUR_WORDS: Readonly<Record<string, string>> = {
  red: '#e5383b',
  crimson: '#c1121f',
  scarlet: '#e0301e',
  orange: '#f77f00',
  yellow: '#ffd60a',
  golden: '#f5b82e',
  gold: '#f5b82e',
  green: '#38b000',
  emerald: '#12a36d',
  mint: '#7fe0b6',
  'mint-green': '#7fe0b6',
  'sage-green': '#9caf88',
  'moss-green': '#6b7f3f',
  'forest-green': '#1f6b34',
  'bottle-green': '#1c5a3c',
  'pea-green': '#8fb43a',
  'apple-green': '#8cc63f',
  'mustard-yellow': '#e0a526',
  'lemon-yellow': '#ffe14a',
  'sunny-yellow': '#ffd60a',
  'midnight-blue': '#1b2559',
  'navy-blue': '#1d2f6f',
  'royal-blue': '#2f4fd0',
  'cobalt-blue': '#1f47b8',
  'ice-blue': '#bfe6f7',
  'cream-white': '#fff6e3',
  'snow-white': '#fbfdff',
  'cherry-red': '#d3152f',
  'wine-red': '#7a1f3b',
  'tomato-red': '#e5432d',
  'pumpkin-orange': '#f07c1e',
  'burnt-orange': '#cc5a1a',
  'dusty-pink': '#d9a3a8',
  terracotta: '#c8673f',
  ochre: '#c98a2b',
  fuchsia: '#e5289e',
  'olive-green': '#7d8a3a',
  'rust-red': '#a8432b',
  'blush-pink': '#f4c2c2',
  'salmon-pink': '#ff9a8b',
  lime: '#a3d92b',
  olive: '#7d8a3a',
  'dark-green': '#1f6b34',
  'light-green': '#9be28a',
  beige: '#e6d5b8',
  cream: '#fff3d6',
  ivory: '#fffbea',
  maroon: '#7a1f2b',
  burgundy: '#7a1f3b',
  indigo: '#4b3fb0',
  lilac: '#c8a2e8',
  bronze: '#b08d57',
  copper: '#c57b4a',
  'hot-pink': '#ff3d9a',
  'neon-pink': '#ff2fa8',
  'neon-green': '#39ff6a',
  'neon-yellow': '#f2ff3d',
  'neon-orange': '#ff7a1f',
  'neon-blue': '#2f8cff',
  'neon-purple': '#b14dff',
  'electric-blue': '#2f7dff',
  'lime-green': '#a4e02f',
  'light-blue': '#8cc9ff',
  'dark-blue': '#1d3f8f',
  'sky-blue': '#7cc4ff',
  'baby-blue': '#a9d8ff',
  'rose-gold': '#e6a8a0',
  teal: '#159a9c',
  turquoise: '#2ec4b6',
  cyan: '#22c7e8',
  blue: '#2f6bff',
  navy: '#1d2f6f',
  purple: '#8a3ffc',
  violet: '#7b4dff',
  lavender: '#b79cff',
  pink: '#ff6fb5',
  magenta: '#e5289e',
  peach: '#ffb08a',
  coral: '#ff7f6b',
  brown: '#8a5a3c',
  black: '#26242e',
  white: '#fbfbff',
  grey: '#8d93a1',
  gray: '#8d93a1',
  silver: '#c3cad6',
};

const SHADED = wordsIn(
  'red orange yellow green emerald olive teal turquoise blue purple violet pink magenta coral peach black white grey silver gold beige',
);
/** How a colour is made darker or lighter: towards what, and how much of it. */
const SHADES: Readonly<Record<string, readonly [towards: number, share: number]>> = {
  deep: [0, 0.52],
  matte: [0, 0.06],
  glossy: [255, 0.04],
  metallic: [255, 0.08],
  dark: [0, 0.5],
  light: [255, 0.5],
  pale: [255, 0.6],
  soft: [255, 0.55],
};

function shaded(code: string, [towards, share]: readonly [number, number]): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(code.slice(at, at + 2), 16));
  const mixed = parts.map((part) => Math.round(part + (towards - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** "Deep blue", "pale pink". */
export const SHADE_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SHADES)
    .flatMap(([shade, change]) =>
      SHADED.map((name) => [`${shade}-${name}`, shaded(COLOUR_WORDS[name] ?? '#888888', change)]),
    )
    .filter(([name = '']) => !(name in COLOUR_WORDS)),
);
