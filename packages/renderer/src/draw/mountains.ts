import { between } from '../random.ts';
import { type Brush, type Element, litColour, type World } from '../scene/world.ts';
import { type Colour, css, mix, times, WHITE } from './colour.ts';
import { paintLayer } from './layer.ts';
import { isSnowy, snowTones } from './snow-cover.ts';
import { fromTop, sideLit } from './strokes.ts';

export interface PeakPlan {
  readonly name: string;
  readonly depth: number;
  readonly y: number;
  readonly height: number;
  readonly count: number;
  readonly colour: Colour;
  readonly cap: Colour | null;
  /** How far its foot is below `y`, in 720ths of the shorter side; 60 unless given. */
  readonly sunk?: number;
}

/** Whether the snow on the peaks is spoken of, and has to be seen from afar. */
const hasSnowCaps = ({ description }: World): boolean =>
  description.extras?.includes('snow-caps') === true;

/** One mountain with a lit and a shaded face. */
export function peak(
  brush: Brush,
  world: World,
  plan: PeakPlan,
  at: { x: number; half: number; tall: number },
) {
  const { x, half, tall } = at;
  const random = world.random(`${plan.name}-${Math.round(x)}`);
  const top = plan.y - tall;
  const near = hasSnowCaps(world) ? 0.4 : 0;
  const stone = litColour(world, plan.colour, plan.depth + near);
  const colour = isSnowy(world) ? mix(stone, snowTones(world, plan.depth).shade, 0.55) : stone;
  const side = world.light.sunX < 0.5 ? -1 : 1;
  const foot = plan.y + world.unit * (plan.sunk ?? 60);
  const fold = x + side * -1 * half * 0.12 * between(random, 0.6, 1.4);
  brush.fillStyle = fromTop(
    brush,
    [top, foot],
    [mix(colour, world.light.key, 0.28), mix(colour, world.light.fog, 0.3)],
  );
  brush.beginPath();
  brush.moveTo(x - half, foot);
  brush.quadraticCurveTo(x - half * 0.4, plan.y - tall * 0.45, x, top);
  brush.quadraticCurveTo(x + half * 0.4, plan.y - tall * 0.45, x + half, foot);
  brush.closePath();
  brush.fill();
  brush.save();
  brush.clip();
  brush.fillStyle = css(mix(colour, world.light.shadow, 0.42), 0.62);
  brush.beginPath();
  brush.moveTo(x, top);
  brush.bezierCurveTo(
    fold - side * half * 0.02,
    top + tall * 0.3,
    fold + side * half * 0.16,
    top + tall * 0.5,
    fold - side * half * 0.1,
    foot,
  );
  brush.lineTo(x - side * half * 1.2, foot);
  brush.lineTo(x - side * half * 1.2, top);
  brush.fill();
  if (plan.cap !== null || hasSnowCaps(world)) capWithSnow(brush, world, plan, at, top);
  brush.restore();
}

function capWithSnow(
  brush: Brush,
  world: World,
  plan: PeakPlan,
  at: { x: number; half: number; tall: number },
  top: number,
) {
  const random = world.random(`${plan.name}-cap-${Math.round(at.x)}`);
  const isDeep = hasSnowCaps(world);
  const pale = mix(plan.cap ?? WHITE, snowTones(world, plan.depth).body, 0.75);
  const snow = isDeep ? mix(pale, times(WHITE, world.light.ambient), 0.75) : pale;
  const line = top + at.tall * (between(random, 0.26, 0.36) + (isDeep ? 0.14 : 0));
  const steps = 7;
  const path = () => {
    brush.beginPath();
    brush.moveTo(at.x - at.half, top - 4);
    for (let step = 0; step <= steps; step += 1) {
      const x = at.x - at.half * 0.6 + (at.half * 1.2 * step) / steps;
      brush.lineTo(x, line + (step % 2 === 0 ? -1 : 1) * at.tall * between(random, 0.03, 0.085));
    }
    brush.lineTo(at.x + at.half, top - 4);
  };
  path();
  const side = world.light.sunX < 0.5 ? -1 : 1;
  const shade = brush.createLinearGradient(at.x - at.half * 0.3, 0, at.x + at.half * 0.3, 0);
  const lit = mix(snow, world.light.key, 0.25);
  const dim = mix(snow, world.light.shadow, 0.3);
  shade.addColorStop(0.42, css(side < 0 ? lit : dim));
  shade.addColorStop(0.58, css(side < 0 ? dim : lit));
  brush.fillStyle = shade;
  brush.lineJoin = 'round';
  brush.fill();
}

