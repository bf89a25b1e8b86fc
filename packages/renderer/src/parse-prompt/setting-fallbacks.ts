import type { SceneDescription, Setting } from './scene-description.ts';

/** Settings that nobody paints yet, each with the painted one that is nearest to it. */
export const FALLBACKS = {
  stadium: 'stage',
  greenhouse: 'meadow',
  street: 'city',
  market: 'city',
  campsite: 'forest',
  'window-seat': 'room',
  'table-top': 'kitchen',
  iceberg: 'snow',
  railway: 'meadow',
  garden: 'meadow',
  office: 'room',
  classroom: 'room',
  gym: 'room',
  shop: 'room',
  hospital: 'room',
  farm: 'meadow',
  harbour: 'sea',
  cave: 'volcano',
  castle: 'room',
  laboratory: 'room',
  river: 'lake',
  jungle: 'forest',
  savanna: 'desert',
  park: 'meadow',
  rooftops: 'city',
  library: 'room',
  restaurant: 'kitchen',
  club: 'stage',
  corridor: 'room',
  road: 'city',
  balcony: 'city',
  pond: 'lake',
  waterfall: 'lake',
  village: 'city',
  studio: 'abstract',
} as const satisfies Partial<Record<Setting, Setting>>;

export type PaintedSetting = Exclude<Setting, keyof typeof FALLBACKS>;

export function paintedSetting(setting: Setting): PaintedSetting {
  return isPainted(setting) ? setting : FALLBACKS[setting];
}

function isPainted(setting: Setting): setting is PaintedSetting {
  return !(setting in FALLBACKS);
}

/** The description in the nearest setting that is painted. */
export function inPaintedSetting<Of extends Pick<SceneDescription, 'setting'>>(description: Of) {
  return { ...description, setting: paintedSetting(description.setting) };
}
