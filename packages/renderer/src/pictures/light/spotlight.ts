import { createCanvas } from '@napi-rs/canvas';
import type { Element, World } from '../../scene/world.ts';

const SPOTLIGHT =
  /\bspot-?lights?\b|\bspotlit\b|\b(?:single|beam of|cone of) light\b|\bstage light\b/iu;

const DARK = 'rgba(6,4,16,0.74)';

/** A cone of light from above; all else is dark. */
function spotlight({ size }: World): Element {
  const { width, height } = size;
  const dark = createCanvas(Math.ceil(width / 4), Math.ceil(height / 4));
  const brush = dark.getContext('2d');
  brush.fillStyle = DARK;
  brush.fillRect(0, 0, dark.width, dark.height);
  const [x, y] = [dark.width / 2, dark.height * 0.56];
  const reach = Math.min(dark.width, dark.height) * 0.56;
  brush.globalCompositeOperation = 'destination-out';
  const hole = brush.createRadialGradient(x, y, reach * 0.35, x, y, reach);
  hole.addColorStop(0, 'rgba(0,0,0,1)');
  hole.addColorStop(0.6, 'rgba(0,0,0,0.75)');
  hole.addColorStop(1, 'rgba(0,0,0,0)');
  brush.fillStyle = hole;
  brush.fillRect(0, 0, dark.width, dark.height);
  const cone = createCanvas(dark.width, dark.height);
  const onto = cone.getContext('2d');
  onto.filter = `blur(${Math.max(2, Math.round(reach * 0.05))}px)`;
  const fall = onto.createLinearGradient(0, 0, 0, y + reach * 0.6);
  fall.addColorStop(0, 'rgba(255,244,214,0.6)');
  fall.addColorStop(1, 'rgba(255,244,214,0.04)');
  onto.fillStyle = fall;
  onto.beginPath();
  onto.moveTo(x - reach * 0.08, -4);
  onto.lineTo(x + reach * 0.08, -4);
  onto.lineTo(x + reach * 0.8, y + reach * 0.6);
  onto.lineTo(x - reach * 0.8, y + reach * 0.6);
  onto.fill();
  return {
    depth: 1.2,
    draw(over, { seconds }) {
      over.save();
      // Beside the frame too, as an ad moves it with what it shines on.
      over.fillStyle = DARK;
      over.fillRect(-width * 2, -height * 2, width * 5, height * 2);
      over.fillRect(-width * 2, height, width * 5, height * 2);
      for (const left of [-width * 2, width]) over.fillRect(left, 0, width * 2, height);
      over.drawImage(dark, 0, 0, width, height);
      over.globalCompositeOperation = 'screen';
      over.globalAlpha = 0.8 + 0.1 * Math.sin(seconds * 2);
      over.drawImage(cone, 0, 0, width, height);
      over.restore();
    },
  };
}

export const spotlightOver = (world: World, prompt: string): readonly Element[] =>
  SPOTLIGHT.test(prompt) ? [spotlight(world)] : [];
