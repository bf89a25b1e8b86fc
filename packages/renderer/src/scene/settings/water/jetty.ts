import { css, hex, mix } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { fromTop, sideLit } from '../../../draw/strokes.ts';
import { isPerson } from '../../../parse-prompt/kinds-of-things.ts';
import { level, type Scenery } from '../../scenery.ts';
import { type Element, litColour, type World } from '../../world.ts';

const DECK = 0.865;
/** How far it goes over the water; a high picture has less room beside it, and several need all of it. */
function endOf({ size, description }: World): number {
  const many = description.subjects.reduce(
    (sum, { thing, count }) => sum + (isPerson(thing) ? count : 0),
    0,
  );
  if (many > 1) return 1.2;
  return size.height > size.width ? 0.94 : 0.66;
}

function planks(world: World, y: number): Element {
  const { unit, size, margin, light } = world;
  const bottom = size.height + margin;
  const end = size.width * endOf(world);
  return paintLayer(world, { depth: 1.08, top: y - unit * 70, bottom }, (brush, area) => {
    const wood = litColour(world, hex('#b98a5c'), 1);
    const dark = mix(wood, light.shadow, 0.45);
    const tall = unit * 64;
    for (let x = end - unit * 30; x > area.left; x -= unit * 210) {
      brush.fillStyle = sideLit(brush, world, dark, [x - unit * 13, x + unit * 13]);
      brush.fillRect(x - unit * 13, y + tall, unit * 26, bottom - y);
      brush.fillRect(x - unit * 11, y - unit * 50, unit * 22, unit * 54);
    }
    brush.fillStyle = fromTop(brush, [y, y + tall], [mix(wood, light.key, 0.3), wood]);
    brush.fillRect(area.left, y, end - area.left, tall);
    brush.strokeStyle = css(dark, 0.6);
    brush.lineWidth = unit * 2.4;
    brush.beginPath();
    for (let x = end - unit * 34; x > area.left; x -= unit * 34) {
      brush.moveTo(x, y);
      brush.lineTo(x - unit * 10, y + tall);
    }
    brush.stroke();
    brush.fillStyle = css(dark);
    brush.fillRect(area.left, y + tall, end - area.left, unit * 18);
  });
}

/** Boards on posts over the water of a lake, for those who are on them. */
export function jetty(world: World): Pick<Scenery, 'elements' | 'supports'> {
  const { size, unit } = world;
  const y = size.height * DECK;
  const deck = level(world, 'bank', y + unit * 36, {
    depth: 1.1,
    span: [0.06, Math.min(1, endOf(world)) - 0.06],
  });
  return { elements: [planks(world, y)], supports: [deck, { ...deck, name: 'quay' }] };
}
