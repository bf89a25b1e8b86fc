import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import type { Brush } from '../../scene/world.ts';
import { type Colour, css, hex, mix, WHITE } from '../colour.ts';
import { ellipse } from '../strokes.ts';

/** What a figure wears because of its setting or its motion. */
export type Costume = 'scarf' | 'spacesuit' | 'bubble' | 'cape' | 'party-hat';

/** Whether those who are there wear paper hats: at a party, but at no wedding, and not over plumes. */
export function hasPartyHats({ particles, subjects }: SceneDescription): boolean {
  const isDressed = subjects.some(({ look }) =>
    /^(?:bride|groom|newlywed|samba-dancer|carnival-dancer)/.test(look?.job ?? ''),
  );
  return particles.includes('confetti') && !isDressed;
}

export interface Fit {
  readonly height: number;
  /** Centre of the head, measured from the feet. */
  readonly headY: number;
  readonly headRadius: number;
  readonly headTop: number;
  readonly neckY: number;
  readonly flutter: number;
  readonly facing: number;
  readonly accent: Colour;
}

export function drawCape(brush: Brush, fit: Fit): void {
  const { height, neckY, flutter, facing } = fit;
  const back = -facing * height;
  brush.fillStyle = css(fit.accent);
  brush.beginPath();
  brush.moveTo(facing * height * 0.1, neckY);
  brush.bezierCurveTo(
    back * 0.25,
    neckY + height * (0.02 + flutter * 0.3),
    back * 0.45,
    neckY + height * (0.2 + flutter),
    back * 0.62,
    neckY + height * (0.16 + flutter),
  );
  brush.quadraticCurveTo(
    back * 0.5,
    neckY + height * (0.33 + flutter * 0.6),
    back * 0.52,
    neckY + height * 0.42,
  );
  brush.quadraticCurveTo(
    back * 0.2,
    neckY + height * 0.4,
    -facing * height * 0.1,
    neckY + height * 0.1,
  );
  brush.closePath();
  brush.fill();
}

export function drawScarf(brush: Brush, fit: Fit): void {
  const { height, neckY, facing, flutter } = fit;
  const dark = mix(fit.accent, hex('#401030'), 0.25);
  brush.strokeStyle = css(dark);
  brush.lineCap = 'round';
  brush.lineWidth = height * 0.075;
  brush.beginPath();
  brush.moveTo(-facing * height * 0.1, neckY + height * 0.03);
  brush.quadraticCurveTo(
    -facing * height * 0.2,
    neckY + height * (0.08 + flutter),
    -facing * height * 0.3,
    neckY + height * (0.1 + flutter * 2),
  );
  brush.stroke();
  brush.strokeStyle = css(fit.accent);
  brush.lineWidth = height * 0.088;
  brush.beginPath();
  brush.moveTo(-height * 0.13, neckY);
  brush.quadraticCurveTo(0, neckY + height * 0.055, height * 0.13, neckY);
  brush.stroke();
}

/** A glass globe around the head, with a reflection that makes it visible. */
export function drawHelmet(brush: Brush, fit: Fit, withCollar: boolean): void {
  const radius = fit.headRadius * 1.2;
  const y = fit.headY;
  if (withCollar) {
    brush.fillStyle = css(hex('#d9dcea'));
    ellipse(brush, 0, fit.neckY + fit.height * 0.02, fit.height * 0.2, fit.height * 0.055);
  }
  const glass = brush.createRadialGradient(
    -radius * 0.35,
    y - radius * 0.4,
    radius * 0.1,
    0,
    y,
    radius,
  );
  glass.addColorStop(0, 'rgba(255,255,255,0.28)');
  glass.addColorStop(0.6, 'rgba(200,230,255,0.08)');
  glass.addColorStop(0.93, 'rgba(190,225,255,0.3)');
  glass.addColorStop(1, 'rgba(255,255,255,0.6)');
  brush.fillStyle = glass;
  ellipse(brush, 0, y, radius, radius);
  brush.strokeStyle = css(WHITE, 0.75);
  brush.lineCap = 'round';
  brush.lineWidth = radius * 0.065;
  brush.beginPath();
  brush.arc(0, y, radius * 0.82, Math.PI * 1.1, Math.PI * 1.36);
  brush.stroke();
}

export function drawPartyHat(brush: Brush, fit: Fit): void {
  const size = fit.headRadius * 0.62;
  const foot = fit.headTop + fit.headRadius * 0.16;
  const fill = brush.createLinearGradient(-size / 2, 0, size / 2, 0);
  fill.addColorStop(0, css(mix(fit.accent, WHITE, 0.25)));
  fill.addColorStop(1, css(mix(fit.accent, hex('#30104a'), 0.3)));
  brush.fillStyle = fill;
  brush.beginPath();
  brush.moveTo(0, foot - size * 1.5);
  brush.lineTo(size * 0.52, foot);
  brush.quadraticCurveTo(0, foot + size * 0.2, -size * 0.52, foot);
  brush.closePath();
  brush.fill();
  brush.fillStyle = css(WHITE, 0.9);
  for (const [dx, up] of [
    [-0.1, 0.35],
    [0.16, 0.6],
    [-0.02, 0.95],
  ] as const) {
    ellipse(brush, dx * size, foot - up * size, size * 0.07, size * 0.07);
  }
  ellipse(brush, 0, foot - size * 1.5, size * 0.15, size * 0.15);
}
