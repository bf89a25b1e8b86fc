import { css, hex, mix } from '../../draw/colour.ts';
import { hills, peaks } from '../../draw/landforms.ts';
import { paintLayer } from '../../draw/layer.ts';
import { puff } from '../../draw/particles/grains.ts';
import { rock } from '../../draw/props/plants.ts';
import { row } from '../../draw/props/rows.ts';
import { palm } from '../../draw/props/trees.ts';
import { ellipse, fromTop, glow } from '../../draw/strokes.ts';
import { between } from '../../random.ts';
import { outlook, type PaintSetting } from '../scenery.ts';
import { skyElements } from '../sky.ts';
import { type Element, seen, type World } from '../world.ts';

function cone(
  world: World,
  x: number,
  foot: number,
): { readonly element: Element; readonly mouth: { x: number; y: number; half: number } } {
  const { unit, light } = world;
  const tall = unit * 330;
  const mouth = { x, y: foot - tall, half: unit * 58 };
  const half = unit * 370;
  const element = paintLayer(
    world,
    { depth: 0.28, top: foot - tall - unit * 260, bottom: foot + unit * 80 },
    (brush) => {
      glow(brush, { x, y: mouth.y, radius: unit * 250 }, hex('#ff7a2e'), 0.8);
      const stone = seen(world, hex('#5c4658'), 0.5);
      brush.fillStyle = fromTop(
        brush,
        [mouth.y, foot],
        [mix(stone, hex('#ff7a3c'), 0.25), stone, mix(stone, light.fog, 0.4)],
      );
      brush.beginPath();
      brush.moveTo(x - half, foot + unit * 70);
      brush.bezierCurveTo(
        x - half * 0.5,
        foot - tall * 0.12,
        x - mouth.half * 1.5,
        mouth.y + tall * 0.35,
        x - mouth.half,
        mouth.y,
      );
      brush.quadraticCurveTo(x, mouth.y + unit * 20, x + mouth.half, mouth.y);
      brush.bezierCurveTo(
        x + mouth.half * 1.5,
        mouth.y + tall * 0.35,
        x + half * 0.5,
        foot - tall * 0.12,
        x + half,
        foot + unit * 70,
      );
      brush.fill();
      brush.save();
      brush.clip();
      const random = world.random('lava');
      for (const way of [-0.5, 0.1, 0.62]) {
        const lava = brush.createLinearGradient(0, mouth.y, 0, foot);
        lava.addColorStop(0, '#fff0a0');
        lava.addColorStop(0.25, '#ffb13d');
        lava.addColorStop(0.7, '#ff5a2a');
        lava.addColorStop(1, 'rgba(214,44,40,0)');
        brush.strokeStyle = lava;
        brush.lineCap = 'round';
        brush.lineWidth = unit * between(random, 13, 24);
        brush.beginPath();
        brush.moveTo(x + way * mouth.half, mouth.y);
        brush.bezierCurveTo(
          x + way * mouth.half * 1.7,
          mouth.y + tall * 0.3,
          x + way * half * 0.2 + unit * between(random, -30, 30),
          mouth.y + tall * 0.5,
          x + way * half * 0.55,
          foot - tall * between(random, 0, 0.28),
        );
        brush.stroke();
      }
      brush.restore();
      brush.fillStyle = css(hex('#ffd873'));
      ellipse(brush, x, mouth.y + unit * 5, mouth.half * 0.92, unit * 9);
    },
  );
  return { element, mouth };
}

/** Smoke that rolls up, and drops of fire that rise and fall. */
function eruption(world: World, mouth: { x: number; y: number; half: number }): Element {
  const random = world.random('eruption');
  const { unit, light } = world;
  const cloud = puff(mix(light.fog, hex('#4a3b52'), 0.62));
  const lit = puff(hex('#ff8a4a'));
  const puffs = Array.from({ length: 16 }, (_, at) => ({
    phase: at / 16,
    side: between(random, -1, 1),
    size: unit * between(random, 90, 150),
  }));
  const drops = Array.from({ length: 26 }, () => ({
    phase: random(),
    side: between(random, -1, 1),
    power: between(random, 0.6, 1),
    size: unit * between(random, 3, 7),
  }));
  return {
    depth: 0.27,
    draw(brush, { seconds }) {
      for (const { phase, side, size } of puffs) {
        const age = (seconds * 0.16 + phase) % 1;
        const grown = size * (0.5 + 1.5 * age);
        const x = mouth.x + side * unit * 90 * age + unit * 110 * age * age;
        const y = mouth.y - unit * 300 * age;
        brush.globalAlpha = Math.sin(Math.min(1, age * 1.25) * Math.PI) * 0.95;
        brush.drawImage(cloud, x - grown, y - grown, grown * 2, grown * 2);
        if (age < 0.35) {
          brush.globalAlpha = 0.9 * (1 - age / 0.35);
          brush.drawImage(lit, x - grown, y - grown, grown * 2, grown * 2);
        }
      }
      brush.fillStyle = '#ffc14d';
      for (const { phase, side, power, size } of drops) {
        const age = (seconds * 0.62 + phase) % 1;
        brush.globalAlpha = 1 - age ** 3;
        ellipse(
          brush,
          mouth.x + side * unit * 170 * age,
          mouth.y - unit * power * (430 * age - 470 * age * age),
          size,
          size,
        );
      }
      brush.globalAlpha = 1;
    },
  };
}

export const paintVolcano: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon, footing } = outlook(world, 0.02);
  const { element, mouth } = cone(world, size.width * (light.sunX < 0.5 ? 0.66 : 0.34), horizon);
  const ash = hex('#6f5a60');
  return {
    surface: 'ground',
    footing,
    horizon,
    ambience: ['embers'],
    elements: [
      ...skyElements(world, { horizon, clouds: 1, stars: light.isDark ? 0.7 : 0 }),
      peaks(world, {
        name: 'vp',
        depth: 0.14,
        y: horizon,
        height: unit * 120,
        count: 6,
        colour: hex('#6b5a86'),
        cap: null,
      }),
      eruption(world, mouth),
      element,
      hills(world, {
        name: 'v1',
        depth: 0.5,
        y: horizon + unit * 32,
        swell: unit * 24,
        waves: [2, 3],
        colour: mix(ash, hex('#5a7a55'), 0.5),
        headroom: unit * 130,
        behind: row(
          world,
          { name: 'vt', count: 10, tall: [unit * 80, unit * 124], depth: 0.5 },
          (brush, stand, random) => palm(brush, world, { ...stand, lean: random() * 0.5 - 0.25 }),
        ),
      }),
      hills(world, {
        name: 'v2',
        depth: 0.74,
        y: horizon + unit * 84,
        swell: unit * 20,
        waves: [1, 3],
        colour: mix(ash, hex('#5f6f4a'), 0.3),
      }),
      hills(world, {
        name: 'v3',
        depth: 0.95,
        y: footing - unit * 56,
        swell: unit * 14,
        waves: [1, 2],
        colour: ash,
        headroom: unit * 40,
        onto: row(
          world,
          {
            name: 'vr',
            count: 18,
            tall: [unit * 12, unit * 40],
            depth: 1,
            down: [unit * 6, unit * 140],
          },
          (brush, stand) => rock(brush, world, stand, hex('#584852')),
        ),
      }),
    ],
  };
};
