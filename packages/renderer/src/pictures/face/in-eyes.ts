import { hex } from '../../draw/colour.ts';
import { glowDot } from '../../draw/particles/sprites.ts';
import type { Brush, Moment } from '../../scene/world.ts';
import { goesIntoEye } from '../motion/camera-words.ts';

type Painter = (brush: Brush, moment: Moment) => void;

interface Point {
  readonly x: number;
  readonly y: number;
}

const LASERS =
  /\b(?:lasers?|beams?|rays)\b[^.;]{0,40}\beyes?\b|\beyes?\b[^.;]{0,30}\b(?:lasers?|beams)\b/iu;
const GALAXIES =
  /\b(?:galax(?:y|ies)|universe|cosmos|nebula|stars)\b[^.;]{0,40}\b(?:eyes?|pupils?|iris)\b|\b(?:eyes?|pupils?|iris)\b[^;]{0,40}\b(?:galax(?:y|ies)|universe|cosmos|nebula|milky way|starry sky)\b/iu;

/** Whether something is to be seen in the eyes of a face, or comes out of them. */
export const fillsEyes = (prompt: string): boolean => LASERS.test(prompt) || GALAXIES.test(prompt);

/** Beams out of both eyes, down and aside, as bright as they can be. */
function beams(eyes: readonly Point[], apart: number): Painter {
  const light = glowDot(hex('#ff3020'));
  return (brush, { seconds }) => {
    const grown = Math.max(0, Math.min(1, (seconds - 0.5) * 2.5));
    if (grown === 0) return;
    const flicker = 1 + 0.12 * Math.sin(seconds * 37);
    brush.save();
    brush.lineCap = 'round';
    for (const [at, { x, y }] of eyes.entries()) {
      const side = at === 0 ? -1 : 1;
      const end = { x: x + side * apart * 1.5 * grown, y: y + apart * 4 * grown };
      for (const [wide, colour] of [
        [0.2, 'rgba(255,30,20,0.35)'],
        [0.11, 'rgba(255,60,40,0.85)'],
        [0.045, '#fff2e8'],
      ] as const) {
        brush.strokeStyle = colour;
        brush.lineWidth = apart * wide * flicker;
        brush.beginPath();
        brush.moveTo(x, y);
        brush.lineTo(end.x, end.y);
        brush.stroke();
      }
      const reach = apart * 0.42 * flicker;
      brush.drawImage(light, x - reach, y - reach, reach * 2, reach * 2);
    }
    brush.restore();
  };
}

const STARS = 420;

/** A spiral of stars that turns in each eye. */
function galaxies(eyes: readonly Point[], apart: number, grows: boolean): Painter {
  const core = glowDot(hex('#ffd9a0'));
  return (brush, { seconds, progress }) => {
    // In the end there is nothing else.
    const grown = grows ? 1 + 0.4 * Math.max(0, progress * 1.6 - 0.6) ** 2 : 1;
    const radius = apart * 0.15 * grown;
    brush.save();
    brush.globalAlpha = Math.min(1, progress * 2.5);
    for (const { x, y } of eyes) {
      brush.fillStyle = 'rgba(14,8,40,0.85)';
      brush.beginPath();
      brush.arc(x, y, radius, 0, 7);
      brush.fill();
      for (let at = 0; at < STARS; at += 1) {
        const far = (at + 0.5) / STARS;
        const angle =
          (at % 2) * Math.PI + far * 4.4 + seconds * 0.8 + (((at * 0.618) % 1) - 0.5) * 0.9;
        brush.fillStyle = at % 5 === 0 ? '#ffd7f2' : at % 3 === 0 ? '#9fc4ff' : '#f4f0ff';
        const dot = radius * (0.008 + 0.022 * ((at * 0.382) % 1) ** 2);
        brush.beginPath();
        brush.arc(
          x + Math.cos(angle) * radius * far * 0.95,
          y + Math.sin(angle) * radius * far * 0.7,
          dot,
          0,
          7,
        );
        brush.fill();
      }
      const glow = radius * 0.6;
      brush.drawImage(core, x - glow, y - glow, glow * 2, glow * 2);
    }
    brush.restore();
  };
}

export function inEyes(
  prompt: string,
  { left, right }: { readonly left: Point; readonly right: Point },
): readonly Painter[] {
  const apart = Math.hypot(right.x - left.x, right.y - left.y);
  return [
    ...(GALAXIES.test(prompt) ? [galaxies([left, right], apart, goesIntoEye(prompt))] : []),
    ...(LASERS.test(prompt) ? [beams([left, right], apart)] : []),
  ];
}
