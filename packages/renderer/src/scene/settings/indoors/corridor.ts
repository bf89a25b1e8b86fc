import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { whiteLight } from '../../../draw/interior.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { type Passage, passage } from '../../../draw/props/passage.ts';
import { ellipse, glow, roundedBox } from '../../../draw/strokes.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { type Brush, litColour, type World } from '../../world.ts';
import { paintWard } from './ward.ts';

function corridor(
  world: World,
  colours: Pick<Passage, 'wall' | 'floor' | 'ceiling' | 'rail' | 'door'>,
  atEnd: (brush: Brush, inside: World, plan: Passage) => void,
) {
  const { unit, size, margin } = world;
  const inside = { ...world, light: whiteLight(world) };
  const isTall = size.height > size.width;
  const y = size.height * (isTall ? 0.5 : 0.45);
  const plan: Passage = { x: size.width / 2, y, half: unit * 92, tall: unit * 104, ...colours };
  const groundY = size.height * (isTall ? 0.82 : 0.88);
  return {
    surface: 'ground',
    groundY,
    horizon: y + plan.tall,
    supports: [level(world, 'floor', groundY, { span: [0.1, 0.9] }), level(world, 'ceiling', 0)],
    window: null,
    lights: [],
    light: inside.light,
    ambientParticles: [],
    elements: [
      paintLayer(
        { ...world, speed: 0 },
        { depth: 0.6, top: -margin, bottom: size.height + margin },
        (brush) => {
          passage(brush, inside, plan);
          atEnd(brush, inside, plan);
        },
      ),
    ],
  } as const;
}

/** Light from a window at the far end. */
function brightEnd(brush: Brush, world: World, plan: Passage): void {
  const { light, unit } = world;
  const outside = light.isDark ? hex('#2a3a70') : mix(light.sky[2], WHITE, 0.4);
  brush.fillStyle = css(outside);
  const box = { x: plan.x - plan.half * 0.55, y: plan.y - plan.tall * 0.6 };
  roundedBox(brush, { ...box, width: plan.half * 1.1, height: plan.tall * 1.1 }, unit * 6);
  if (!light.isDark) glow(brush, { x: plan.x, y: plan.y, radius: unit * 360 }, WHITE, 0.4);
}

export const paintCorridor: PaintSetting = (world) =>
  corridor(
    world,
    {
      wall: mix(hex('#e8dcc8'), world.light.accent, 0.08),
      floor: hex('#b9a48c'),
      ceiling: hex('#f4efe6'),
      rail: null,
      door: hex('#9a6f4f'),
    },
    brightEnd,
  );

const HURRYING: ReadonlySet<string> = new Set(['run', 'walk', 'drive']);

/** Who is in a hurry is in the corridor of a hospital, others in a room of it. */
export const paintHospital: PaintSetting = (world) => {
  const { subjects, relations } = world.description;
  const isPushed = relations.some(({ kind }) => kind === 'push' || kind === 'pull');
  const isAbed = subjects.some(({ thing }) => /bed$/.test(thing));
  const isMoving =
    isPushed ||
    (!isAbed && subjects.some(({ motions }) => motions.some((one) => HURRYING.has(one))));
  return isMoving ? paintPassage(world) : paintWard(world);
};

/** A ward's corridor: pale green, handrails, and a cross at the end. */
const paintPassage: PaintSetting = (world) => {
  const colours = {
    wall: hex('#d6ece4'),
    floor: hex('#b4cfd4'),
    ceiling: hex('#f6faf8'),
    rail: hex('#5fa8a0'),
    door: hex('#8fc0c4'),
  };
  return corridor(world, colours, (brush, inside, plan) => {
    const { unit } = inside;
    const y = plan.y - plan.tall * 0.3;
    brush.fillStyle = css(litColour(inside, WHITE, 1));
    ellipse(brush, plan.x, y, unit * 36, unit * 36);
    brush.fillStyle = css(hex('#e4574e'));
    brush.fillRect(plan.x - unit * 7, y - unit * 23, unit * 14, unit * 46);
    brush.fillRect(plan.x - unit * 23, y - unit * 7, unit * 46, unit * 14);
    brush.fillStyle = css(litColour(inside, hex('#7fb4b8'), 1));
    for (const side of [-1, 0.04]) {
      const door = { x: plan.x + side * plan.half * 0.6, y: plan.y + plan.tall * 0.12 };
      brush.fillRect(door.x, door.y, plan.half * 0.58, plan.tall * 0.88);
    }
  });
};
