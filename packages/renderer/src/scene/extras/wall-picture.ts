import { css, hex } from '../../draw/colour.ts';
import { paintLayer } from '../../draw/layer.ts';
import { loadSprite } from '../../draw/sprite.ts';
import { INDOORS } from '../indoors.ts';
import { type Element, litColour, type World } from '../world.ts';

const FRAME = hex('#8a5c38');
const PAPER = hex('#fdf6e8');
const GROUND = hex('#bfe0ee');

/** A framed picture or a poster on the wall, above those who are there. */
export function wallPicture(world: World): Element[] {
  const { description, size, unit } = world;
  const { wallPicture: shown } = description;
  if (shown === undefined || !INDOORS.has(description.setting)) return [];
  const isAlone = description.subjects.length === 0;
  const height = size.height * (isAlone ? 0.42 : 0.27);
  const width = height * (shown.isPoster ? 0.72 : 1.1);
  const box = { x: size.width * 0.5 - width / 2, y: size.height * 0.08, width, height };
  const sprite =
    shown.thing === null
      ? null
      : loadSprite(shown.thing, height * 0.72, { light: null, colour: null });
  const plan = { depth: 0.57, top: 0, bottom: box.y + height + unit * 20 };
  return [
    paintLayer(world, plan, (brush) => {
      const lit = (colour: typeof FRAME) => css(litColour(world, colour, 1));
      const rim = shown.isPoster ? unit * 6 : unit * 14;
      brush.fillStyle = css(world.light.shadow, 0.25);
      brush.fillRect(box.x + unit * 5, box.y + unit * 8, width, height);
      brush.fillStyle = lit(shown.isPoster ? PAPER : FRAME);
      brush.fillRect(box.x, box.y, width, height);
      const inner = { width: width - 2 * rim, height: height - 2 * rim };
      brush.fillStyle = lit(GROUND);
      brush.fillRect(box.x + rim, box.y + rim, inner.width, inner.height);
      brush.fillStyle = lit(hex('#8fc27c'));
      brush.fillRect(box.x + rim, box.y + height * 0.72, inner.width, height * 0.28 - rim);
      if (sprite === null) return;
      const fit = Math.min(
        (inner.width * 0.86) / sprite.width,
        (inner.height * 0.86) / sprite.height,
      );
      const [wide, tall] = [sprite.width * fit, sprite.height * fit];
      brush.drawImage(
        sprite.bitmap,
        box.x + (width - wide) / 2,
        box.y + rim + inner.height * 0.93 - tall,
        wide,
        tall,
      );
    }),
  ];
}
