import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { drop } from '../../draw/water-drop.ts';

/** Water on the outside of a thing. */
export const BEADED =
  /(?<!\b(?:the|this|our|my) (?:shoe|sneaker|trainer|boot|bottle|can|logo|product|box|cup|ball|picture) )\b(?:water ?)?(?:drop(?:let)?s|beads) (?:of \p{L}+ )?(?:run|roll|slide|drip|trickle|form|glide|cling|appear|on|down)\p{L}*|\bwith (?:\p{L}+ )?(?:water ?)?drop(?:let)?s\b|\bcondensation\b|\bdew(?: ?drops?)?\b|\bsweating\b|\bice[- ]cold\b|\bwater (?:runs|drips|rolls|trickles) down\b/iu;

const COUNT = 54;

/** Beads that lie on a cut-out, and some that run down and leave a track. */
export function dropletsOver(bitmap: Canvas): (seconds: number) => Canvas {
  const { width, height } = bitmap;
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  const unit = Math.max(width * 0.026, height * 0.011);
  return (seconds) => {
    brush.globalCompositeOperation = 'source-over';
    brush.clearRect(0, 0, width, height);
    for (let at = 0; at < COUNT; at += 1) {
      const x = ((at * 0.618 + 0.07) % 1) * width;
      const runs = at % 4 === 0;
      const start = (at * 0.382) % 1;
      const share = runs ? (start + seconds * (0.12 + 0.03 * (at % 5))) % 1.1 : start;
      const y = share * height;
      const radius = unit * (runs ? 1.25 : 0.5 + 0.6 * ((at * 0.77) % 1));
      if (runs) {
        const track = brush.createLinearGradient(0, y - height * 0.2, 0, y);
        track.addColorStop(0, 'rgba(226,244,255,0)');
        track.addColorStop(1, 'rgba(226,244,255,0.5)');
        brush.fillStyle = track;
        brush.fillRect(x - radius * 0.45, y - height * 0.2, radius * 0.9, height * 0.2);
      }
      drop(brush, x, y, radius);
    }
    brush.globalCompositeOperation = 'destination-in';
    brush.drawImage(bitmap, 0, 0);
    return canvas;
  };
}
