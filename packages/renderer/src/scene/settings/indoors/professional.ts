import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { whiteLight } from '../../../draw/interior.ts';
import { fromTop, glow } from '../../../draw/strokes.ts';
import type { Pen } from '../../../things/pen.ts';
import { ledge, type PaintSetting } from '../../scenery.ts';
import { type Brush, litColour, type World } from '../../world.ts';
import { furnished, type Plan } from './furnished.ts';
import { lampLight } from './room.ts';

function range(p: Pen): void {
  p.box(0, 14, 150, 86, 2, '#b9c2cc');
  p.box(0, 10, 150, 10, 1, '#dfe5ea');
  for (const x of [6, 80]) {
    p.box(x, 40, 64, 50, 2, '#8d97a3');
    p.box(x + 6, 50, 52, 30, 2, '#2a2f3a');
    p.line(`M${x + 6} 45H${x + 58}`, 3, '#e6ebf0');
  }
  for (let x = 14; x < 150; x += 18) p.ball(x, 30, 4, '#3a3f4d');
  for (const x of [24, 72, 120]) {
    p.path(`M${x - 10} 11Q${x - 8} -4 ${x} -8Q${x + 9} -2 ${x + 10} 11Z`, '#ff9a3c');
    p.path(`M${x - 5} 11Q${x - 3} 2 ${x} 0Q${x + 5} 3 ${x + 5} 11Z`, '#ffe08a');
  }
}

function stockpot(p: Pen): void {
  p.box(4, 20, 92, 80, 6, '#aeb8c3');
  p.box(0, 14, 100, 10, 4, '#d6dde4');
  p.line('M0 44H-8V60H0M100 44H108V60H100', 5, '#8d97a3');
}

function hanging(p: Pen): void {
  p.line('M0 6H300', 4, '#8d97a3');
  for (let at = 0; at < 9; at += 1) {
    const x = 18 + at * 33;
    p.line(`M${x} 6V44`, 3, '#59606e');
    if (at % 3 === 2) p.path(`M${x - 8} 44H${x + 8}L${x + 5} 92Q${x} 98 ${x - 5} 92Z`, '#c3cad4');
    else p.ball(x, 66, at % 2 === 0 ? 22 : 17, at % 2 === 0 ? '#c9743f' : '#8a93a0');
  }
}

function tiling(
  brush: Brush,
  { inside, floor }: Plan,
  area: { left: number; width: number },
): void {
  const { unit } = inside;

  brush.strokeStyle = css(litColour(inside, hex('#b9c4c4'), 1), 0.8);
  brush.lineWidth = unit * 2;
  brush.beginPath();
  for (let y = floor; y > floor - unit * 330; y -= unit * 36) {
    brush.moveTo(area.left, y);
    brush.lineTo(area.left + area.width, y);
  }
  for (let at = area.left; at < area.left + area.width; at += unit * 56) {
    brush.moveTo(at, floor);
    brush.lineTo(at, floor - unit * 330);
  }
  brush.stroke();
}

/** The hood over the flames, with pans below and orders on a rail. */
function hood(brush: Brush, { inside, floor, x, isTall }: Plan): void {
  const { unit } = inside;

  const steel = litColour(inside, hex('#b9c2cc'), 1);
  const [left, right] = isTall ? [0.06, 0.94] : [0.24, 0.76];
  const top = floor - unit * 470;
  brush.fillStyle = fromTop(
    brush,
    [top, top + unit * 110],
    [mix(steel, WHITE, 0.4), mix(steel, inside.light.shadow, 0.2)],
  );
  brush.beginPath();
  brush.moveTo(x(left + 0.07), top);
  brush.lineTo(x(right - 0.07), top);
  brush.lineTo(x(right), top + unit * 96);
  brush.lineTo(x(right), top + unit * 120);
  brush.lineTo(x(left), top + unit * 120);
  brush.lineTo(x(left), top + unit * 96);
  brush.fill();
  glow(brush, { x: x(0.5), y: top + unit * 130, radius: unit * 320 }, hex('#fff1cf'), 0.55);
  const rail = { x: x(0.5), y: floor - unit * 230, height: unit * 118 };
  sketch(brush, inside, rail, 300, hanging);

  orders(brush, inside, { x: x(0.5), y: top + unit * 176 });
}

function orders(brush: Brush, inside: World, at: { x: number; y: number }): void {
  const { unit } = inside;
  for (let note = 0; note < 6; note += 1)
    sketch(
      brush,
      inside,
      { x: at.x + (note - 2.5) * unit * 58, y: at.y, height: unit * 52 },
      70,
      (p) => {
        p.box(0, 0, 70, 100, 2, '#fffdf4');
        p.line('M12 26H58M12 46H50M12 66H56', 5, '#9aa3b2');
      },
    );
}

function jars(brush: Brush, { inside, floor, x, isTall }: Plan): void {
  const { unit } = inside;
  for (const share of isTall ? [0.16] : [0.1, 0.9]) {
    for (const y of [250, 370]) {
      brush.fillStyle = css(litColour(inside, hex('#9aa5b0'), 1));
      brush.fillRect(x(share) - unit * 120, floor - unit * y, unit * 240, unit * 9);
      for (let at = 0; at < 4; at += 1)
        furnish(
          brush,
          inside,
          at % 2 === 0 ? 'food-jar' : 'bowl',
          {
            x: x(share) - unit * 84 + at * unit * 56,
            y: floor - unit * y,
            height: unit * (at % 2 === 0 ? 66 : 38),
          },
          at % 2 === 0 ? null : '#f6f4ee',
        );
    }
  }
}

