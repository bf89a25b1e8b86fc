import type { Coat } from '../../icons/coats.ts';
import { drawPattern } from '../../people/patterns.ts';
import type { Brush, World } from '../../scene/world.ts';
import { penOn } from '../../things/pen.ts';
import { type Colour, css, hex, mix } from '../colour.ts';
import type { Sprite } from '../sprite.ts';
import { ellipse, sideLit } from '../strokes.ts';
import type { Costume } from './costume.ts';
import type { Feeling } from './feelings.ts';
import { drawGarment, type WornGarment, type WornHat } from './garments.ts';
import type { Pose } from './pose.ts';

/** An icon of a head with a drawn body, which can walk, wave and dance. */
export interface Figure {
  readonly head: Sprite;
  /** Colours with the light of the scene applied. */
  readonly coat: Coat;
  readonly height: number;
  readonly costumes: readonly Costume[];
  readonly isDressed: boolean;
  /** Whether the icon is half a person, with shoulders and arms. */
  readonly isBust: boolean;
  /** Which way a head in profile looks; 0 when it looks at the viewer. */
  readonly profile: -1 | 0 | 1;
  /** What an animal has on over its fur. */
  readonly garment: WornGarment | null;
  readonly hat: WornHat | null;
  readonly accent: Colour;
  /** The colours of what it has on besides. */
  readonly cloths: Readonly<Record<'scarf' | 'cape' | 'tie' | 'boots' | 'gloves', Colour | null>>;
  readonly feeling: Feeling | null;
}

function limb(
  brush: Brush,
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
): void {
  brush.lineWidth = width;
  brush.beginPath();
  brush.moveTo(from[0], from[1]);
  brush.lineTo(to[0], to[1]);
  brush.stroke();
}

const TAIL_WIDTHS = { bushy: 0.14, long: 0.06, tuft: 0.045, thin: 0.026 } as const;
const TIP_SIZES = { bushy: 0.074, long: 0.031, tuft: 0.055, thin: 0.013 } as const;

export function drawTail(
  brush: Brush,
  { coat, height }: Figure,
  facing: number,
  swing: number,
): void {
  const { tail } = coat;
  if (tail === 'none') return;
  const back = -facing * height;
  brush.lineCap = 'round';
  brush.strokeStyle = css(tail === 'curly' || tail === 'thin' ? coat.tip : coat.fur);
  brush.fillStyle = css(coat.tip);
  if (tail === 'puff') {
    ellipse(brush, back * 0.19, -height * 0.2, height * 0.075, height * 0.075);
    return;
  }
  if (tail === 'curly') {
    brush.lineWidth = height * 0.03;
    brush.beginPath();
    brush.arc(back * 0.24, -height * 0.23, height * 0.045, 0, 5);
    brush.stroke();
    return;
  }
  const tip = { x: back * (0.4 + swing * 0.1), y: -height * (0.42 + swing * 0.25) };
  brush.lineWidth = height * TAIL_WIDTHS[tail];
  brush.beginPath();
  brush.moveTo(back * 0.1, -height * 0.2);
  brush.quadraticCurveTo(back * 0.42, -height * 0.14, tip.x, tip.y);
  brush.stroke();
  const size = height * TIP_SIZES[tail];
  ellipse(brush, tip.x, tip.y, size, size);
}

export function drawLegs(brush: Brush, figure: Figure, pose: Pose, facing: number): void {
  const { coat, height, isDressed, isBust } = figure;
  const bare = isDressed || isBust ? coat.tip : mix(coat.fur, hex('#30203a'), 0.1);
  const colour = figure.garment?.legs ?? bare;
  const { boots } = figure.cloths;
  const shoe =
    boots !== null
      ? boots
      : isDressed || isBust
        ? mix(coat.tip, hex('#1c1626'), 0.55)
        : mix(coat.fur, hex('#30203a'), 0.28);
  brush.lineCap = 'round';
  for (const [at, angle] of pose.legs.entries()) {
    const side = at === 0 ? -1 : 1;
    const hip = [side * height * 0.085, -height * 0.17] as const;
    const length = height * 0.135;
    const foot = [
      hip[0] + Math.sin(angle) * length * 1.25 * facing,
      hip[1] + Math.cos(angle) * length,
    ] as const;
    brush.strokeStyle = css(at === 0 ? mix(colour, hex('#20142c'), 0.12) : colour);
    limb(brush, hip, foot, height * 0.11);
    if (boots !== null) {
      brush.strokeStyle = css(boots);
      limb(brush, [(hip[0] + foot[0]) / 2, (hip[1] + foot[1]) / 2], foot, height * 0.12);
    }
    brush.fillStyle = css(at === 0 ? mix(shoe, hex('#20142c'), 0.12) : shoe);
    brush.save();
    brush.translate(foot[0] + facing * height * 0.02, foot[1] + height * 0.008);
    brush.rotate(-angle * 0.6 * facing);
    ellipse(brush, 0, 0, height * 0.085, height * 0.05);
    brush.restore();
  }
}

