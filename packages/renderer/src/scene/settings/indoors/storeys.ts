import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { fireLight } from '../../../draw/interior.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { hangingLamp, shelfUnit } from '../../../draw/props/fittings.ts';
import { courses } from '../../../draw/props/masonry.ts';
import { inRow, stockShelves } from '../../../draw/props/shop-fixtures.ts';
import { ellipse, glow } from '../../../draw/strokes.ts';
import type { PaintSetting } from '../../scenery.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { furnished, type Plan } from './furnished.ts';
import { arch } from './halls.ts';
import { lampLight } from './room.ts';

/** Boards and rafters under a roof that slopes to both sides. */
function rafters(brush: Brush, { inside, floor }: Plan): void {
  const { size, unit, margin, light } = inside;
  const wood = litColour(inside, hex('#8a5c3c'), 1);
  const ridge = { x: size.width / 2, y: -unit * 40 };
  for (const side of [-1, 1]) {
    const edge = side < 0 ? -margin : size.width + margin;
    brush.fillStyle = css(mix(wood, light.shadow, side < 0 ? 0.3 : 0.18));
    brush.beginPath();
    brush.moveTo(ridge.x + side * unit * 150, -margin);
    brush.lineTo(edge, -margin);
    brush.lineTo(edge, floor - unit * 90);
    brush.fill();
    brush.strokeStyle = css(mix(wood, light.shadow, 0.5));
    brush.lineWidth = unit * 20;
    brush.beginPath();
    brush.moveTo(ridge.x + side * unit * 140, -margin);
    brush.lineTo(edge, floor - unit * 80);
    brush.stroke();
  }
  brush.fillStyle = css(mix(wood, light.shadow, 0.42));
  brush.fillRect(-margin, unit * 84, size.width + 2 * margin, unit * 22);
}

/** A cobweb in a corner. */
function cobweb(brush: Brush, world: World, x: number, y: number): void {
  const { unit } = world;
  brush.strokeStyle = css(hex('#ffffff'), 0.5);
  brush.lineWidth = unit * 1.6;
  brush.beginPath();
  for (let ray = 0; ray < 5; ray += 1) {
    const angle = (ray / 4) * (Math.PI / 2);
    brush.moveTo(x, y);
    brush.lineTo(x + Math.cos(angle) * unit * 100, y + Math.sin(angle) * unit * 100);
  }
  for (const reach of [34, 62, 90]) {
    brush.moveTo(x + unit * reach, y);
    brush.quadraticCurveTo(x + unit * reach * 0.6, y + unit * reach * 0.6, x, y + unit * reach);
  }
  brush.stroke();
}

/** Under the roof: beams, boxes, an old lamp and a round window. */
export const paintAttic: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#b98a62',
    floor: '#a8754c',
    kind: 'boards',
    light: lampLight(world),
    onWall(brush, plan, area) {
      const { inside, floor, x } = plan;
      brush.strokeStyle = css(
        mix(litColour(inside, hex('#b98a62'), 1), inside.light.shadow, 0.4),
        0.5,
      );
      brush.lineWidth = unit * 3;
      brush.beginPath();
      for (let y = unit * 30; y < floor; y += unit * 58) {
        brush.moveTo(area.left, y);
        brush.lineTo(area.left + area.width, y);
      }
      brush.stroke();
      const hole = { x: x(0.5), y: unit * 230 };
      brush.fillStyle = css(litColour(inside, hex('#6a4430'), 1));
      circle(brush, hole.x, hole.y, unit * 84);
      brush.fillStyle = css(world.light.sky[1]);
      circle(brush, hole.x, hole.y, unit * 70);
      if (!world.light.isDark) glow(brush, { ...hole, radius: unit * 300 }, world.light.key, 0.5);
      brush.fillStyle = css(litColour(inside, hex('#6a4430'), 1));
      brush.fillRect(hole.x - unit * 4, hole.y - unit * 72, unit * 8, unit * 144);
      brush.fillRect(hole.x - unit * 72, hole.y - unit * 4, unit * 144, unit * 8);
      rafters(brush, plan);
      cobweb(brush, inside, x(0.16), unit * 106);
    },
    onFloor(brush, { inside, floor, x }) {
      for (const [thing, share, tall] of [
        ['cardboard-box', 0.07, 130],
        ['cardboard-box', 0.17, 100],
        ['floor-lamp', 0.27, 230],
        ['mantelpiece-clock', 0.74, 90],
        ['luggage', 0.84, 120],
        ['cardboard-box', 0.93, 140],
      ] as const)
        furnish(brush, inside, thing, { x: x(share), y: floor + unit * 34, height: unit * tall });
    },
  });
};

