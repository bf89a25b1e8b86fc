import { css, hex, mix } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { rock } from '../../../draw/props/plants.ts';
import { row } from '../../../draw/props/rows.ts';
import { DRAWINGS } from '../../../things/drawings.ts';
import { penOn } from '../../../things/pen.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { scrapHeaps } from './scrap-heaps.ts';

const EARTH = hex('#b98f62');

/** Floors of concrete on pillars, the upper ones still without walls. */
function shell(brush: Brush, world: World, left: number, foot: number, storeys: number): void {
  const { unit, light } = world;
  const [wide, tall] = [unit * 300, unit * 66];
  const concrete = litColour(world, hex('#b9bec6'), 0.5);
  for (let floor = 0; floor < storeys; floor += 1) {
    const y = foot - floor * tall;
    brush.fillStyle = css(mix(concrete, light.shadow, 0.35), floor < storeys - 2 ? 1 : 0.35);
    brush.fillRect(left + unit * 8, y - tall, wide - unit * 16, tall);
    brush.fillStyle = css(concrete);
    for (let at = 0; at < 5; at += 1)
      brush.fillRect(left + unit * 10 + (at * (wide - unit * 34)) / 4, y - tall, unit * 14, tall);
    brush.fillRect(left, y - tall, wide, unit * 12);
  }
  brush.strokeStyle = css(litColour(world, hex('#d8893c'), 0.5));
  brush.lineWidth = unit * 3;
  brush.beginPath();
  for (let at = 0; at < 7; at += 1) {
    const x = left + unit * 8 + (at * (wide - unit * 16)) / 6;
    brush.moveTo(x, foot - storeys * tall);
    brush.lineTo(x, foot - storeys * tall - unit * 30);
  }
  brush.stroke();
}

function site(world: World, foot: number, hasCrane: boolean): Element {
  const { unit, size, light } = world;
  const isLeft = light.sunX > 0.5;
  const top = Math.min(0, foot - unit * 480);
  return paintLayer(world, { depth: 0.4, top, bottom: foot + unit * 40 }, (brush) => {
    const left = isLeft ? size.width * 0.03 : size.width * 0.97 - unit * 300;
    shell(brush, world, left, foot + unit * 16, 4);
    const crane = DRAWINGS.get('crane');
    if (hasCrane || crane?.drawing == null) return;
    const tall = unit * 430;
    brush.save();
    brush.translate(isLeft ? size.width * 0.5 : size.width * 0.1, foot + unit * 16 - tall);
    brush.scale(tall / 100, tall / 100);
    crane.drawing.paint(penOn(brush, mix(light.ambient, light.fog, 0.25)), {
      colour: null,
      states: [],
      isDark: false,
    });
    brush.restore();
  });
}

/** Planks in warning colours around the site. */
function barrier(brush: Brush, world: World, left: number, y: number): void {
  const { unit } = world;
  brush.fillStyle = css(litColour(world, hex('#8d949f'), 0.9));
  brush.fillRect(left + unit * 12, y - unit * 46, unit * 8, unit * 50);
  brush.fillRect(left + unit * 130, y - unit * 46, unit * 8, unit * 50);
  for (let at = 0; at < 6; at += 1) {
    brush.fillStyle = css(litColour(world, hex(at % 2 === 0 ? '#f2b632' : '#34363f'), 0.9));
    brush.fillRect(left + at * unit * 25, y - unit * 48, unit * 25, unit * 20);
  }
}

export const paintConstruction: PaintSetting = (world) => {
  const { unit, light, description } = world;
  const { horizon, groundY } = defaultLevels(world);
  const far = { name: 'cs1', depth: 0.3, y: horizon, swell: 14, waves: [2, 3] };
  const mid = { name: 'cs2', depth: 0.62, y: horizon + unit * 44, swell: 14, waves: [1, 3] };
  const near = { name: 'cs3', depth: 0.95, y: groundY - unit * 62, swell: 8, waves: [1, 2] };
  const stones = { name: 'csr', count: 22, tall: [8, 26], depth: 1, down: [14, 150] } as const;
  const isScrap = description.extras?.includes('scrap') === true;
  const hasCrane = description.subjects.some(({ thing }) => thing === 'crane');
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    ambientParticles: ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 0.8 : 0 }),
      hills(world, { ...far, colour: mix(EARTH, hex('#8fa0a8'), 0.5) }),
      isScrap ? scrapHeaps(world, horizon + unit * 60) : site(world, horizon + unit * 30, hasCrane),
      hills(world, {
        ...mid,
        colour: mix(EARTH, hex('#8f7a5c'), 0.2),
        headroom: 60,
        onto: (brush, line, area) => {
          if (isScrap) return;
          for (let at = 0; at < 4; at += 1) {
            const x = area.left + area.width * (0.06 + at * 0.25);
            barrier(brush, world, x, line(x) + unit * 34);
          }
        },
      }),
      hills(world, {
        ...near,
        colour: EARTH,
        headroom: 30,
        onto: row(world, stones, (brush, place) => rock(brush, world, place, hex('#8f7452'))),
      }),
    ],
  };
};
