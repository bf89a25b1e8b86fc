import type { Time } from '../parse-prompt/scene-description.ts';

/** A sky from the top to the horizon, and the light that falls from it. */
export interface SkyRecipe {
  readonly sky: readonly [string, string, string, string];
  /** Multiplies the colour of every surface. */
  readonly ambient: string;
  /** Colour of the sun or the moon. */
  readonly key: string;
  readonly shadow: string;
}

/** Several for each time of day, for variety. */
export const SKIES: Readonly<Record<Time, readonly [SkyRecipe, ...SkyRecipe[]]>> = {
  dawn: [
    {
      sky: ['#6f8fe0', '#a9b4ee', '#f9c5cf', '#ffe6bd'],
      ambient: '#ffeae4',
      key: '#fff0c9',
      shadow: '#5a5a9a',
    },
    {
      sky: ['#4f78c9', '#8fb7e8', '#ffcfb8', '#fff0cf'],
      ambient: '#fff0e2',
      key: '#ffe3a6',
      shadow: '#4d5f96',
    },
    {
      sky: ['#7a78cf', '#c79bd8', '#ffb9b0', '#ffe0b0'],
      ambient: '#ffe6e6',
      key: '#ffeab8',
      shadow: '#5d4f92',
    },
  ],
  day: [
    {
      sky: ['#2b86ea', '#5cb0fa', '#a6dcff', '#e4f6ff'],
      ambient: '#ffffff',
      key: '#fff8dc',
      shadow: '#2f4d86',
    },
    {
      sky: ['#1f9bd9', '#57c4ec', '#a5e6f2', '#ecfbf0'],
      ambient: '#fffef5',
      key: '#fffbe0',
      shadow: '#2a5b7c',
    },
    {
      sky: ['#4a8df0', '#83b9fb', '#c4e1ff', '#fff3dc'],
      ambient: '#fffaf2',
      key: '#fff3cb',
      shadow: '#40508c',
    },
  ],
  sunset: [
    {
      sky: ['#3a2c7e', '#a14690', '#ff7d62', '#ffcf7d'],
      ambient: '#ffdcc8',
      key: '#ffd27a',
      shadow: '#4b2a66',
    },
    {
      sky: ['#274a8c', '#8c6bb5', '#ff9a76', '#ffdf94'],
      ambient: '#ffe3cc',
      key: '#ffdd8a',
      shadow: '#3d3670',
    },
    {
      sky: ['#5b2a70', '#d0506f', '#ff9b54', '#ffe08a'],
      ambient: '#ffd8b8',
      key: '#ffe59a',
      shadow: '#552559',
    },
  ],
  dusk: [
    {
      sky: ['#161d55', '#43409a', '#a868b0', '#f7ac95'],
      ambient: '#c3b5e2',
      key: '#ffc7a8',
      shadow: '#1d1a4d',
    },
    {
      sky: ['#10274f', '#2c5a8c', '#7f8fc2', '#f2c3a7'],
      ambient: '#b7c3e2',
      key: '#ffd9b5',
      shadow: '#14264f',
    },
  ],
  night: [
    {
      sky: ['#060a26', '#0f1a4d', '#22347c', '#4c63b0'],
      ambient: '#8f9fdc',
      key: '#e6ecff',
      shadow: '#070b2c',
    },
    {
      sky: ['#0a0826', '#1f1650', '#40307f', '#7a5cae'],
      ambient: '#a198dc',
      key: '#f2e8ff',
      shadow: '#0c082e',
    },
    {
      sky: ['#04121f', '#0a2c44', '#14506a', '#3d8a98'],
      ambient: '#8bb7cc',
      key: '#dffaff',
      shadow: '#041420',
    },
  ],
};

/** The low sun of an afternoon, before the sky turns red. */
export const GOLDEN: readonly [SkyRecipe, ...SkyRecipe[]] = [
  {
    sky: ['#4f93d6', '#a9c3c9', '#ffd58a', '#fff0c4'],
    ambient: '#ffeecf',
    key: '#ffe08c',
    shadow: '#5a4a6c',
  },
  {
    sky: ['#5b88c4', '#c8b79f', '#ffc772', '#ffe9b0'],
    ambient: '#ffe8c4',
    key: '#ffd980',
    shadow: '#5c4468',
  },
];

export const NEON: SkyRecipe = {
  sky: ['#0b0524', '#2a0c56', '#7a1c86', '#ff4fa0'],
  ambient: '#b79bf0',
  key: '#ff8ad8',
  shadow: '#0d0530',
};

export const RETRO: SkyRecipe = {
  sky: ['#1b0b45', '#5c1a82', '#e8468f', '#ffb15c'],
  ambient: '#f2b6e6',
  key: '#ffd86b',
  shadow: '#250c52',
};

export const STORM: SkyRecipe = {
  sky: ['#222c3f', '#3a4a63', '#62758f', '#9fb0c0'],
  ambient: '#b4c2d4',
  key: '#e4edf7',
  shadow: '#19233a',
};

export const OVERCAST: SkyRecipe = {
  sky: ['#5d7796', '#86a0ba', '#b3c6d6', '#dfe8ee'],
  ambient: '#d6e0ea',
  key: '#f6fbff',
  shadow: '#35496a',
};