function circle(brush: Brush, x: number, y: number, radius: number): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.fill();
}

/** A niche in the wall with a candle in it. */
function niche(brush: Brush, inside: World, x: number, floor: number): void {
  const { unit, light } = inside;
  const at = (grow: number) => {
    const width = unit * (150 + grow);
    const height = unit * (280 + grow);
    arch(brush, x - width / 2, floor - height - unit * 30, width, height);
  };
  brush.fillStyle = css(mix(litColour(inside, hex('#a39a92'), 1), light.shadow, 0.12));
  at(44);
  brush.fillStyle = css(mix(hex('#2c2833'), light.fog, 0.08));
  at(0);
  const flame = { x, y: floor - unit * 112 };
  glow(brush, { ...flame, radius: unit * 130 }, hex('#ffb65a'), 0.6);
  furnish(brush, inside, 'candle', { x, y: floor - unit * 32, height: unit * 110 });
}

/** A vault below a church or a castle: niches with candles. */
function paintCrypt(world: World): ReturnType<PaintSetting> {
  const { unit } = world;
  return furnished(world, {
    wall: '#7d7880',
    floor: '#66626a',
    kind: 'stone',
    light: fireLight(world),
    onWall(brush, { inside, floor, x }, area) {
      const walls = { ...area, top: -world.margin, bottom: floor };
      const stone = { width: unit * 96, height: unit * 48, colour: hex('#7d7880') };
      courses(brush, inside, walls, stone, world.random('stones'));
      for (const share of [0.12, 0.37, 0.63, 0.88]) niche(brush, inside, x(share), floor);
      for (const share of [-0.02, 1.02]) cobweb(brush, inside, x(share), 0);
    },
  });
}

/** Stone walls, barrels, jars and one bulb. */
export const paintCellar: PaintSetting = (world) => {
  if (world.description.extras?.includes('crypt') === true) return paintCrypt(world);
  const { unit } = world;
  return furnished(world, {
    wall: '#8a8078',
    floor: '#6f675f',
    kind: 'stone',
    light: fireLight(world),
    onWall(brush, { inside, floor, x }, area) {
      const walls = { ...area, top: -world.margin, bottom: floor };
      const stone = { width: unit * 96, height: unit * 48, colour: hex('#8a8078') };
      courses(brush, inside, walls, stone, world.random('stones'));
      for (const share of [0.04, 0.7]) {
        const box = { x: x(share), y: floor - unit * 310, width: unit * 330, height: unit * 230 };
        const look = { rows: 2, colour: hex('#6a4a34') };
        shelfUnit(brush, inside, box, look, (shelf, row) =>
          inRow(brush, inside, row === 0 ? 'wine-bottle' : 'food-jar', shelf),
        );
      }
      hangingLamp(brush, inside, { x: x(0.5), y: unit * 60, size: unit * 34 }, hex('#3a3f3a'));
    },
    onFloor(brush, { inside, floor, x }) {
      for (const share of [0.08, 0.2, 0.84, 0.95])
        furnish(brush, inside, 'barrel', { x: x(share), y: floor + unit * 40, height: unit * 160 });
    },
  });
};

const FLAGS = ['#e2574c', '#f2c14e', '#4fa3d8', '#6fc08a', '#b07bd8'] as const;

/** Flags on a string from wall to wall. */
export function bunting(brush: Brush, world: World, y: number): void {
  const { size, unit } = world;
  const sag = (share: number) => y + Math.sin(share * Math.PI) * unit * 60;
  brush.strokeStyle = css(litColour(world, hex('#8a7a6a'), 1));
  brush.lineWidth = unit * 2;
  brush.beginPath();
  for (let at = 0; at <= 20; at += 1) brush.lineTo(size.width * (at / 20), sag(at / 20));
  brush.stroke();
  for (let at = 0; at < 18; at += 1) {
    const share = (at + 0.5) / 18;
    brush.fillStyle = css(litColour(world, hex(FLAGS[at % FLAGS.length] ?? '#e2574c'), 1));
    brush.beginPath();
    brush.moveTo(size.width * share - unit * 20, sag(share));
    brush.lineTo(size.width * share + unit * 20, sag(share));
    brush.lineTo(size.width * share, sag(share) + unit * 44);
    brush.fill();
  }
}