/** A bench of steel with the range in its middle. */
function bench(brush: Brush, { inside, floor, x, isTall }: Plan): void {
  const { unit, size, margin } = inside;

  const steel = litColour(inside, hex('#c3ccd4'), 1);
  brush.fillStyle = fromTop(
    brush,
    [floor - unit * 112, floor + unit * 20],
    [mix(steel, WHITE, 0.3), mix(steel, inside.light.shadow, 0.3)],
  );
  brush.fillRect(-margin, floor - unit * 104, size.width + 2 * margin, unit * 126);
  brush.fillStyle = css(mix(steel, WHITE, 0.55));
  brush.fillRect(-margin, floor - unit * 112, size.width + 2 * margin, unit * 12);
  sketch(brush, inside, { x: x(0.5), y: floor + unit * 26, height: unit * 156 }, 150, range);
  for (const share of isTall ? [0.12] : [0.2, 0.8])
    sketch(brush, inside, { x: x(share), y: floor - unit * 110, height: unit * 90 }, 100, stockpot);
  for (const [share, thing] of [
    [0.08, 'tomato'],
    [0.3, 'cutting-board'],
    [0.7, 'leafy-green'],
    [0.92, 'bell-pepper'],
  ] as const)
    furnish(brush, inside, thing, { x: x(share), y: floor - unit * 110, height: unit * 50 });
}

/** Steel, flames under a hood, hanging pans and orders on a rail. */
export const paintRestaurantKitchen: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#dfe4e4',
    floor: '#a8734f',
    kind: 'tiles',
    light: whiteLight(world),
    supports: ({ floor, x }) =>
      (['counter', 'table'] as const).map((name) =>
        ledge(name, floor - unit * 108, [x(0.04), x(0.96)], 0.81),
      ),
    onWall(brush, plan, area) {
      tiling(brush, plan, area);
      hood(brush, plan);
      jars(brush, plan);
    },
    onFloor: bench,
  });
};

function mixer(p: Pen): void {
  p.path('M10 30H290L300 100H0Z', '#2c303c');
  p.path('M20 34H280L288 78H12Z', '#4a5060');
  for (let at = 0; at < 16; at += 1) {
    const x = 26 + at * 16.4;
    p.box(x, 42, 2, 28, 1, '#1c2030');
    p.box(x - 4, 46 + ((at * 7) % 18), 10, 7, 1.6, at % 4 === 0 ? '#e2574c' : '#e6ebf0');
    p.ball(x, 38, 2.4, ['#4fd08a', '#ffc24a', '#4fa3ff'][at % 3] ?? '#ffffff');
  }
  for (const x of [70, 150, 230]) {
    p.box(x - 32, 0, 64, 30, 3, '#1c2030');
    p.line(`M${x - 26} 16l6 -8l6 14l6 -12l6 10l6 -14l6 12l6 -6l8 4`, 2, '#4fd08a');
  }
}

function foam(p: Pen): void {
  for (let row = 0; row < 5; row += 1)
    for (let at = 0; at < 7; at += 1)
      p.path(
        `M${at * 20} ${row * 20}h19v19h-19zM${at * 20} ${row * 20}l9.5 8l9.5 -8zM${at * 20 + 19} ${row * 20 + 19}l-9.5 -8l-9.5 8z`,
        (row + at) % 2 === 0 ? '#4a4456' : '#5a5268',
      );
}

/** Foam on the walls, a glass pane to the mixing desk, a microphone's warm light. */
export const paintRecordingStudio: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#3f3a48',
    floor: '#8a5f42',
    kind: 'boards',
    light: lampLight({ ...world, light: { ...world.light, isDark: true } }),
    skirting: '#2c2834',
    onWall(brush, { inside, floor, x, isTall }) {
      for (const share of isTall ? [0.1, 0.9] : [0.1, 0.9])
        for (const y of [30, 250])
          sketch(
            brush,
            inside,
            { x: x(share), y: floor - unit * y, height: unit * 200 },
            140,
            foam,
          );
      const [left, right] = isTall ? [0.14, 0.86] : [0.27, 0.73];
      brush.fillStyle = css(litColour(inside, hex('#6b4a34'), 1));
      brush.fillRect(
        x(left) - unit * 14,
        floor - unit * 424,
        x(right - left) + unit * 28,
        unit * 268,
      );
      brush.fillStyle = fromTop(
        brush,
        [floor - unit * 410, floor - unit * 170],
        [hex('#2a3a52'), hex('#4a5f80')],
      );
      brush.fillRect(x(left), floor - unit * 410, x(right - left), unit * 240);
      glow(brush, { x: x(0.5), y: floor - unit * 330, radius: unit * 200 }, hex('#ffcf8a'), 0.45);
      sketch(brush, inside, { x: x(0.5), y: floor - unit * 172, height: unit * 120 }, 300, mixer);
      sketch(brush, inside, { x: x(0.5), y: floor - unit * 432, height: unit * 48 }, 260, (p) => {
        p.box(0, 0, 260, 100, 14, '#c8303f');
        p.glow(130, 50, 150, '#ff6a5a', 0.7);
        p.line(
          'M40 76V24H62Q76 26 72 42Q68 52 44 50L74 76M128 24H96V76H128M96 50H122M190 32Q160 12 152 50T190 68',
          9,
          '#fff6e0',
        );
      });
    },
    onFloor(brush, { inside, floor, x, isTall }) {
      for (const share of isTall ? [0.1] : [0.05, 0.95])
        furnish(brush, inside, 'speaker', {
          x: x(share),
          y: floor + unit * 40,
          height: unit * 210,
        });
      if (isTall) return;
      furnish(brush, inside, 'guitar', { x: x(0.19), y: floor + unit * 30, height: unit * 190 });
      furnish(brush, inside, 'stool', { x: x(0.82), y: floor + unit * 40, height: unit * 110 });
    },
  });
};
