import { createCanvas } from '@napi-rs/canvas';
import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import type { Size } from '../sizes.ts';
import { composeCompared } from './compose-compared.ts';
import { composeExplainer } from './compose-explainer.ts';
import { composeScene } from './compose-scene.ts';
import { composeSplit } from './compose-split.ts';
import { smooth } from './easing.ts';
import type { Brush, Moment } from './world.ts';

/** The share of a phase in which it becomes the next one. */
const FADE = 0.5;
/** What happens next is there at once. */
const CUT = 0.1;

type Painter = Awaited<ReturnType<typeof composeScene>>;

/** A scene that fades into the next one. Only while it fades are two of them drawn. */
function inTurn(paints: readonly Painter[], size: Size, fade: number, isRetold: boolean): Painter {
  const sheet = createCanvas(size.width, size.height);
  const onto = sheet.getContext('2d');
  return (brush: Brush, moment: Moment) => {
    const place = Math.min(paints.length - 0.001, moment.progress * paints.length);
    const at = Math.floor(place);
    const show = (of: number, where: Brush) => {
      const progress = Math.min(1, Math.max(0, place - of));
      paints[of]?.(where, isRetold ? { ...moment, progress } : moment, moment);
    };
    show(at, brush);
    // The middle of a fade is where one phase ends and the next begins.
    const isLate = place - at > 1 - fade / 2;
    const isEarly = place - at < fade / 2;
    const other = isLate ? at + 1 : isEarly ? at - 1 : -1;
    if (paints[other] === undefined) return;
    const share = isLate ? 0.5 - (1 - place + at) / fade : 0.5 - (place - at) / fade;
    onto.reset();
    show(other, onto);
    brush.save();
    brush.resetTransform();
    brush.globalAlpha = smooth(Math.max(0, share));
    brush.drawImage(sheet, 0, 0);
    brush.restore();
  };
}

/**
 * A scene whose light, season or weather changes, or in which one thing happens after another: the same scene is
 * composed for every part.
 */
export async function composePhases(description: SceneDescription, size: Size, seed: string) {
  if (description.ad?.isCompared === true) return composeCompared(description, size, seed);
  const { phases = [], acts = [], halves, ad, explainer } = description;
  if (explainer !== undefined) return composeExplainer(description, explainer, size, seed);
  if (halves !== undefined && ad === null) return composeSplit(halves, size, seed);
  const isRetold = acts.length > 1;
  const parts: readonly Partial<SceneDescription>[] = isRetold ? acts : phases;
  if (parts.length < 2 || ad !== null) return composeScene(description, size, seed);
  const paints = await Promise.all(
    parts.map((part) => composeScene({ ...description, ...part }, size, seed)),
  );
  return inTurn(paints, size, isRetold ? CUT : FADE, isRetold);
}
