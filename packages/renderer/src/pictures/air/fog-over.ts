import { createCanvas } from '@napi-rs/canvas';
import { css, hex, WHITE } from '../../draw/colour.ts';
import { smooth } from '../../scene/easing.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';

type Painter = (brush: Brush, moment: Moment) => void;

const FOG = '(?:fog|mist|haze)';

/** Fog that was not there at first. */
const ROLLS_IN = new RegExp(
  `\\b${FOG}\\b[^,.;]*\\b(?:roll|creep|drift|mov|com|spread|ris|thicken|gather|clos)\\p{L}*\\b`,
  'iu',
);

/** Fog that lies on the ground and leaves the rest of the picture clear. */
const LOW = new RegExp(
  `\\b${FOG}\\b[^,.;]{0,30}\\b(?:at|along|near|on|above|around|over) (?:the |its |her |his |their )?(?:bottom|ground|floor|foot|base|feet)\\b|\\b(?:low|ground)(?:[- ](?:lying|hanging))?[- ]${FOG}\\b`,
  'iu',
);

/** Fog in which what is far away is lost. */
const THICK = new RegExp(
  `\\b(?:thick|dense|heavy|impenetrable) (?:\\p{L}+ )?${FOG}\\b|\\b${FOG}\\b[^.;]{0,60}\\b(?:until|swallow|hid(?:es|ing)|thickens|so (?:thick|dense)|disappear|vanish)`,
  'iu',
);

export const isThick = (prompt: string): boolean => THICK.test(prompt);

const DUST = hex('#e2bd8c');

interface Fog {
  readonly colour: typeof WHITE;
  readonly dense: number;
  readonly grows: boolean;
  readonly isLow: boolean;
}

/** Soft banks that slide past each other, densest in the lower half. */
function banksOf(world: World, { colour, dense, grows, isLow }: Fog): Painter {
  const { width, height } = world.size;
  const random = world.random('fog-over');
  const banks = (isLow ? [0.9, 0.98, 1.06] : [0.5, 0.68, 0.86]).map((y, at) => {
    const canvas = createCanvas(Math.ceil(width / 5), Math.ceil(height / 10));
    const brush = canvas.getContext('2d');
    brush.filter = `blur(${Math.round(canvas.height * 0.1)}px)`;
    brush.fillStyle = css(colour, 0.2 * dense);
    for (let puff = 0; puff < 9; puff += 1) {
      const tall = canvas.height * (0.12 + 0.1 * random());
      const middle = canvas.height * (0.42 + 0.16 * random());
      brush.beginPath();
      brush.ellipse(
        random() * canvas.width,
        middle,
        canvas.width * (0.12 + 0.16 * random()),
        tall,
        0,
        0,
        7,
      );
      brush.fill();
    }
    return { canvas, y, at };
  });
  const haze = isLow ? 0 : (world.light.isDark ? 0.07 : 0.13) * dense;
  return (brush, { seconds, progress }) => {
    const share = grows ? 0.25 + 0.75 * smooth(progress / 0.7) : 1;
    brush.save();
    brush.globalAlpha = share;
    brush.fillStyle = css(colour, haze);
    brush.fillRect(0, 0, width, height);
    for (const { canvas, y, at } of banks) {
      const comes = grows ? (1 - share) * width * (at % 2 === 0 ? -0.17 : 0.17) : 0;
      const slide = comes + Math.sin(seconds * 0.5 + at * 2) * width * 0.12;
      brush.drawImage(
        canvas,
        slide - width * 0.25,
        (y - 0.28) * height,
        width * 1.5,
        height * 0.56,
      );
    }
    brush.restore();
  };
}

export const fogOver = (world: World, prompt: string): Painter =>
  banksOf(world, {
    colour: WHITE,
    dense: LOW.test(prompt) ? 2.4 : 1.5,
    grows: ROLLS_IN.test(prompt),
    isLow: LOW.test(prompt),
  });

export const dustOver = (world: World): Painter =>
  banksOf(world, { colour: DUST, dense: 1, grows: false, isLow: false });

/** By the end, so much of what is seen is gone. */
export function whiteOut({ size: { width, height }, light }: World, most: number): Painter {
  const colour = light.isDark ? hex('#5d6678') : hex('#e9edf0');
  return (brush, { progress }) => {
    brush.save();
    brush.globalAlpha = most * smooth(progress / 0.85);
    brush.fillStyle = css(colour);
    brush.fillRect(0, 0, width, height);
    brush.restore();
  };
}
