type Stage = readonly [label: string, thing: string];

/** The stages of lives and chains that everybody knows. */
export const STAGES: ReadonlyMap<string, readonly Stage[]> = new Map([
  [
    'butterfly',
    [
      ['Egg', 'egg'],
      ['Caterpillar', 'bug'],
      ['Chrysalis', 'cocoon'],
      ['Butterfly', 'butterfly'],
    ],
  ],
  [
    'frog',
    [
      ['Eggs', 'frogspawn'],
      ['Tadpole', 'tadpole'],
      ['Froglet', 'frog'],
      ['Frog', 'frog'],
    ],
  ],
  [
    'chicken',
    [
      ['Egg', 'egg'],
      ['Hatching', 'hatching-chick'],
      ['Chick', 'baby-chick'],
      ['Hen', 'chicken'],
    ],
  ],
  [
    'plant',
    [
      ['Seed', 'seeds'],
      ['Sprout', 'seedling'],
      ['Plant', 'potted-plant'],
      ['Flower', 'blossom'],
    ],
  ],
  [
    'sunflower',
    [
      ['Seed', 'seeds'],
      ['Sprout', 'seedling'],
      ['Plant', 'herb'],
      ['Sunflower', 'sunflower'],
    ],
  ],
  [
    'tree',
    [
      ['Seed', 'chestnut'],
      ['Sprout', 'seedling'],
      ['Sapling', 'herb'],
      ['Tree', 'deciduous-tree'],
    ],
  ],
  [
    'moon',
    [
      ['New moon', 'new-moon'],
      ['First quarter', 'first-quarter-moon'],
      ['Full moon', 'full-moon'],
      ['Last quarter', 'last-quarter-moon'],
    ],
  ],
  [
    'food',
    [
      ['Grass', 'herb'],
      ['Grasshopper', 'cricket'],
      ['Frog', 'frog'],
      ['Snake', 'snake'],
      ['Eagle', 'eagle'],
    ],
  ],
] as const);
