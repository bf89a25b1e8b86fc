import { darker, type Pen } from '../things/pen.ts';
import type { Build } from './build.ts';
import { BONE } from './outfits.ts';

const HOLLOW = '#2b2733';

/** A spine with ribs around it, shoulders and hips. */
export function drawRibs(p: Pen, { shoulder: w, hip: h, shoulderY: s, hipY }: Build): void {
  const long = hipY - s;
  p.line(`M0 ${s - 2}V${hipY}`, 3, darker(BONE, 0.14));
  p.line(`M${-w * 0.9} ${s + 3}Q0 ${s} ${w * 0.9} ${s + 3}`, 2.6, BONE);
  for (let rib = 0; rib < 4; rib += 1) {
    const y = s + long * (0.2 + rib * 0.14);
    const wide = w * (0.86 - rib * 0.1);
    p.line(
      `M0 ${y}Q${-wide} ${y - 1} ${-wide} ${y + long * 0.08}T${-wide * 0.3} ${y + long * 0.12}M0 ${y}Q${wide} ${y - 1} ${wide} ${y + long * 0.08}T${wide * 0.3} ${y + long * 0.12}`,
      2,
      BONE,
    );
  }
  p.path(
    `M${-h * 0.9} ${hipY - 4}Q0 ${hipY - 1} ${h * 0.9} ${hipY - 4}Q${h * 0.9} ${hipY + 4} ${h * 0.34} ${hipY + 4}L0 ${hipY + 1}L${-h * 0.34} ${hipY + 4}Q${-h * 0.9} ${hipY + 4} ${-h * 0.9} ${hipY - 4}Z`,
    BONE,
  );
}

/** A skull with a radius of 50 units around the origin, looking to a side. */
export function drawSkull(p: Pen, look: number): void {
  p.path(
    'M-46 -8C-46 -40 -28 -52 0 -52S46 -40 46 -8C46 8 40 16 34 22L32 32Q30 36 26 36H-26Q-30 36 -32 32L-34 22C-40 16 -46 8 -46 -8Z',
    BONE,
  );
  p.brush.save();
  p.brush.translate(look * 7, 0);
  p.box(-22, 26, 44, 24, 8, darker(BONE, 0.06));
  for (const side of [-1, 1]) {
    p.spot(side * 18, -2, 13, 14, HOLLOW);
    p.spot(side * 15, -6, 3, 3.4, '#ffffff', 0.85);
  }
  p.flat('M0 10L6 22H-6Z', HOLLOW);
  p.line('M-20 34H20M-12 29V42M-4 29V44M4 29V44M12 29V42', 2.2, '#6f6a70');
  p.brush.restore();
}
