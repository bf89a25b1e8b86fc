import { hex, WHITE } from '../../draw/colour.ts';
import { glow } from '../../draw/strokes.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';

const FLASH =
  /\b(?:camera |the |his |her |bright |strobe )flash(?:es)?\b(?! (?:sale|deal|offer|card|drive|of (?:genius|inspiration)))|\bflash(?:es)? (?:goes|go|went|fires?|pops?|of light)\b|\bpaparazzi\b|\btak(?:es?|ing) (?:a |the |some )?(?:pictures?|photos?|photographs?|snapshots?)\b/iu;

/** Whether a camera in the picture flashes. */
export const hasFlash = (prompt: string): boolean => FLASH.test(prompt);

/** Those of reporters go off all the time, that of one camera once in a while. */
const MANY =
  /\bpaparazzi\b|\bflashes\b|\b(?:press|reporters|photographers)\b|\bstrobe\b|\bagain and again\b/iu;
const EVERY_SECONDS = { many: 1, one: 2.2 } as const;
const RAYS = 10;

/** A burst of white light that goes off again and again, and lights everything for a moment. */
export function flashes(
  { size, unit }: World,
  prompt: string,
  { x, y }: { readonly x: number; readonly y: number },
): (brush: Brush, moment: Moment) => void {
  const reach = Math.min(size.width, size.height);
  const every = MANY.test(prompt) ? EVERY_SECONDS.many : EVERY_SECONDS.one;
  return (brush, { seconds }) => {
    const age = ((seconds + 0.4) % every) / EVERY_SECONDS.many;
    const light = Math.max(0, 1 - age * 1.25) ** 1.2;
    if (light <= 0) return;
    brush.save();
    brush.globalCompositeOperation = 'screen';
    brush.fillStyle = `rgba(255,255,255,${0.4 * light * light})`;
    brush.fillRect(0, 0, size.width, size.height);
    glow(brush, { x, y, radius: reach * 0.75 }, hex('#f2f6ff'), 0.75 * light);
    glow(brush, { x, y, radius: reach * 0.22 }, WHITE, light);
    brush.fillStyle = `rgba(255,255,255,${0.85 * light})`;
    brush.translate(x, y);
    for (let ray = 0; ray < RAYS; ray += 1) {
      const far = reach * (ray % 2 === 0 ? 0.5 : 0.26) * (0.6 + 0.4 * light);
      brush.rotate((2 * Math.PI) / RAYS);
      brush.beginPath();
      brush.moveTo(0, -unit * 7);
      brush.lineTo(far, 0);
      brush.lineTo(0, unit * 7);
      brush.fill();
    }
    brush.restore();
  };
}