export function drawArm(brush: Brush, figure: Figure, side: number, angle: number): void {
  const { coat, height, isDressed } = figure;
  const shoulder = [side * height * 0.13, -height * 0.385] as const;
  // A raised arm is longer, because the large head would hide it.
  const length = height * (angle > 1.5 ? 0.24 : 0.18);
  const hand = [
    shoulder[0] + side * Math.sin(angle) * length,
    shoulder[1] + Math.cos(angle) * length,
  ] as const;
  brush.lineCap = 'round';
  const sleeve = figure.garment?.sleeves ?? coat.fur;
  brush.strokeStyle = css(mix(sleeve, hex('#20142c'), side < 0 ? 0.1 : 0.04));
  limb(brush, shoulder, hand, height * 0.085);
  brush.fillStyle = css(
    figure.cloths.gloves ?? (isDressed ? hex('#ffc83d') : mix(coat.fur, coat.belly, 0.35)),
  );
  ellipse(brush, hand[0], hand[1], height * 0.05, height * 0.05);
}

export function drawTrunk(brush: Brush, world: World, figure: Figure): void {
  const { coat, height, isDressed, garment } = figure;
  const [top, foot, wide] = [-height * 0.5, -height * 0.1, height * 0.2];
  brush.fillStyle = sideLit(brush, world, garment?.trunk ?? coat.fur, [-wide, wide]);
  brush.beginPath();
  brush.moveTo(-wide * 0.62, top);
  brush.bezierCurveTo(
    -wide * 0.9,
    top + height * 0.12,
    -wide * 1.15,
    foot - height * 0.08,
    -wide * 0.86,
    foot - height * 0.015,
  );
  brush.quadraticCurveTo(0, foot + height * 0.035, wide * 0.86, foot - height * 0.015);
  brush.bezierCurveTo(
    wide * 1.15,
    foot - height * 0.08,
    wide * 0.9,
    top + height * 0.12,
    wide * 0.62,
    top,
  );
  brush.closePath();
  brush.fill();
  if (garment?.pattern !== undefined) {
    brush.save();
    brush.clip();
    brush.scale(height / 100, height / 100);
    const { kind, ink } = garment.pattern;
    drawPattern(penOn(brush), { shoulderY: -48 }, '#ffffff', { kind, ink: ink ?? '#fbfcfe' });
    brush.restore();
  }
  if (garment !== null && garment.trunk !== null) drawGarment(brush, garment, height);
  if (isDressed || (garment !== null && garment.trunk !== null)) return;
  const soft = brush.createRadialGradient(0, -height * 0.27, 0, 0, -height * 0.25, height * 0.15);
  soft.addColorStop(0, css(coat.belly));
  soft.addColorStop(0.8, css(coat.belly, 0.92));
  soft.addColorStop(1, css(coat.belly, 0));
  brush.fillStyle = soft;
  ellipse(brush, 0, -height * 0.25, height * 0.12, height * 0.145);
  if (garment !== null) drawGarment(brush, garment, height);
}

/** The control panel of a space suit. */
export function drawSuitDetails(brush: Brush, { height, accent }: Figure): void {
  brush.fillStyle = css(hex('#aab2cf'));
  brush.beginPath();
  brush.roundRect(-height * 0.08, -height * 0.36, height * 0.16, height * 0.1, height * 0.02);
  brush.fill();
  for (const [at, colour] of [accent, hex('#3fd0ff'), hex('#ffd23f')].entries()) {
    brush.fillStyle = css(colour);
    ellipse(brush, (at - 1) * height * 0.045, -height * 0.31, height * 0.015, height * 0.015);
  }
}
