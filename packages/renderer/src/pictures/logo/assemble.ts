import type { Canvas } from '@napi-rs/canvas';
import { outCubic } from '../../scene/easing.ts';
import type { Brush } from '../../scene/world.ts';

const ASSEMBLES =
  /\b(?:assembl|puzzle|pieces|shards?|fragments?|shatter|mosaic|builds? (?:up|itself)|comes? together|particles (?:form|gather|assemble|come|build|swirl)|forms? (?:from|out of))/iu;

export const isAssembled = (prompt: string): boolean => ASSEMBLES.test(prompt);

const SIDE = 7;

/** A mark that comes together from its pieces; complete after two seconds. */
export function assembled(bitmap: Canvas) {
  const [wide, tall] = [bitmap.width / SIDE, bitmap.height / SIDE];
  return (brush: Brush, left: number, top: number, scale: number, seconds: number): void => {
    if (seconds > 2.6) {
      brush.drawImage(bitmap, left, top, bitmap.width * scale, bitmap.height * scale);
      return;
    }
    const alpha = brush.globalAlpha;
    for (let at = 0; at < SIDE * SIDE; at += 1) {
      const [column, row] = [at % SIDE, Math.floor(at / SIDE)];
      const share = outCubic((seconds - 0.1 - ((at * 0.618) % 1) * 0.9) / 1.5);
      const angle = at * 2.4;
      const far = (1 - share) * bitmap.width * 1.1;
      brush.save();
      brush.globalAlpha = alpha * Math.min(1, share * 1.6);
      brush.translate(
        left + (column + 0.5) * wide * scale + Math.cos(angle) * far,
        top + (row + 0.5) * tall * scale + Math.sin(angle) * far * 0.6,
      );
      brush.rotate((1 - share) * (at % 2 === 0 ? 2.4 : -2.4));
      brush.scale(scale, scale);
      brush.drawImage(
        bitmap,
        column * wide,
        row * tall,
        wide,
        tall,
        -wide / 2,
        -tall / 2,
        wide + 0.6,
        tall + 0.6,
      );
      brush.restore();
    }
  };
}
