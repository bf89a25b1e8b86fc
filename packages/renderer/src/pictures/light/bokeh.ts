import { createCanvas } from '@napi-rs/canvas';
import type { Brush, Moment, World } from '../../scene/world.ts';

const BOKEH =
  /\bbokeh\b|\bblurred lights?\b|\bout[- ]of[- ]focus lights?\b|\bsoft lights? in the background\b/iu;

export const hasBokeh = (prompt: string): boolean => BOKEH.test(prompt);

const COLOURS = ['255,214,140', '255,170,110', '255,240,210', '255,150,170'] as const;
const COUNT = 22;
const DISC = 128;

/** A disc that is brighter at its rim, as a lens makes of a small light. */
function disc(colour: string) {
  const canvas = createCanvas(DISC, DISC);
  const brush = canvas.getContext('2d');
  const fill = brush.createRadialGradient(DISC / 2, DISC / 2, 0, DISC / 2, DISC / 2, DISC / 2);
  fill.addColorStop(0, `rgba(${colour},0.42)`);
  fill.addColorStop(0.82, `rgba(${colour},0.6)`);
  fill.addColorStop(0.93, `rgba(${colour},0.85)`);
  fill.addColorStop(1, `rgba(${colour},0)`);
  brush.fillStyle = fill;
  brush.fillRect(0, 0, DISC, DISC);
  return canvas;
}

/** Lights far out of focus that float and breathe. */
export function bokeh(world: World): (brush: Brush, moment: Moment) => void {
  const { width, height } = world.size;
  const random = world.random('bokeh');
  const discs = COLOURS.map(disc);
  const lights = Array.from({ length: COUNT }, (_, at) => ({
    x: random() * width,
    y: random() ** 1.2 * height * 0.9,
    size: world.unit * (40 + 110 * random() ** 2),
    phase: random() * 6,
    disc: discs[at % discs.length] ?? disc(COLOURS[0]),
  }));
  return (brush, { seconds }) => {
    brush.save();
    brush.globalCompositeOperation = 'screen';
    for (const { x, y, size, phase, disc: light } of lights) {
      brush.globalAlpha = 0.34 + 0.2 * Math.sin(seconds * 0.9 + phase);
      const drift = world.unit * 22 * Math.sin(seconds * 0.35 + phase);
      brush.drawImage(
        light,
        x + drift - size / 2,
        y - size / 2 - seconds * world.unit * 4,
        size,
        size,
      );
    }
    brush.restore();
  };
}
