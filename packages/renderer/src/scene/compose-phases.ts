import { createCanvas } from '@napi-rs/canvas';
import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import type { Size } from '../sizes.ts';
import { composeCompared } from './compose-compared.ts';
import { composeScene } from './compose-scene.ts';
import { smooth } from './easing.ts';
import type { Brush, Moment } from './world.ts';

/** The share of a phase in which it becomes the next one. */
const FADE = 0.5;

/**
 * A scene whose light, season or weather changes: the same scene is composed for every phase, and one fades into the next.
 * Only while it fades are two of them drawn.
 */
export async function composePhases(description: SceneDescription, size: Size, seed: string) {
  if (description.ad?.isCompared === true) return composeCompared(description, size, seed);
  const phases = description.ad === null ? (description.phases ?? []) : [];
  if (phases.length < 2) return composeScene(description, size, seed);
  const paints = await Promise.all(
    phases.map((phase) => composeScene({ ...description, ...phase }, size, seed)),
  );
  const sheet = createCanvas(size.width, size.height);
  const onto = sheet.getContext('2d');
  return (brush: Brush, moment: Moment) => {
    const place = Math.min(phases.length - 0.001, moment.progress * phases.length);
    const at = Math.floor(place);
    paints[at]?.(brush, moment);
    // The middle of a fade is where one phase ends and the next begins.
    const last = place - at > 1 - FADE / 2 ? paints[at + 1] : undefined;
    const first = place - at < FADE / 2 ? paints[at - 1] : undefined;
    const other = last ?? first;
    if (other === undefined) return;
    const share = last === undefined ? 0.5 - (place - at) / FADE : 0.5 - (1 - place + at) / FADE;
    onto.reset();
    other(onto, moment);
    brush.save();
    brush.resetTransform();
    brush.globalAlpha = smooth(Math.max(0, share));
    brush.drawImage(sheet, 0, 0);
    brush.restore();
  };
}
