import { css, hex, mix, WHITE } from '../../draw/colour.ts';
import { paintLayer } from '../../draw/layer.ts';
import { courses } from '../../draw/props/masonry.ts';
import { isSnowy, snowTones } from '../../draw/snow-cover.ts';
import { glow, roundedBox } from '../../draw/strokes.ts';
import { type Element, litColour, type World } from '../world.ts';

/** The wall of the house with the window through which one looks in. */
export function windowFromOutside(world: World): Element[] {
  const { size, unit, margin, light, description } = world;
  if (description.extras?.includes('from-outside') !== true) return [];
  const isTall = size.height > size.width;
  const box = {
    x: size.width * (isTall ? 0.08 : 0.16),
    y: size.height * (isTall ? 0.2 : 0.1),
    width: size.width * (isTall ? 0.84 : 0.68),
    height: size.height * (isTall ? 0.62 : 0.78),
  };
  const plan = { depth: 1.15, top: -margin, bottom: size.height + margin };
  return [
    paintLayer({ ...world, speed: 0 }, plan, (brush, area) => {
      const isEvening = description.time === 'night' || description.time === 'dusk';
      const brick = mix(
        litColour(world, hex('#9a5a4a'), 1),
        hex('#1a1838'),
        isEvening ? 0.62 : 0.1,
      );
      brush.fillStyle = css(mix(brick, light.shadow, 0.35));
      brush.fillRect(area.left, -margin, area.width, size.height + 2 * margin);
      courses(
        brush,
        world,
        { ...area, top: -margin, bottom: size.height + margin },
        { width: unit * 76, height: unit * 34, colour: brick },
        world.random('bricks'),
      );
      const frame = mix(litColour(world, hex('#f4eee4'), 1), hex('#2a2850'), isEvening ? 0.4 : 0);
      brush.fillStyle = css(frame);
      const rim = unit * 20;
      roundedBox(
        brush,
        {
          x: box.x - rim,
          y: box.y - rim,
          width: box.width + 2 * rim,
          height: box.height + 2 * rim,
        },
        unit * 6,
      );
      brush.clearRect(box.x, box.y, box.width, box.height);
      brush.fillRect(box.x, box.y + box.height * 0.2, box.width, unit * 9);
      for (const share of [1 / 3, 2 / 3])
        brush.fillRect(box.x + box.width * share - unit * 4, box.y, unit * 8, box.height * 0.2);
      const sill = { x: box.x - unit * 44, width: box.width + unit * 88, height: unit * 22 };
      const y = box.y + box.height + unit * 12;
      brush.fillStyle = css(mix(frame, light.shadow, 0.2));
      roundedBox(brush, { ...sill, y }, unit * 4);
      if (isSnowy(world) || description.weather.includes('snowfall')) {
        brush.fillStyle = css(mix(snowTones(world, 1).body, WHITE, 0.2));
        roundedBox(brush, { ...sill, y: y - unit * 16, height: unit * 20 }, unit * 10);
        roundedBox(brush, { ...sill, y: box.y - rim - unit * 14, height: unit * 16 }, unit * 8);
      }
      for (const x of [box.x - unit * 60, box.x + box.width + unit * 60])
        if (isEvening)
          glow(brush, { x, y: box.y + box.height * 0.5, radius: unit * 240 }, hex('#ffc870'), 0.22);
      brush.fillStyle = css(WHITE, 0.07);
      brush.beginPath();
      brush.moveTo(box.x + box.width * 0.1, box.y + box.height);
      brush.lineTo(box.x + box.width * 0.34, box.y);
      brush.lineTo(box.x + box.width * 0.5, box.y);
      brush.lineTo(box.x + box.width * 0.26, box.y + box.height);
      brush.fill();
    }),
  ];
}
