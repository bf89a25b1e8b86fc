import { css, hex, mix } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { crowdRows } from '../../../draw/props/crowd.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { meadowGreen } from '../land/meadow.ts';
import { carriageway } from './road.ts';

/** Rows of spectators under a roof. */
function grandstand(world: World, foot: number): Element {
  const { unit, light } = world;
  const top = foot - unit * 190;
  return paintLayer(
    world,
    { depth: 0.5, top: top - unit * 60, bottom: foot + unit * 10 },
    (brush, area) => {
      const right = area.left + area.width;
      brush.fillStyle = css(mix(litColour(world, hex('#6f7788'), 0.5), light.shadow, 0.2));
      brush.fillRect(area.left, top, area.width, foot - top);
      const plan = { left: area.left, right, rows: 6, head: unit * 12, keep: 0.92 };
      crowdRows(
        brush,
        world,
        { ...plan, y: (_, at) => top + unit * (34 + at * 25) },
        world.random('fans'),
      );
      brush.fillStyle = css(litColour(world, hex('#e8ecf2'), 0.6));
      brush.fillRect(area.left, top - unit * 40, area.width, unit * 30);
      const boards = ['#33507f', '#33507f', '#dfe6f0'];
      const many = Math.round(area.width / (unit * 150));
      for (let at = 0; at < many; at += 1) {
        brush.fillStyle = css(litColour(world, hex(boards[at % boards.length] ?? '#ffffff'), 0.7));
        brush.fillRect(
          area.left + (area.width * at) / many,
          foot - unit * 34,
          area.width / many,
          unit * 34,
        );
      }
    },
  );
}

/** Red and white stones at the edge of the asphalt. */
function kerb(world: World, y: number, depth: number): Element {
  const { unit } = world;
  return paintLayer(world, { depth, top: y, bottom: y + unit * 16 }, (brush, area) => {
    const many = Math.round(area.width / (unit * 96)) * 2;
    for (let at = 0; at < many; at += 1) {
      brush.fillStyle = css(litColour(world, hex(at % 2 === 0 ? '#e0483f' : '#ffffff'), 1));
      brush.fillRect(area.left + (area.width * at) / many, y, area.width / many + 1, unit * 16);
    }
  });
}

export const paintRacetrack: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon, groundY } = defaultLevels(world);
  const green = meadowGreen(world);
  const verge = { name: 'rt1', depth: 0.9, y: groundY - unit * 116, swell: 2, waves: [1, 2] };
  const bottom = Math.min(size.height + world.margin, groundY + unit * 110);
  return {
    surface: 'ground',
    groundY,
    horizon,
    supports: [level(world, 'road', groundY, { span: [0, 1] }), level(world, 'ground', groundY)],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 1 : 0 }),
      grandstand(world, groundY - unit * 108),
      hills(world, { ...verge, colour: green }),
      carriageway(world, groundY - unit * 72, bottom),
      kerb(world, groundY - unit * 86, 0.975),
      kerb(world, groundY + unit * 62, 0.976),
    ],
  };
};