/** A range of mountains, each with a lit and a shaded face. */
export function peaks(world: World, given: PeakPlan): Element {
  const plan = hasSnowCaps(world) ? { ...given, height: given.height * 1.3 } : given;
  const random = world.random(plan.name);
  const bottom = plan.y + world.unit * 200;
  return paintLayer(
    world,
    { depth: plan.depth, top: plan.y - plan.height * 1.15, bottom },
    (brush, area) => {
      const gap = area.width / plan.count;
      const all = Array.from({ length: plan.count }, (_, at) => ({
        x: area.left + gap * (at + between(random, 0.25, 0.75)),
        half: gap * between(random, 0.75, 1.15),
        tall: plan.height * between(random, 0.5, 1.05),
      })).sort((first, second) => second.tall - first.tall);
      for (const one of all) {
        for (const shift of [-area.width, 0, area.width])
          peak(brush, world, plan, { ...one, x: one.x + shift });
      }
      const mist = brush.createLinearGradient(
        0,
        plan.y - plan.height * 0.35,
        0,
        plan.y + world.unit * 60,
      );
      mist.addColorStop(0, css(world.light.fog, 0));
      mist.addColorStop(1, css(world.light.fog, 0.55 + 0.3 * world.light.haze));
      brush.globalCompositeOperation = 'source-atop';
      brush.fillStyle = mist;
      brush.fillRect(area.left, plan.y - plan.height * 1.2, area.width, bottom);
      brush.globalCompositeOperation = 'source-over';
      const foot = mix(litColour(world, plan.colour, plan.depth), world.light.fog, 0.6);
      brush.fillStyle = css(foot);
      brush.fillRect(area.left, plan.y + world.unit * 58, area.width, bottom);
    },
  );
}

/** Table mountains: steep sides, level tops, layers of stone. */
export function mesas(world: World, plan: Omit<PeakPlan, 'cap'>): Element {
  const random = world.random(plan.name);
  const bottom = plan.y + world.unit * 90;
  const layer = { depth: plan.depth, top: plan.y - plan.height * 1.2, bottom };
  return paintLayer(world, layer, (brush, area) => {
    const gap = area.width / plan.count;
    const stone = litColour(world, plan.colour, plan.depth);
    for (let at = 0; at < plan.count; at += 1) {
      const half = gap * between(random, 0.14, 0.34);
      const tall = plan.height * between(random, 0.4, 1.05);
      const x = area.left + gap * (at + between(random, 0.35, 0.65));
      const top = plan.y - tall;
      brush.fillStyle = sideLit(brush, world, stone, [x - half * 1.5, x + half * 1.5]);
      brush.beginPath();
      brush.moveTo(x - half * 1.75, bottom);
      brush.quadraticCurveTo(x - half * 1.1, plan.y - tall * 0.2, x - half, top + world.unit * 8);
      brush.quadraticCurveTo(x - half * 0.97, top, x - half * 0.88, top);
      brush.lineTo(x + half * 0.88, top);
      brush.quadraticCurveTo(x + half * 0.97, top, x + half, top + world.unit * 8);
      brush.quadraticCurveTo(x + half * 1.1, plan.y - tall * 0.2, x + half * 1.75, bottom);
      brush.fill();
      brush.save();
      brush.clip();
      brush.fillStyle = css(mix(stone, world.light.shadow, 0.3), 0.3);
      for (const share of [0.16, 0.34, 0.6]) {
        brush.fillRect(x - half * 2, top + tall * share, half * 4, tall * 0.07);
      }
      if (isSnowy(world)) {
        brush.fillStyle = css(snowTones(world, plan.depth).lit);
        brush.fillRect(x - half * 2, top, half * 4, tall * 0.1);
      }
      brush.restore();
    }
  });
}
