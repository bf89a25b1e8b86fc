import type { Material } from '../parse-prompt/description/ad.ts';
import { between, type Random } from '../random.ts';
import type { Brush } from '../scene/world.ts';
import { BLACK, brightness, type Colour, css, hex, mix, WHITE } from './colour.ts';
import { ellipse, fromTop } from './strokes.ts';

/** A level surface that is seen from the front and a little from above. */
export interface Level {
  readonly left: number;
  readonly width: number;
  /** Where it meets what is behind it. */
  readonly top: number;
  readonly bottom: number;
  readonly unit: number;
  readonly random: Random;
}

type PaintMaterial = (brush: Brush, colour: Colour, level: Level) => void;

/** Lines that are farther apart the nearer they are. */
function nearness(level: Level, share: number): number {
  return level.top + (level.bottom - level.top) * share ** 1.7;
}

function plane(brush: Brush, colour: Colour, { left, width, top, bottom }: Level): void {
  const isDark = brightness(colour) < 0.3;
  brush.fillStyle = fromTop(
    brush,
    [top, bottom],
    [
      mix(colour, BLACK, isDark ? 0.4 : 0.22),
      mix(colour, WHITE, isDark ? 0.1 : 0.14),
      colour,
      mix(colour, BLACK, 0.3),
    ],
  );
  brush.fillRect(left, top, width, bottom - top);
}

/** Light along the far edge. */
function rim(brush: Brush, colour: Colour, { left, width, top, unit }: Level): void {
  brush.fillStyle = css(mix(colour, WHITE, 0.5), 0.7);
  brush.fillRect(left, top, width, unit * 2.5);
}

const stone: PaintMaterial = (brush, colour, level) => {
  plane(brush, colour, level);
  const { left, width, random, unit } = level;
  for (let at = 0; at < 240; at += 1) {
    const share = random();
    const y = nearness(level, share);
    const across = unit * between(random, 3, 10) * (0.5 + share * 2.4);
    brush.fillStyle = css(random() < 0.5 ? WHITE : BLACK, between(random, 0.02, 0.08));
    ellipse(brush, left + random() * width, y, across, across * 0.32);
  }
  for (let at = 0; at < 7; at += 1) {
    const share = between(random, 0.1, 0.95);
    let [x, y] = [left + random() * width, nearness(level, share)];
    brush.strokeStyle = css(BLACK, 0.24);
    brush.lineWidth = unit * (0.8 + share * 1.4);
    brush.beginPath();
    brush.moveTo(x, y);
    for (let step = 0; step < 5; step += 1) {
      x += unit * between(random, 18, 60);
      y += unit * between(random, -9, 9);
      brush.lineTo(x, y);
    }
    brush.stroke();
  }
  rim(brush, colour, level);
};

const marble: PaintMaterial = (brush, colour, level) => {
  plane(brush, colour, level);
  const { left, width, random, unit } = level;
  const isDark = brightness(colour) < 0.3;
  const vein = isDark ? hex('#d9c7a4') : hex('#8b8a92');
  for (let at = 0; at < 16; at += 1) {
    const share = between(random, 0.03, 1);
    let [x, y] = [left + between(random, -0.1, 1) * width, nearness(level, share)];
    brush.strokeStyle = css(vein, between(random, 0.12, isDark ? 0.45 : 0.5));
    brush.lineWidth = unit * between(random, 0.8, 3.4);
    brush.beginPath();
    brush.moveTo(x, y);
    for (let step = 0; step < 5; step += 1) {
      const [midX, midY] = [x + unit * between(random, 10, 60), y + unit * between(random, -24, 8)];
      x += unit * between(random, 50, 110);
      y += unit * between(random, -14, 34) * (0.4 + share);
      brush.quadraticCurveTo(midX, midY, x, y);
    }
    brush.stroke();
  }
  rim(brush, colour, level);
};

const wood: PaintMaterial = (brush, colour, level) => {
  plane(brush, colour, level);
  const { left, width, top, bottom, random, unit } = level;
  const middle = left + width / 2;
  const spread = 2.1;
  const far = (x: number) => middle + (x - middle) / spread;
  for (let at = -16; at <= 16; at += 1) {
    const x = middle + at * unit * 190;
    brush.fillStyle = css(random() < 0.5 ? WHITE : BLACK, between(random, 0.01, 0.09));
    brush.beginPath();
    brush.moveTo(far(x), top);
    brush.lineTo(far(x + unit * 190), top);
    brush.lineTo(x + unit * 190, bottom);
    brush.lineTo(x, bottom);
    brush.fill();
    for (let grain = 0; grain < 5; grain += 1) {
      const own = x + unit * between(random, 14, 176);
      const bend = own + unit * between(random, -16, 16);
      brush.strokeStyle = css(mix(colour, BLACK, 0.6), between(random, 0.08, 0.22));
      brush.lineWidth = unit * between(random, 1, 2.6);
      brush.beginPath();
      brush.moveTo(far(own), top);
      brush.quadraticCurveTo((far(bend) + bend) / 2, (top + bottom) / 2, own, bottom);
      brush.stroke();
    }
    brush.strokeStyle = css(mix(colour, BLACK, 0.7), 0.6);
    brush.lineWidth = unit * 2.6;
    brush.beginPath();
    brush.moveTo(far(x), top);
    brush.lineTo(x, bottom);
    brush.stroke();
  }
  rim(brush, colour, level);
};