/** A child's room: toys on a shelf, flags, a small bed and blocks. */
export const paintNursery: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#cfe8f4',
    floor: '#e0bf8f',
    kind: 'boards',
    light: lampLight(world),
    skirting: '#ffffff',
    window: 0.5,
    onWall(brush, { inside, floor, x, isTall }) {
      const shelf = { y: floor - unit * 340, width: unit * 250, height: unit * 330 };
      const stock = ['teddy-bear', 'toy-blocks', 'toy-train', 'robot', 'soccer-ball', 'books'];
      const fill = { wood: '#f2c14e', back: '#fff6dc', stock, from: 0 };
      stockShelves(brush, inside, { ...shelf, x: x(isTall ? 0.6 : 0.74) }, fill);
      bunting(brush, inside, unit * (isTall ? 150 : 30));
      for (const [share, up] of [
        [0.1, 330],
        [0.2, 390],
        [0.3, 320],
      ] as const)
        furnish(brush, inside, 'star', { x: x(share), y: floor - unit * up, height: unit * 54 });
    },
    onFloor(brush, { inside, floor, x, isTall }) {
      furnish(brush, inside, 'bed', {
        x: x(isTall ? 0.2 : 0.16),
        y: floor + unit * 44,
        height: unit * 190,
      });
      furnish(brush, inside, 'toy-blocks', { x: x(0.36), y: floor + unit * 46, height: unit * 80 });
      if (!isTall)
        furnish(brush, inside, 'balloon', { x: x(0.66), y: floor + unit * 10, height: unit * 190 });
    },
  });
};

/** What the sun throws through stained glass: slanting beams, and their colours on the floor. */
function colouredLight(world: World, groundY: number): Element {
  const { unit, size } = world;
  const plan = { depth: 0.9, top: 0, bottom: groundY + unit * 70 };
  return paintLayer({ ...world, speed: 0 }, plan, (brush) => {
    brush.globalCompositeOperation = 'screen';
    for (const [at, code] of ['#ff6a5c', '#ffd166', '#6fd08a', '#5c8cff', '#b07bff'].entries()) {
      const [from, to] = [size.width * (0.12 + at * 0.19), size.width * (0.2 + at * 0.19)];
      const fill = brush.createLinearGradient(from, unit * 120, to, groundY);
      fill.addColorStop(0, css(mix(hex(code), WHITE, 0.4), 0.42));
      fill.addColorStop(1, css(hex(code), 0.08));
      brush.fillStyle = fill;
      brush.beginPath();
      brush.moveTo(from - unit * 36, unit * 90);
      brush.lineTo(from + unit * 36, unit * 90);
      brush.lineTo(to + unit * 96, groundY);
      brush.lineTo(to - unit * 50, groundY);
      brush.fill();
      brush.fillStyle = css(hex(code), 0.42);
      ellipse(brush, to + unit * 24, groundY + unit * 14, unit * 86, unit * 20);
    }
  });
}

/** Pews, stained glass and candles. */
export const paintChurch: PaintSetting = (world) => {
  const { unit } = world;
  const inside = furnished(world, {
    wall: '#d8ccb8',
    floor: '#b8a68c',
    kind: 'checks',
    light: lampLight(world),
    onWall(brush, { inside, floor, x, isTall }) {
      for (const share of isTall ? [0.2, 0.5, 0.8] : [0.12, 0.31, 0.5, 0.69, 0.88]) {
        const isMiddle = share === 0.5;
        const at = { x: x(share), y: floor - unit * 130, height: unit * (isMiddle ? 330 : 270) };
        glow(brush, { x: at.x, y: at.y - unit * 150, radius: unit * 170 }, hex('#ffe9b0'), 0.4);
        sketch(brush, inside, at, 44, (p) => {
          p.path('M0 100V30Q0 4 22 0Q44 4 44 30V100Z', '#8a7a68');
          p.within('M4 97V31Q4 9 22 5Q40 9 40 31V97Z', () => {
            for (const [row, colour] of [
              '#3f6ad8',
              '#e2574c',
              '#f2c14e',
              '#4fa36a',
              '#8b5cd6',
            ].entries())
              p.box(0, row * 20, 44, 20, 0, colour);
            p.ball(22, 34, 11, '#ffe9a0');
            p.line('M22 0V100M4 60H40M4 40H40M4 80H40', 2, '#4a4038');
          });
        });
      }
    },
    onFloor(brush, { inside, floor, x }) {
      for (const share of [0.1, 0.26, 0.74, 0.9])
        furnish(brush, inside, 'bench', { x: x(share), y: floor + unit * 40, height: unit * 110 });
      for (const share of [0.44, 0.56])
        furnish(brush, inside, 'candle', { x: x(share), y: floor + unit * 16, height: unit * 90 });
    },
  });
  return { ...inside, elements: [...inside.elements, colouredLight(world, inside.groundY)] };
};
