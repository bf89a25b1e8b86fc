import { type Colour, css, mix, WHITE } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import type { Tone } from '../../../draw/podium.ts';
import { ellipse, fromTop } from '../../../draw/strokes.ts';
import { pick } from '../../../random.ts';
import type { Brush, Element, World } from '../../world.ts';

export type StudioTone = Tone & { readonly accent: Colour };

interface Spot {
  readonly x: number;
  /** Where the podium stands. */
  readonly ground: number;
  readonly unit: number;
}

type PaintShape = (brush: Brush, tone: StudioTone, spot: Spot) => void;

const RADIUS = 262;
const LIFT = 270;

function discFill(brush: Brush, tone: StudioTone, top: number, bottom: number) {
  const upper = mix(tone.accent, WHITE, tone.isNight ? 0.1 : 0.24);
  return fromTop(brush, [top, bottom], [upper, mix(tone.accent, tone.high, 0.45)]);
}

const ring: PaintShape = (brush, tone, { x, ground, unit }) => {
  for (const [wide, alpha] of [
    [34, 0.12],
    [20, 0.25],
    [7, 1],
  ] as const) {
    brush.strokeStyle = css(mix(tone.accent, WHITE, tone.isNight ? 0.3 : 0.1), alpha);
    brush.lineWidth = unit * wide;
    brush.beginPath();
    brush.arc(x, ground - unit * LIFT, unit * RADIUS, 0, 2 * Math.PI);
    brush.stroke();
  }
};

const disc: PaintShape = (brush, tone, { x, ground, unit }) => {
  const [y, radius] = [ground - unit * LIFT, unit * RADIUS];
  brush.fillStyle = discFill(brush, tone, y - radius, y + radius);
  ellipse(brush, x, y, radius, radius);
};

/** A niche with a round top. */
const arch: PaintShape = (brush, tone, { x, ground, unit }) => {
  const [half, tall] = [unit * 225, unit * 545];
  const niche = (grow: number) => {
    brush.beginPath();
    brush.roundRect(x - half - grow, ground - tall - grow, 2 * (half + grow), tall + 2 * grow, [
      half + grow,
      half + grow,
      0,
      0,
    ]);
    brush.fill();
  };
  brush.fillStyle = css(mix(tone.accent, WHITE, tone.isNight ? 0.2 : 0.55), 0.6);
  niche(unit * 16);
  brush.fillStyle = discFill(brush, tone, ground - tall, ground);
  niche(0);
};

/** Rays from behind the product. */
const rays: PaintShape = (brush, tone, { x, ground, unit }) => {
  const [y, count] = [ground - unit * LIFT, 14];
  for (let at = 0; at < count; at += 1) {
    const turn = (at / count) * 2 * Math.PI;
    const far = unit * 640;
    const fill = brush.createRadialGradient(x, y, unit * 60, x, y, far);
    fill.addColorStop(0, css(mix(tone.accent, WHITE, 0.25), 0.6));
    fill.addColorStop(1, css(mix(tone.accent, WHITE, 0.25), 0));
    brush.fillStyle = fill;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + Math.cos(turn) * far, y + Math.sin(turn) * far);
    brush.lineTo(x + Math.cos(turn + 0.22) * far, y + Math.sin(turn + 0.22) * far);
    brush.closePath();
    brush.fill();
  }
};

/** Three arches, one in the other. */
const arches: PaintShape = (brush, tone, { x, ground, unit }) => {
  for (const [half, share] of [
    [300, 0.78],
    [228, 0.5],
    [156, 0.2],
  ] as const) {
    const tall = unit * (half + 290);
    brush.fillStyle = css(mix(tone.accent, tone.high, share));
    brush.beginPath();
    brush.roundRect(x - unit * half, ground - tall, 2 * unit * half, tall, [
      unit * half,
      unit * half,
      0,
      0,
    ]);
    brush.fill();
  }
};

const SHAPES: readonly [PaintShape, ...PaintShape[]] = [ring, disc, arch, arches, rays, disc];
const SALE = /\b(?:sale|% ?off|deal|free|discount|win)\b/iu;

/** What is behind the podium, in the colour of the brand. */
export function backShape(world: World, tone: StudioTone, groundY: number): Element {
  const { size, unit, description } = world;
  const isMinimal = description.styles.includes('minimal');
  const chosen = pick(world.random('back-shape'), SHAPES);
  const isLoud = SALE.test(`${description.ad?.offer ?? ''} ${description.ad?.headline ?? ''}`);
  const paint =
    isMinimal || tone.isNight ? (chosen === arch ? arch : ring) : isLoud ? rays : chosen;
  const plan = { depth: 0.5, top: groundY - unit * 940, bottom: groundY + unit * 40 };
  return paintLayer(world, plan, (brush) =>
    paint(brush, tone, { x: size.width / 2, ground: groundY, unit }),
  );
}

/** Light through leaves or a window, stripes, dots: faint, so that words stay readable on it. */
export function wallPattern(world: World, brush: Brush, tone: StudioTone): void {
  const { size, unit, description } = world;
  if (description.styles.includes('minimal')) return;
  const kind = pick(world.random('wall-pattern'), ['plain', 'slope', 'window', 'dots', 'wave']);
  const ink = tone.isNight ? mix(tone.accent, WHITE, 0.2) : mix(tone.high, tone.accent, 0.5);
  const { width, height } = size;
  brush.save();
  brush.fillStyle = css(ink, tone.isNight ? 0.1 : 0.22);
  brush.beginPath();
  if (kind === 'slope') {
    brush.moveTo(width * 0.62, 0);
    brush.lineTo(width, 0);
    brush.lineTo(width, height);
    brush.lineTo(width * 0.38, height);
    brush.fill();
  } else if (kind === 'wave') {
    brush.moveTo(0, height * 0.66);
    brush.bezierCurveTo(
      width * 0.3,
      height * 0.52,
      width * 0.6,
      height * 0.86,
      width,
      height * 0.6,
    );
    brush.lineTo(width, height);
    brush.lineTo(0, height);
    brush.fill();
  } else if (kind === 'dots') {
    const step = unit * 46;
    for (let row = 0; row < 7; row += 1)
      for (let column = 0; column < 7 - row; column += 1) {
        const radius = unit * (9 - row - column);
        if (radius <= 0) continue;
        const at = { x: unit * 40 + column * step, y: unit * 40 + row * step };
        ellipse(brush, at.x, at.y, radius, radius);
        ellipse(brush, width - at.x, height - at.y, radius, radius);
      }
  } else if (kind === 'window' && !tone.isNight) {
    brush.fillStyle = css(WHITE, 0.34);
    brush.transform(1, 0.18, -0.42, 1, width * 0.5, -height * 0.04);
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      brush.fillRect(x * unit * 190, unit * 60 + y * unit * 270, unit * 172, unit * 250);
  }
  brush.restore();
}
