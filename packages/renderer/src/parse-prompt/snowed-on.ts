import type { Setting } from './settings.ts';

/** Places that can lie under snow, if the prompt speaks of it. */
export const SNOWED_ON: ReadonlySet<Setting> = new Set<Setting>([
  'mountains',
  'forest',
  'meadow',
  'railway',
  'road',
  'street',
  'city',
  'village',
  'park',
  'garden',
  'farm',
  'lake',
  'river',
  'campsite',
  'hot-spring',
  'graveyard',
  'vineyard',
  'bamboo-forest',
  'rooftops',
  'flat-roof',
  'market',
  'platform',
  'square',
  'riverside',
]);
