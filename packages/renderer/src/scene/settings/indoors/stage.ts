import { createCanvas } from '@napi-rs/canvas';
import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { softDot } from '../../../draw/particles/sprites.ts';
import { ellipse, fromTop, glow, roundedBox } from '../../../draw/strokes.ts';
import { between, pick } from '../../../random.ts';
import { type Hues, lampHues } from '../../lamp-hues.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import type { Element, World } from '../../world.ts';

const SHOWS: readonly [Hues, ...Hues[]] = [
  ['#ff4f9a', '#7a5cff', '#ffd166'],
  ['#3de0ff', '#5a4fff', '#ff6fd8'],
  ['#ff7a45', '#c83fd0', '#ffe066'],
];

/** A beam that sweeps, with its lamp at the top. */
export function spotlight(
  world: World,
  at: { x: number; phase: number; code: string; floor: number },
): Element {
  const { unit, size } = world;
  const colour = hex(at.code);
  const beam = createCanvas(Math.ceil(unit * 90), Math.ceil(unit * 200));
  const brush = beam.getContext('2d');
  const fade = brush.createLinearGradient(0, 0, 0, beam.height);
  fade.addColorStop(0, css(mix(colour, WHITE, 0.5), 0.62));
  fade.addColorStop(1, css(colour, 0.04));
  brush.fillStyle = fade;
  brush.filter = 'blur(3px)';
  brush.beginPath();
  brush.moveTo(beam.width * 0.46, 0);
  brush.lineTo(beam.width * 0.54, 0);
  brush.lineTo(beam.width * 0.93, beam.height);
  brush.lineTo(beam.width * 0.07, beam.height);
  brush.fill();
  const long = at.floor * 1.12;
  return {
    depth: 0.7,
    draw(onto, { seconds }) {
      onto.save();
      onto.translate(size.width * at.x, -unit * 16);
      onto.rotate((0.5 - at.x) * 0.7 + 0.2 * Math.sin(seconds * 1.3 + at.phase));
      onto.drawImage(beam, -long * 0.24, 0, long * 0.48, long);
      onto.restore();
    },
  };
}

/** A cone of white light from above, with its pool on the boards. */
function followSpot({ unit, size }: World, floor: number): Element {
  const x = size.width / 2;
  const half = Math.min(size.width * 0.4, unit * 230);
  return {
    depth: 0.95,
    draw(brush) {
      const fade = brush.createLinearGradient(0, 0, 0, floor);
      fade.addColorStop(0, 'rgba(255,250,230,0.75)');
      fade.addColorStop(1, 'rgba(255,246,220,0.16)');
      brush.fillStyle = fade;
      brush.beginPath();
      brush.moveTo(x - unit * 22, -unit * 40);
      brush.lineTo(x + unit * 22, -unit * 40);
      brush.lineTo(x + half, floor);
      brush.lineTo(x - half, floor);
      brush.fill();
      brush.fillStyle = 'rgba(255,246,220,0.45)';
      ellipse(brush, x, floor, half, half * 0.2);
    },
  };
}

/** Lamps along the edge that run one after another. */
function footlights(world: World, y: number): Element {
  const { unit, size } = world;
  const bulb = softDot(hex('#fff0c2'));
  return {
    depth: 1.02,
    draw(brush, { seconds }) {
      const many = Math.round(size.width / (unit * 46));
      for (let at = -2; at <= many + 2; at += 1) {
        const shine = 0.45 + 0.55 * Math.max(0, Math.sin(seconds * 5 - at * 0.9));
        const large = unit * (13 + 15 * shine);
        brush.globalAlpha = 0.5 + 0.5 * shine;
        brush.drawImage(bulb, (size.width * at) / many - large / 2, y - large / 2, large, large);
      }
      brush.globalAlpha = 1;
    },
  };
}

