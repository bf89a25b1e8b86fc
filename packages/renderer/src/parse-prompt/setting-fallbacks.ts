import type { SceneDescription, Setting } from './scene-description.ts';

/** Settings that nobody paints yet, each with the painted one that is nearest to it. */
export const FALLBACKS = {
  river: 'lake',
  jungle: 'forest',
  savanna: 'desert',
  rooftops: 'city',
  road: 'city',
  balcony: 'city',
  pond: 'lake',
  waterfall: 'lake',
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
