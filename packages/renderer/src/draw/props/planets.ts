import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { between, type Random } from '../../random.ts';
import { type Colour, css, mix, WHITE } from '../colour.ts';
import { ellipse } from '../strokes.ts';

/** A sunlit planet with bands or craters, and optionally a ring. */
export function planetBitmap(
  radius: number,
  colours: readonly [Colour, Colour],
  look: { ring: boolean; craters: boolean; lit: number },
  random: Random,
): Canvas {
  const size = Math.ceil(radius * (look.ring ? 4.4 : 2.6));
  const canvas = createCanvas(size, size);
  const brush = canvas.getContext('2d');
  const centre = size / 2;
  const halo = brush.createRadialGradient(
    centre,
    centre,
    radius * 0.9,
    centre,
    centre,
    radius * 1.28,
  );
  halo.addColorStop(0, css(colours[0], 0.4));
  halo.addColorStop(1, css(colours[0], 0));
  brush.fillStyle = halo;
  brush.fillRect(0, 0, size, size);
  brush.save();
  brush.beginPath();
  brush.arc(centre, centre, radius, 0, 2 * Math.PI);
  brush.clip();
  brush.fillStyle = css(colours[0]);
  brush.fillRect(0, 0, size, size);
  paintFace(brush, centre, radius, colours, look.craters, random);
  const side = look.lit < 0.5 ? -1 : 1;
  const shade = brush.createRadialGradient(
    centre + side * radius * 0.5,
    centre - radius * 0.45,
    radius * 0.2,
    centre + side * radius * 0.3,
    centre - radius * 0.25,
    radius * 1.5,
  );
  shade.addColorStop(0, 'rgba(255,255,255,0.32)');
  shade.addColorStop(0.35, 'rgba(10,6,40,0)');
  shade.addColorStop(1, 'rgba(8,4,36,0.86)');
  brush.fillStyle = shade;
  brush.fillRect(0, 0, size, size);
  brush.restore();
  if (look.ring) paintRing(brush, centre, radius, colours[1]);
  return canvas;
}

type Pen = ReturnType<Canvas['getContext']>;

function paintFace(
  brush: Pen,
  centre: number,
  radius: number,
  colours: readonly [Colour, Colour],
  craters: boolean,
  random: Random,
): void {
  if (craters) {
    for (let at = 0; at < 11; at += 1) {
      const size = radius * between(random, 0.07, 0.24);
      const x = centre + between(random, -0.85, 0.85) * radius;
      const y = centre + between(random, -0.85, 0.85) * radius;
      brush.fillStyle = css(mix(colours[0], colours[1], 0.6), 0.75);
      ellipse(brush, x, y, size, size * 0.9);
      brush.fillStyle = css(mix(colours[0], WHITE, 0.25), 0.4);
      ellipse(brush, x + size * 0.12, y + size * 0.16, size * 0.8, size * 0.7);
    }
    return;
  }
  for (let band = 0; band < 7; band += 1) {
    brush.fillStyle = css(mix(colours[0], colours[1], between(random, 0.2, 1)), 0.7);
    const y = centre - radius + (radius * 2 * (band + random() * 0.6)) / 7;
    brush.save();
    brush.translate(centre, centre);
    brush.rotate(-0.28);
    brush.translate(-centre, -centre);
    ellipse(brush, centre, y, radius * 1.3, radius * between(random, 0.05, 0.13));
    brush.restore();
  }
}

function paintRing(brush: Pen, centre: number, radius: number, colour: Colour): void {
  brush.save();
  brush.translate(centre, centre);
  brush.rotate(-0.32);
  for (const [reach, wide, alpha] of [
    [1.95, 0.12, 0.5],
    [1.72, 0.16, 0.85],
    [1.5, 0.09, 0.6],
  ] as const) {
    brush.strokeStyle = css(mix(colour, WHITE, 0.3), alpha);
    brush.lineWidth = radius * wide;
    brush.beginPath();
    // The far part of the ring is behind the ball.
    brush.ellipse(
      0,
      0,
      radius * reach,
      radius * reach * 0.27,
      0,
      reach > 1.4 ? -0.42 : 0,
      Math.PI + 0.42,
    );
    brush.stroke();
  }
  brush.restore();
}
