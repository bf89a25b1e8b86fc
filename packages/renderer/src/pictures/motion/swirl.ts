import { createCanvas } from '@napi-rs/canvas';
import { smooth } from '../../scene/easing.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';

const HOLE = /\bblack holes?\b|\bwormholes?\b|\bvortex\b/iu;
const SWIRLS =
  /\bwhirlpools?\b|\bmaelstrom\b|\bswirl(?:s|ing)? (?:like|into|in the cup|down|inwards?)|\bswirls in the (?:coffee|cup|tea|milk)\b|\bspiral (?:distortion|effect|warp)\b|\b(?:coffee|tea|milk|cream|liquid|foam) (?:\p{L}+ )?swirl/iu;

export const isHole = (prompt: string): boolean => HOLE.test(prompt);
export const isSwirled = (prompt: string): boolean => isHole(prompt) || SWIRLS.test(prompt);

const RINGS = 18;
const TURN = 2.6;

interface Middle {
  readonly x: number;
  readonly y: number;
  /** How far it reaches to the side, and how much less up and down. */
  readonly reach: number;
  readonly flat: number;
}

function paintHole(brush: Brush, { x, y, reach }: Middle, share: number, seconds: number): void {
  const radius = reach * (0.05 + 0.24 * share) * share;
  if (radius < 1) return;
  const light = brush.createRadialGradient(x, y, radius * 0.9, x, y, radius * 2.3);
  light.addColorStop(0, 'rgba(255,214,140,0.95)');
  light.addColorStop(0.18, 'rgba(255,140,60,0.6)');
  light.addColorStop(0.5, 'rgba(150,70,200,0.28)');
  light.addColorStop(1, 'rgba(60,20,110,0)');
  brush.fillStyle = light;
  brush.beginPath();
  brush.arc(x, y, radius * 2.3, 0, 7);
  brush.fill();
  brush.fillStyle = '#000';
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fill();
  // The disc of light before it, seen from the side.
  brush.save();
  brush.translate(x, y);
  brush.rotate(-0.24 + 0.03 * Math.sin(seconds));
  brush.globalCompositeOperation = 'screen';
  for (const [wide, colour] of [
    [0.2, 'rgba(255,150,60,0.55)'],
    [0.09, 'rgba(255,236,190,0.95)'],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = radius * wide;
    brush.beginPath();
    brush.ellipse(0, 0, radius * 1.95, radius * 0.3, 0, -0.35, Math.PI + 0.35);
    brush.stroke();
  }
  brush.restore();
}

/** Turns what has been painted around a point, the more the nearer; a hole in it swallows it at last. */
export function swirled(
  { size }: World,
  prompt: string,
  middle: Middle,
): (brush: Brush, moment: Moment) => void {
  const { width, height } = size;
  const copy = createCanvas(width, height);
  const onto = copy.getContext('2d');
  const hole = isHole(prompt);
  const { x, y, reach, flat } = middle;
  return (brush, { progress, seconds }) => {
    const share = smooth(progress / 0.8);
    onto.drawImage(brush.canvas, 0, 0);
    brush.save();
    brush.translate(x, y);
    brush.scale(1, flat);
    for (let ring = 0; ring < RINGS; ring += 1) {
      const far = 1 - ring / RINGS;
      const angle = TURN * share * (1 - far) ** 1.6 + (hole ? 0 : seconds * 1.5 * (1 - far) ** 0.7);
      const drawn = hole ? 1 - 0.35 * share * (1 - far) : 1;
      brush.save();
      brush.beginPath();
      brush.arc(0, 0, reach * far, 0, 7);
      brush.clip();
      brush.rotate(angle);
      brush.scale(drawn, drawn);
      brush.scale(1, 1 / flat);
      brush.drawImage(copy, -x, -y);
      brush.restore();
    }
    brush.restore();
    if (!hole) return;
    paintHole(brush, middle, share, seconds);
    const end = smooth((progress - 0.82) / 0.16);
    if (end <= 0) return;
    brush.fillStyle = `rgba(0,0,0,${(end * 0.9).toFixed(3)})`;
    brush.fillRect(0, 0, width, height);
  };
}
