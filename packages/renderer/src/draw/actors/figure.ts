import { drawHat } from '../../people/hats.ts';
import type { Brush, World } from '../../scene/world.ts';
import { toneOf } from '../../things/paint-thing.ts';
import { penOn } from '../../things/pen.ts';
import { css, hex } from '../colour.ts';
import {
  type Costume,
  drawCape,
  drawHelmet,
  drawPartyHat,
  drawScarf,
  type Fit,
} from './costume.ts';
import { drawFeeling } from './feelings.ts';
import { drawTie } from './garments.ts';
import { drawArm, drawLegs, drawSuitDetails, drawTail, drawTrunk, type Figure } from './limbs.ts';
import type { Pose } from './pose.ts';

const CAPE = hex('#e5283b');

function drawHead(brush: Brush, figure: Figure, pose: Pose, facing: number): Fit {
  const { head, height, isBust } = figure;
  const width = height * 0.6;
  const tall = (width * head.height) / head.width;
  const foot = isBust ? -height * 0.13 : -height * 0.4;
  const hasSuit = figure.costumes.includes('spacesuit');
  brush.save();
  brush.translate(facing * height * (isBust ? 0 : 0.015), foot);
  brush.rotate(pose.nod);
  if (figure.profile !== 0 && figure.profile !== facing) brush.scale(-1, 1);
  brush.drawImage(head.bitmap, -width / 2, -tall, width, tall);
  if (figure.feeling !== null) drawFeeling(brush, figure.feeling, { width, tall });
  brush.restore();
  const headY = foot - Math.min(tall, width) * 0.5;
  return {
    height,
    headY,
    headRadius: hasSuit ? width * 0.52 : width * 0.5,
    headTop: foot - tall,
    neckY: -height * 0.425,
    flutter: Math.sin(pose.tail * 2.2) * 0.035,
    facing,
    accent: figure.accent,
  };
}

/** Draws a figure with its feet at the origin; up is negative. */
export function drawFigure(
  brush: Brush,
  world: World,
  figure: Figure,
  pose: Pose,
  facing: number,
): void {
  const tone = toneOf(world);
  const has = (costume: Costume) => figure.costumes.includes(costume);
  const flutter = Math.sin(pose.tail * 2.2) * 0.06;
  const early = {
    height: figure.height,
    neckY: -figure.height * 0.43,
    flutter,
    facing,
    accent: figure.accent,
  };
  if (has('cape'))
    drawCape(brush, {
      ...early,
      accent: figure.cloths.cape ?? CAPE,
      headY: 0,
      headRadius: 0,
      headTop: 0,
    });
  if (!has('spacesuit')) drawTail(brush, figure, facing, pose.tail);
  drawLegs(brush, figure, pose, facing);
  if (figure.isBust) {
    brush.fillStyle = css(figure.coat.fur);
    brush.beginPath();
    brush.roundRect(
      -figure.height * 0.19,
      -figure.height * 0.26,
      figure.height * 0.38,
      figure.height * 0.17,
      figure.height * 0.07,
    );
    brush.fill();
  } else {
    drawArm(brush, figure, -facing, pose.arms[0]);
    drawTrunk(brush, world, figure);
    if (has('spacesuit')) drawSuitDetails(brush, figure);
    if (pose.arms[1] <= 1.5) drawArm(brush, figure, facing, pose.arms[1]);
  }
  const { tie } = figure.cloths;
  if (tie !== null) drawTie(brush, tie, figure.height);
  if (has('scarf'))
    drawScarf(brush, {
      ...early,
      accent: figure.cloths.scarf ?? figure.accent,
      headY: 0,
      headRadius: 0,
      headTop: 0,
    });
  const fit = drawHead(brush, figure, pose, facing);
  if (has('party-hat')) drawPartyHat(brush, fit);
  else if (figure.hat !== null) {
    brush.save();
    // The eyes of a frog are on top of its head.
    brush.translate(0, fit.headY - (figure.hat.isHigh ? fit.headRadius * 0.42 : 0));
    brush.scale(fit.headRadius / 58, fit.headRadius / 58);
    drawHat(penOn(brush, tone), figure.hat.hat, figure.hat.colour);
    brush.restore();
  }
  if (has('spacesuit') || has('bubble')) drawHelmet(brush, fit, has('spacesuit'));
  // A waving hand is in front of the face.
  const isRaised = !figure.isBust && pose.arms[1] > 1.5;
  if (isRaised) drawArm(brush, figure, facing, pose.arms[1]);
}
