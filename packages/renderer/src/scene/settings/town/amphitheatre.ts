import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { fromTop, roundedBox } from '../../../draw/strokes.ts';
import { type Element, litColour, type World } from '../../world.ts';

const STONE = '#d8bd92';
const SAND = '#e6c88e';

/** The wall with its arches above the upper rows, under awnings. */
export function arcade(world: World, y: number): Element {
  const { unit, light } = world;
  const plan = { depth: 0.42, top: y - unit * 170, bottom: y + unit * 20 };
  return paintLayer(world, plan, (brush, area) => {
    const stone = litColour(world, hex(STONE), 0.6);
    const tones = [mix(stone, light.key, 0.25), mix(stone, light.shadow, 0.3)];
    brush.fillStyle = fromTop(brush, [y - unit * 120, y], tones);
    brush.fillRect(area.left, y - unit * 120, area.width, unit * 140);
    brush.fillStyle = css(mix(stone, WHITE, 0.3));
    brush.fillRect(area.left, y - unit * 128, area.width, unit * 12);
    brush.fillRect(area.left, y - unit * 24, area.width, unit * 10);
    for (let x = area.left; x < area.left + area.width; x += unit * 86) {
      brush.fillStyle = css(mix(stone, light.shadow, 0.62));
      const arch = { x: x + unit * 18, y: y - unit * 100, width: unit * 50, height: unit * 100 };
      roundedBox(brush, arch, unit * 25);
      brush.fillStyle = css(mix(stone, WHITE, 0.12));
      brush.fillRect(x, y - unit * 30, unit * 86, unit * 12);
    }
    for (let x = area.left, at = 0; x < area.left + area.width; x += unit * 172, at += 1) {
      brush.fillStyle = css(litColour(world, hex(at % 2 === 0 ? '#b23a2f' : '#f2e4c4'), 0.7));
      brush.beginPath();
      brush.moveTo(x, y - unit * 122);
      brush.quadraticCurveTo(x + unit * 86, y - unit * 60, x + unit * 172, y - unit * 122);
      brush.lineTo(x + unit * 172, y - unit * 150);
      brush.lineTo(x, y - unit * 150);
      brush.fill();
    }
  });
}

/** Sand inside a wall of stone with gates. */
export function sandFloor(world: World, edge: number): Element {
  const { unit, size, light } = world;
  const bottom = size.height + world.margin;
  return paintLayer(world, { depth: 0.9, top: edge - unit * 66, bottom }, (brush, area) => {
    const stone = litColour(world, hex(STONE), 0.9);
    const tones = [mix(stone, WHITE, 0.2), mix(stone, light.shadow, 0.25)];
    brush.fillStyle = fromTop(brush, [edge - unit * 60, edge], tones);
    brush.fillRect(area.left, edge - unit * 60, area.width, unit * 62);
    for (let x = area.left; x < area.left + area.width; x += unit * 260) {
      brush.fillStyle = css(mix(stone, light.shadow, 0.7));
      const gate = { x: x + unit * 90, y: edge - unit * 52, width: unit * 76, height: unit * 70 };
      roundedBox(brush, gate, unit * 30);
    }
    const sand = litColour(world, hex(SAND), 1);
    const ground = [mix(sand, light.key, 0.15), sand, mix(sand, light.shadow, 0.25)];
    brush.fillStyle = fromTop(brush, [edge, bottom], ground);
    brush.fillRect(area.left, edge, area.width, bottom - edge);
    const random = world.random('sand');
    brush.fillStyle = css(mix(sand, light.shadow, 0.3), 0.4);
    for (let at = 0; at < 60; at += 1) {
      const x = area.left + random() * area.width;
      const y = edge + random() ** 1.4 * (bottom - edge);
      brush.fillRect(x, y, unit * (8 + random() * 30), unit * 3);
    }
  });
}
