import { between, type Random } from '../../random.ts';
import { type Brush, litColour, type World } from '../../scene/world.ts';
import { type Colour, css, hex, mix } from '../colour.ts';
import { ellipse, fromTop, glow } from '../strokes.ts';

/** Courses of stones or bricks over an area that is already filled. */
export function courses(
  brush: Brush,
  world: World,
  area: {
    readonly left: number;
    readonly width: number;
    readonly top: number;
    readonly bottom: number;
  },
  stone: { readonly width: number; readonly height: number; readonly colour: Colour },
  random: Random,
): void {
  const { unit, light } = world;
  const colour = litColour(world, stone.colour, 1);
  for (
    let y = area.bottom - stone.height, row = 0;
    y > area.top - stone.height;
    y -= stone.height, row += 1
  ) {
    const many = Math.round(area.width / stone.width);
    const wide = area.width / many;
    for (let at = 0; at < many; at += 1) {
      const tone = between(random, -0.14, 0.16);
      brush.fillStyle = css(mix(colour, tone > 0 ? light.shadow : light.key, Math.abs(tone)), 0.7);
      const x = area.left + (at + (row % 2) * 0.5) * wide;
      brush.beginPath();
      brush.roundRect(
        x + unit * 1.5,
        y + unit * 1.5,
        wide - unit * 3,
        stone.height - unit * 3,
        unit * 4,
      );
      brush.fill();
    }
  }
}

/** A torch in an iron ring. */
export function torch(
  brush: Brush,
  world: World,
  at: { readonly x: number; readonly y: number },
): void {
  const { unit } = world;
  const { x, y } = at;
  glow(brush, { x, y: y - unit * 30, radius: unit * 300 }, hex('#ffb04f'), 0.6);
  brush.fillStyle = css(litColour(world, hex('#5a4034'), 1));
  brush.beginPath();
  brush.moveTo(x - unit * 11, y);
  brush.lineTo(x + unit * 11, y);
  brush.lineTo(x + unit * 5, y + unit * 64);
  brush.lineTo(x - unit * 5, y + unit * 64);
  brush.fill();
  for (const [wide, tall, code] of [
    [17, 54, '#ff8a2f'],
    [11, 38, '#ffc84f'],
    [6, 22, '#fff2b8'],
  ] as const) {
    brush.fillStyle = css(hex(code));
    brush.beginPath();
    brush.moveTo(x, y - unit * tall);
    brush.quadraticCurveTo(
      x + unit * wide * 1.3,
      y - unit * tall * 0.3,
      x + unit * wide * 0.7,
      y + unit * 2,
    );
    brush.quadraticCurveTo(x, y + unit * 10, x - unit * wide * 0.7, y + unit * 2);
    brush.quadraticCurveTo(x - unit * wide * 1.3, y - unit * tall * 0.3, x, y - unit * tall);
    brush.fill();
  }
}

/** A cloth that hangs from a rod, pointed at its foot. */
export function banner(
  brush: Brush,
  world: World,
  at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  code: string,
): void {
  const { x, y, width, height } = at;
  const cloth = litColour(world, hex(code), 1);
  brush.fillStyle = fromTop(
    brush,
    [y, y + height],
    [mix(cloth, world.light.key, 0.15), cloth, mix(cloth, world.light.shadow, 0.3)],
  );
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(x + width, y);
  brush.lineTo(x + width, y + height * 0.84);
  brush.lineTo(x + width / 2, y + height);
  brush.lineTo(x, y + height * 0.84);
  brush.fill();
  brush.fillStyle = css(litColour(world, hex('#e8c25a'), 1));
  ellipse(brush, x + width / 2, y + height * 0.4, width * 0.2, width * 0.2);
  brush.fillRect(x - width * 0.08, y - width * 0.06, width * 1.16, width * 0.1);
}
