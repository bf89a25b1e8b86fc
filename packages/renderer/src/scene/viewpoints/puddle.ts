import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, mix, WHITE } from '../../draw/colour.ts';
import type { Scenery } from '../scenery.ts';
import type { Brush, Element, World } from '../world.ts';

/** How much flatter a reflection is than what it shows. */
const FLAT = 0.62;

/** The place without anybody in it. */
function stillPicture({ size }: World, scenery: Scenery): Canvas {
  const still = createCanvas(size.width, size.height);
  const brush = still.getContext('2d');
  const above = scenery.elements
    .filter(({ depth }) => depth < 0.97)
    .toSorted((one, other) => one.depth - other.depth);
  for (const element of above) {
    brush.save();
    element.draw(brush, { seconds: 0, progress: 0 });
    brush.restore();
  }
  return still;
}

/** Water on the ground that shows what is above it, upside down. */
export function puddle(world: World, scenery: Scenery, actors: readonly Element[]): Element[] {
  if (world.description.extras?.includes('puddle') !== true) return [];
  const { size, unit, light } = world;
  const line = scenery.groundY - unit * 40;
  const spot = {
    x: size.width / 2,
    y: size.height * 0.9,
    wide: size.width * 0.44,
    tall: size.height * 0.17,
  };
  const still = stillPicture(world, scenery);
  const trace = (onto: Brush, by: number) => {
    onto.beginPath();
    for (let at = 0; at < 48; at += 1) {
      const turn = (at / 48) * Math.PI * 2;
      const bump = by * (1 + 0.07 * Math.sin(turn * 3 + 1) + 0.04 * Math.sin(turn * 5));
      onto.lineTo(
        spot.x + Math.cos(turn) * spot.wide * bump,
        spot.y + Math.sin(turn) * spot.tall * bump,
      );
    }
    onto.closePath();
  };
  const top = spot.y - spot.tall;
  return [
    {
      depth: 0.985,
      draw(onto, moment) {
        onto.fillStyle = css(mix(light.shadow, WHITE, 0.2), 0.45);
        trace(onto, 1.04);
        onto.fill();
        onto.save();
        trace(onto, 1);
        onto.clip();
        onto.translate(0, top + line * FLAT);
        onto.scale(1, -FLAT);
        onto.drawImage(still, 0, 0);
        for (const actor of actors) {
          onto.save();
          actor.draw(onto, moment);
          onto.restore();
        }
        onto.restore();
        onto.fillStyle = css(mix(light.sky[1], WHITE, 0.3), 0.16);
        trace(onto, 1);
        onto.fill();
        onto.strokeStyle = css(WHITE, 0.3);
        onto.lineWidth = unit * 2;
        for (const share of [0.35, 0.62]) {
          const grown = (share + moment.seconds * 0.22) % 1;
          onto.globalAlpha = 1 - grown;
          onto.beginPath();
          onto.ellipse(
            spot.x + spot.wide * (share - 0.5),
            spot.y + spot.tall * 0.3,
            spot.wide * 0.3 * grown,
            spot.tall * 0.3 * grown,
            0,
            0,
            Math.PI * 2,
          );
          onto.stroke();
        }
        onto.globalAlpha = 1;
      },
    },
  ];
}