function curtains(world: World, floor: number, code: string): Element {
  const { unit, size } = world;
  const cloth = mix(hex(code), hex('#5a0f3c'), 0.55);
  return paintLayer(
    world,
    { depth: 1.12, top: -world.margin, bottom: floor + unit * 40 },
    (brush) => {
      for (const side of [-1, 1]) {
        const edge = side < 0 ? -world.margin : size.width + world.margin;
        const share = size.height > size.width ? 0.06 : size.height < size.width ? 0.17 : 0.1;
        const reach = Math.min(size.width * share, unit * 190) + world.margin;
        const folds = 6;
        for (let fold = folds; fold > 0; fold -= 1) {
          const x = edge - (side * (reach * fold)) / folds;
          const fill = brush.createLinearGradient(edge, 0, x, 0);
          fill.addColorStop(0, css(mix(cloth, hex('#14041c'), 0.55)));
          fill.addColorStop(0.6, css(fold % 2 === 0 ? cloth : mix(cloth, hex('#14041c'), 0.25)));
          fill.addColorStop(1, css(mix(cloth, WHITE, 0.16)));
          brush.fillStyle = fill;
          brush.beginPath();
          brush.moveTo(edge, -world.margin);
          brush.lineTo(x + side * unit * -26, -world.margin);
          brush.quadraticCurveTo(x + side * unit * 34, floor * 0.6, x, floor + unit * 30);
          brush.lineTo(edge, floor + unit * 30);
          brush.fill();
        }
      }
    },
  );
}

function backWall(world: World, floor: number, hues: Hues): Element {
  const { unit, size } = world;
  const back = createCanvas(size.width, size.height);
  const brush = back.getContext('2d');
  const middle = mix(hex(hues[1]), hex('#1a0a35'), 0.62);
  const low = mix(hex(hues[0]), hex('#2a0f45'), 0.45);
  brush.fillStyle = fromTop(brush, [0, floor], [hex('#120726'), middle, low]);
  brush.fillRect(0, 0, size.width, size.height);
  glow(brush, { x: size.width / 2, y: floor, radius: unit * 560 }, hex(hues[0]), 0.5);
  const random = world.random('bokeh');
  for (let at = 0; at < 30; at += 1) {
    const radius = unit * between(random, 7, 34);
    brush.fillStyle = css(hex(pick(random, hues)), between(random, 0.08, 0.26));
    ellipse(brush, random() * size.width, random() * floor * 0.8, radius, radius);
  }
  return { depth: 0, draw: (onto) => onto.drawImage(back, 0, 0) };
}

function boards(world: World, at: { floor: number; groundY: number; lip: number }, hues: Hues) {
  const { unit, size, margin } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.9, top: at.floor - 4, bottom }, (brush, area) => {
    const far = mix(hex(hues[0]), hex('#2d1248'), 0.55);
    const near = mix(hex('#5a2f78'), hex(hues[1]), 0.35);
    brush.fillStyle = fromTop(brush, [at.floor, at.lip], [far, near]);
    brush.fillRect(area.left, at.floor, area.width, at.lip - at.floor);
    glow(brush, { x: size.width / 2, y: at.groundY, radius: unit * 330 }, hex('#fff2d0'), 0.34);
    brush.fillStyle = css(hex('#2a103f'));
    brush.fillRect(area.left, at.lip, area.width, bottom - at.lip);
    brush.fillStyle = css(mix(hex(hues[2]), hex('#5a2a20'), 0.3));
    const edge = { x: area.left, y: at.lip - unit * 5, width: area.width, height: unit * 11 };
    roundedBox(brush, edge, unit * 4);
  });
}

export const paintStage: PaintSetting = (world) => {
  const { size } = world;
  const hues = lampHues(world, 'show', SHOWS);
  const isTall = size.height > size.width;
  const floor = size.height * (isTall ? 0.74 : 0.73);
  const groundY = size.height * (isTall ? 0.8 : 0.84);
  const lip = size.height * (isTall ? 0.88 : 0.94);
  const light = {
    ...world.light,
    ambient: mix(hex('#ffe9f2'), hex(hues[0]), 0.1),
    key: hex('#fff0cf'),
    shadow: hex('#1d0a3a'),
    fog: mix(hex(hues[0]), hex('#3a1a5a'), 0.5),
    isDark: true,
  };
  // In the dark a single lamp shows who is on the stage.
  const isDim = world.description.moods.includes('dark');
  const lamps = isDim
    ? [followSpot(world, groundY)]
    : [0.16, 0.5, 0.84].map((x, at) =>
        spotlight(world, { x, phase: at * 1.7, code: hues[at % 3] ?? hues[0], floor: groundY }),
      );
  return {
    surface: 'ground',
    groundY,
    horizon: floor,
    supports: [
      level(world, 'stage', groundY),
      level(world, 'floor', groundY),
      level(world, 'ceiling', 0, { depth: 0.9 }),
    ],
    window: null,
    lights: [],
    light,
    ambientParticles: ['sparkles'],
    elements: [
      backWall(world, floor, hues),
      ...lamps,
      boards(world, { floor, groundY, lip }, hues),
      footlights(world, lip),
      curtains(world, lip, hues[0]),
    ],
  };
};
