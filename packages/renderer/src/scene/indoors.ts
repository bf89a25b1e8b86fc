import type { Setting } from '../parse-prompt/scene-description.ts';

/** Settings without weather of their own; it stays outside the window. */
export const INDOORS: ReadonlySet<Setting> = new Set([
  'room',
  'kitchen',
  'stage',
  'abstract',
  'underwater',
  'space',
  'moon',
  'table-top',
  'window-seat',
  'studio',
  'office',
  'classroom',
  'library',
  'laboratory',
  'gym',
  'shop',
  'hospital',
  'corridor',
  'restaurant',
  'club',
  'castle',
  'cave',
  'greenhouse',
]);