/** Folds that run over the whole of it, each with a lit and a shaded side. */
const cloth: PaintMaterial = (brush, colour, level) => {
  const { left, width, bottom, random, unit } = level;
  const isDark = brightness(colour) < 0.3;
  const lit = mix(colour, WHITE, isDark ? 0.42 : 0.5);
  const dim = mix(colour, BLACK, isDark ? 0.6 : 0.3);
  const folds = 9;
  for (let at = 0; at < folds; at += 1) {
    const y = nearness(level, at / folds);
    const next = nearness(level, (at + 1) / folds);
    const swing = (next - y) * 0.55 + unit * (at === 0 ? 4 : 16);
    const [one, other] = [between(random, -1, 1), between(random, -1, 1)];
    const wave = (base: number) => {
      brush.moveTo(left, base + one * swing);
      brush.bezierCurveTo(
        left + width * 0.3,
        base - swing * other * 1.6,
        left + width * 0.62,
        base + swing * 1.6 * other,
        left + width,
        base - one * swing,
      );
    };
    brush.beginPath();
    wave(y);
    brush.lineTo(left + width, bottom);
    brush.lineTo(left, bottom);
    brush.closePath();
    // Shines where the cloth bends towards the viewer.
    const tilt = width * 0.16 * one;
    const fill = brush.createLinearGradient(left, y - swing, left + tilt, next + swing);
    fill.addColorStop(0, css(mix(colour, lit, 0.5)));
    fill.addColorStop(0.3, css(lit));
    fill.addColorStop(0.55, css(colour));
    fill.addColorStop(1, css(dim));
    brush.fillStyle = fill;
    brush.fill();
    brush.strokeStyle = css(lit, 0.5);
    brush.lineWidth = unit * 2;
    brush.beginPath();
    wave(y + unit * 3);
    brush.stroke();
  }
};

const sand: PaintMaterial = (brush, colour, level) => {
  plane(brush, colour, level);
  const { left, width, random, unit } = level;
  for (let at = 1; at < 13; at += 1) {
    const share = at / 13;
    const y = nearness(level, share);
    const swing = unit * (4 + share * 16);
    brush.strokeStyle = css(at % 2 === 0 ? mix(colour, WHITE, 0.6) : mix(colour, BLACK, 0.4), 0.34);
    brush.lineWidth = unit * (2 + share * 6);
    brush.beginPath();
    brush.moveTo(left, y);
    const bends = 5;
    for (let bend = 0; bend < bends; bend += 1) {
      const x = left + (width * (bend + 1)) / bends;
      brush.quadraticCurveTo(x - width / bends / 2, y + between(random, -1, 1) * swing, x, y);
    }
    brush.stroke();
  }
};

const moss: PaintMaterial = (brush, colour, level) => {
  plane(brush, colour, level);
  const { left, width, random, unit } = level;
  for (let at = 0; at < 700; at += 1) {
    const share = at / 700;
    const [x, y] = [left + random() * width, nearness(level, share) + unit * 4];
    const tall = unit * between(random, 8, 18) * (0.7 + share * 1.6);
    brush.strokeStyle = css(
      mix(colour, random() < 0.5 ? hex('#e6f5a0') : hex('#10361c'), between(random, 0.1, 0.5)),
      0.75,
    );
    brush.lineWidth = unit * (1.4 + share * 1.8);
    brush.beginPath();
    brush.moveTo(x, y);
    brush.quadraticCurveTo(x, y - tall * 0.6, x + unit * between(random, -8, 8), y - tall);
    brush.stroke();
  }
};

const water: PaintMaterial = (brush, colour, level) => {
  plane(brush, colour, level);
  const { left, width, random, unit } = level;
  for (let at = 0; at < 90; at += 1) {
    const share = random();
    brush.fillStyle = css(random() < 0.7 ? WHITE : mix(colour, BLACK, 0.5), 0.26);
    const across = unit * between(random, 20, 70) * (0.4 + share * 1.5);
    ellipse(brush, left + random() * width, nearness(level, share), across, unit * (1 + share * 2));
  }
};

const snow: PaintMaterial = (brush, colour, level) => {
  plane(brush, colour, level);
  const { left, width, random, unit } = level;
  for (let at = 0; at < 26; at += 1) {
    const share = at / 26;
    const across = unit * between(random, 40, 120) * (0.6 + share);
    brush.fillStyle = css(random() < 0.6 ? WHITE : mix(colour, hex('#7fa3cc'), 0.5), 0.5);
    ellipse(brush, left + random() * width, nearness(level, share), across, across * 0.16);
  }
};

const MATERIALS: Readonly<Record<Material, PaintMaterial>> = {
  stone,
  marble,
  wood,
  cloth,
  sand,
  moss,
  water,
  snow,
};

export function paintMaterial(
  brush: Brush,
  material: Material,
  colour: Colour,
  level: Level,
): void {
  MATERIALS[material](brush, colour, level);
}
