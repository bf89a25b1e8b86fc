import { createCanvas } from '@napi-rs/canvas';
import type { Brush, Moment } from '../../scene/world.ts';

const PUFFS = 33;
const PUFF = 64;
/** Steam has no edges: small, it is as good and takes a fraction of the time. */
const COARSE = 4;
/** In sizes: how far it spreads and rises. */
const REACH = { side: 0.6, above: 1.3, below: 0.15 } as const;

function puff() {
  const canvas = createCanvas(PUFF, PUFF);
  const brush = canvas.getContext('2d');
  const fill = brush.createRadialGradient(PUFF / 2, PUFF / 2, 0, PUFF / 2, PUFF / 2, PUFF / 2);
  fill.addColorStop(0, 'rgba(255,255,255,0.95)');
  fill.addColorStop(0.45, 'rgba(240,244,252,0.55)');
  // Darker at its rim, or it could not be seen before a light wall.
  fill.addColorStop(0.75, 'rgba(168,178,198,0.2)');
  fill.addColorStop(1, 'rgba(160,170,190,0)');
  brush.fillStyle = fill;
  brush.fillRect(0, 0, PUFF, PUFF);
  return canvas;
}

interface Mouth {
  readonly x: number;
  readonly y: number;
  /** How high it rises, in pixels. */
  readonly size: number;
  /** How wide the opening is, in sizes. */
  readonly wide: number;
}

/** Soft wisps that rise from the mouth of a cup, lean to and fro, and are gone above. */
export function steamOver({ x, y, size, wide }: Mouth): (brush: Brush, moment: Moment) => void {
  const bitmap = puff();
  const scale = size / COARSE;
  const sheet = createCanvas(
    Math.max(2, Math.ceil(REACH.side * 2 * scale)),
    Math.max(2, Math.ceil((REACH.above + REACH.below) * scale)),
  );
  const onto = sheet.getContext('2d');
  return (brush, { seconds }) => {
    onto.clearRect(0, 0, sheet.width, sheet.height);
    for (let at = 0; at < PUFFS; at += 1) {
      const age = (seconds * 0.24 + at * 0.618) % 1;
      // Three strands, as the air divides it.
      const strand = (at % 3) - 1;
      const sway = Math.sin(age * 5.2 - seconds * 0.9 + strand * 1.9) * (0.02 + 0.13 * age);
      const left = REACH.side + strand * wide * (0.5 - 0.22 * age) + sway;
      const top = REACH.above - age * 1.02;
      const across = (0.07 + 0.13 * age) * scale;
      const down = (0.14 + 0.18 * age) * scale;
      onto.globalAlpha = 0.9 * Math.min(1, age * 5) * (1 - age);
      onto.drawImage(bitmap, left * scale - across, top * scale - down, across * 2, down * 2);
    }
    brush.drawImage(
      sheet,
      x - REACH.side * size,
      y - REACH.above * size,
      sheet.width * COARSE,
      sheet.height * COARSE,
    );
  };
}
