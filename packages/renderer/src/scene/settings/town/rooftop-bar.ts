import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { furnish } from '../../../draw/furnish.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { garland } from '../../../draw/props/garland.ts';
import { fromTop } from '../../../draw/strokes.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { skyline } from './city.ts';

/** Boards underfoot, a pane of glass at the edge and lamps on cords above. */
function deck(world: World, edge: number, isBar: boolean): Element {
  const { unit, size, margin, light } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.94, top: -margin, bottom }, (brush, area) => {
    const right = area.left + area.width;
    brush.fillStyle = css(mix(light.sky[2], WHITE, 0.4), 0.22);
    brush.fillRect(area.left, edge - unit * 104, area.width, unit * 108);
    brush.fillStyle = css(litColour(world, hex('#59606e'), 1));
    brush.fillRect(area.left, edge - unit * 110, area.width, unit * 9);
    for (let x = area.left; x < right; x += unit * 190)
      brush.fillRect(x, edge - unit * 110, unit * 6, unit * 112);
    const wood = litColour(world, hex('#a8744a'), 1);
    brush.fillStyle = fromTop(
      brush,
      [edge, bottom],
      [mix(wood, light.key, 0.2), wood, mix(wood, light.shadow, 0.3)],
    );
    brush.fillRect(area.left, edge, area.width, bottom - edge);
    brush.strokeStyle = css(mix(wood, light.shadow, 0.5), 0.5);
    brush.lineWidth = unit * 2.4;
    brush.beginPath();
    for (let at = -14; at <= 14; at += 1) {
      brush.moveTo(size.width / 2 + at * unit * 90, edge);
      brush.lineTo(size.width / 2 + at * unit * 170, bottom);
    }
    brush.stroke();
    for (const share of [0.03, 0.5, 0.97]) {
      brush.fillStyle = css(litColour(world, hex('#3a3440'), 1));
      brush.fillRect(size.width * share - unit * 4, unit * 60, unit * 8, edge - unit * 60);
    }
    for (const y of [70, 110])
      garland(
        brush,
        world,
        { left: size.width * 0.03, right: size.width * 0.97, y: unit * y, sag: unit * 34 },
        2,
      );
    for (const share of isBar ? [0.06, 0.94] : [0.05, 0.17, 0.83, 0.95])
      furnish(brush, world, share < 0.1 || share > 0.9 ? 'monstera' : 'flower-bed', {
        x: size.width * share,
        y: edge + unit * 30,
        height: unit * (share < 0.1 || share > 0.9 ? 190 : 80),
      });
    if (isBar) counter(brush, world, edge);
  });
}

function counter(brush: Parameters<typeof furnish>[0], world: World, edge: number): void {
  const { unit, size } = world;
  const isTall = size.height > size.width;
  const at = { x: size.width * (isTall ? 0.74 : 0.8), y: edge + unit * 44, height: unit * 150 };
  furnish(brush, world, 'shop-counter', at, '#5a3a44');
  const things = ['liquor-bottle', 'cocktail-glass', 'wine-bottle', 'tropical-drink'];
  for (const [spot, thing] of things.entries())
    furnish(brush, world, thing, {
      x: at.x + (spot - 1.5) * unit * 48,
      y: at.y - at.height * 0.95,
      height: unit * 62,
    });
}

/** High over a town: lamps on cords, plants, and a bar or beds of flowers. */
function roof(isBar: boolean): PaintSetting {
  return (world) => {
    const { unit, light, size } = world;
    const { groundY } = defaultLevels(world);
    const edge = groundY - unit * 110;
    const horizon = edge - unit * 60;
    const rise = size.height > size.width ? 1.6 : 1;
    return {
      surface: 'ground',
      groundY,
      horizon: edge,
      supports: [level(world, 'floor', groundY), level(world, 'ground', groundY)],
      window: null,
      lights: [],
      ambientParticles: [],
      elements: [
        ...skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 0.7 : 0 }),
        skyline(world, {
          name: 'o1',
          depth: 0.14,
          y: horizon,
          tall: [110 * rise, 290 * rise],
          wide: [50, 96],
          gap: 8,
        }),
        skyline(world, {
          name: 'o2',
          depth: 0.34,
          y: horizon + unit * 40,
          tall: [60, 190 * rise],
          wide: [80, 140],
          gap: 16,
        }),
        deck(world, edge, isBar),
      ],
    };
  };
}

export const paintRooftopBar: PaintSetting = roof(true);
export const paintRooftopGarden: PaintSetting = roof(false);
