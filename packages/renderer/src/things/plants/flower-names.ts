/** Flowers that are small, of many colours and grow in gardens and meadows. */
export const BLOSSOMS: readonly string[] = [
  'blossom',
  'daffodil',
  'lavender',
  'thistle',
  'daisy',
  'poppy',
  'peony',
  'orchid',
  'lily',
];

/** The same as a part of a pattern. */
export const BLOSSOM = BLOSSOMS.join('|');

/** All that are cut, bound and given. */
export const FLOWER = `${BLOSSOM}|rose|tulip|sunflower|hibiscus`;
