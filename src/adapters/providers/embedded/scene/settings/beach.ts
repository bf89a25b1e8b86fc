import { type Colour, css, hex, mix, WHITE } from '../../draw/colour.ts';
import { hillLine, hills } from '../../draw/landforms.ts';
import { paintLayer } from '../../draw/layer.ts';
import { rock } from '../../draw/props/plants.ts';
import { row } from '../../draw/props/rows.ts';
import { palm, type Stand } from '../../draw/props/trees.ts';
import { ellipse, fillUnder } from '../../draw/strokes.ts';
import { glitter, waves } from '../../draw/water.ts';
import { pick } from '../../random.ts';
import { outlook, type PaintSetting } from '../scenery.ts';
import { skyElements } from '../sky.ts';
import { type Brush, type Element, seen, type World } from '../world.ts';
import { openWater, seaColour } from './sea.ts';

/** The last thin wave, which runs up the sand and draws back. */
function surf(world: World, y: number): Element {
  const { unit } = world;
  const line = hillLine(world, { name: 'surf', y, swell: unit * 10, waves: [2, 3, 5] });
  return paintLayer(
    world,
    {
      depth: 0.86,
      top: y - unit * 90,
      bottom: y + unit * 40,
      sway: ({ seconds }) => ({ x: 0, y: unit * 15 * Math.sin(seconds * 1.05) }),
    },
    (brush, ground) => {
      const span = {
        left: ground.left,
        right: ground.left + ground.width,
        bottom: y - unit * 88,
        step: 6,
      };
      brush.fillStyle = css(mix(WHITE, world.light.key, 0.2), 0.95);
      fillUnder(brush, (x) => line(x) + unit * 9, span);
      brush.fillStyle = css(mix(seen(world, seaColour(world), 1), WHITE, 0.32));
      fillUnder(brush, line, span);
    },
  );
}

function starfish(brush: Brush, world: World, { x, y, height }: Stand, colour: Colour): void {
  brush.fillStyle = css(seen(world, colour, 1));
  brush.beginPath();
  for (let at = 0; at < 10; at += 1) {
    const reach = at % 2 === 0 ? height : height * 0.42;
    const angle = (at / 10) * 2 * Math.PI + x;
    brush.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.55);
  }
  brush.closePath();
  brush.lineJoin = 'round';
  brush.lineWidth = height * 0.3;
  brush.strokeStyle = brush.fillStyle;
  brush.stroke();
  brush.fill();
}

function parasol(brush: Brush, world: World, { x, y, height }: Stand): void {
  brush.strokeStyle = css(seen(world, hex('#f3e3c8'), 1));
  brush.lineWidth = height * 0.025;
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(x - height * 0.12, y - height * 0.9);
  brush.stroke();
  brush.save();
  brush.translate(x - height * 0.12, y - height * 0.86);
  brush.rotate(-0.13);
  for (let at = 0; at < 6; at += 1) {
    brush.fillStyle = css(
      seen(world, at % 2 === 0 ? mix(world.light.accent, hex('#ff5a5f'), 0.5) : hex('#fff8ef'), 1),
    );
    brush.beginPath();
    brush.moveTo(0, -height * 0.22);
    brush.quadraticCurveTo(
      height * (-0.5 + at / 6) * 0.9,
      -height * 0.2,
      height * (-0.5 + at / 6),
      0,
    );
    brush.quadraticCurveTo(
      height * (-0.5 + (at + 0.5) / 6),
      -height * 0.04,
      height * (-0.5 + (at + 1) / 6),
      0,
    );
    brush.quadraticCurveTo(height * (-0.5 + (at + 1) / 6) * 0.9, -height * 0.2, 0, -height * 0.22);
    brush.fill();
  }
  brush.restore();
}

export const paintBeach: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon, footing } = outlook(world, -0.03);
  const sand = hex('#f7dba4');
  const shore = horizon + (footing - horizon) * 0.6;
  const side = light.sunX < 0.5 ? 1 : -1;
  const palmX = size.width * (side > 0 ? 0.9 : 0.1);
  return {
    surface: 'ground',
    footing,
    horizon,
    ambience: [],
    elements: [
      ...skyElements(world, { horizon, clouds: 4, stars: light.isDark ? 1 : 0 }),
      hills(world, {
        name: 'isles',
        depth: 0.1,
        y: horizon + unit * 10,
        swell: unit * 26,
        waves: [2, 3],
        colour: hex('#5fa08c'),
      }),
      openWater(world, horizon, shore + unit * 80),
      waves(world, {
        name: 'bw1',
        depth: 0.45,
        y: horizon + unit * 40,
        swell: unit * 6,
        crests: 9,
        colour: seaColour(world),
      }),
      glitter(world, horizon + unit * 6, shore - unit * 30),
      waves(world, {
        name: 'bw2',
        depth: 0.7,
        y: horizon + (shore - horizon) * 0.58,
        swell: unit * 9,
        crests: 6,
        colour: mix(seaColour(world), WHITE, 0.12),
      }),
      hills(world, {
        name: 'sand',
        depth: 0.85,
        y: shore,
        swell: unit * 10,
        waves: [1, 2],
        colour: mix(sand, hex('#c99a62'), 0.3),
      }),
      surf(world, shore + unit * 14),
      hills(world, {
        name: 'dry',
        depth: 0.95,
        y: shore + unit * 46,
        swell: unit * 12,
        waves: [1, 3],
        colour: sand,
        headroom: unit * 480,
        behind: (brush, line) => {
          if (world.speed === 0)
            parasol(brush, world, {
              x: size.width * (side > 0 ? 0.13 : 0.87),
              y: line(0) + unit * 26,
              height: unit * 210,
              depth: 0.9,
            });
        },
        onto: row(
          world,
          {
            name: 'shells',
            count: 16,
            tall: [unit * 7, unit * 13],
            depth: 1,
            down: [unit * 34, unit * 170],
          },
          (brush, stand, random) => {
            if (random() < 0.4)
              starfish(brush, world, stand, hex(pick(random, ['#ff7f6b', '#ffb04f', '#f26d9b'])));
            else if (random() < 0.5) rock(brush, world, stand, hex('#d8b48a'));
            else {
              brush.fillStyle = css(seen(world, hex('#fff1e0'), 1));
              ellipse(brush, stand.x, stand.y, stand.height * 0.7, stand.height * 0.45);
            }
          },
        ),
      }),
      paintLayer(
        world,
        { depth: 1.15, top: -unit * 60, bottom: size.height + unit * 60, blur: 1 },
        (brush, ground) => {
          const x = world.speed === 0 ? palmX : ground.left + ground.width * 0.3;
          palm(brush, world, {
            x,
            y: size.height + unit * 20,
            height: Math.min(size.height * 0.98, unit * 760),
            depth: 1,
            lean: side * -0.16,
          });
        },
      ),
    ],
  };
};
