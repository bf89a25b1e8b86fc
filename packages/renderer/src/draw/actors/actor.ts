import type { Role } from '../../scene/roles.ts';
import type { Scenery, Surface } from '../../scene/scenery.ts';
import type { Brush, Element, World } from '../../scene/world.ts';
import { loadSprite, type Sprite } from '../sprite.ts';
import { type Body, embody } from './body.ts';
import { poseAt } from './gaits.ts';
import type { Pose } from './pose.ts';
import * as trappings from './trappings.ts';

/** What somebody holds on to. */
interface Props {
  readonly balloon: Sprite | null;
  readonly umbrella: Sprite | null;
}

const FREE_HANDED = new Set(['idle', 'walk', 'sit', 'wave']);

async function propsFor(world: World, role: Role): Promise<Props> {
  const look = { light: world.light, colour: null };
  const { weather } = world.reading;
  const isFigure = role.traits.build === 'head' && role.support === 'ground';
  const isWet = weather.includes('rain') || weather.includes('storm');
  const hasUmbrella = isFigure && isWet && FREE_HANDED.has(role.gait);
  const { height, support } = role;
  return {
    balloon: support === 'balloon' ? await loadSprite('balloon', height * 0.4, look) : null,
    umbrella: hasUmbrella ? await loadSprite('umbrella', height, look) : null,
  };
}

/** Where in the picture a body is at a moment, beyond its pose. */
function course(world: World, surface: Surface, role: Role, seconds: number) {
  const { width, height } = world.size;
  if (role.support === 'none' && role.traits.medium === 'air' && world.speed === 0) {
    const wide = width * 0.07;
    return {
      x: wide * Math.sin(seconds * 0.75 + role.phase * 2) * role.facing,
      y: height * 0.03 * Math.sin(seconds * 1.3 + role.phase),
    };
  }
  if (role.traits.medium === 'scenery' && world.speed !== 0) {
    const span = width * 1.7;
    const from = role.x - world.speed * seconds * role.depth + span * 0.2;
    return { x: (((from % span) + span) % span) - span * 0.2 - role.x, y: 0 };
  }
  const isAfloat = surface === 'water' && role.support !== 'none' && role.support !== 'ground';
  return { x: 0, y: isAfloat ? height * 0.009 * Math.sin(seconds * 1.7 + role.phase) : 0 };
}

interface Performance {
  readonly role: Role;
  readonly body: Body;
  readonly props: Props;
  readonly pose: Pose;
  readonly seconds: number;
}

function drawBody(brush: Brush, world: World, { role, body, props, pose, seconds }: Performance) {
  const { balloon, umbrella } = props;
  const { support } = role;
  const held = umbrella === null ? pose : { ...pose, arms: [pose.arms[0], 1.9] as const };
  if (support === 'ring') trappings.drawRing(brush, body.height, 'back');
  if (balloon !== null) trappings.drawBalloons(brush, balloon, body.height, seconds);
  if (umbrella !== null) trappings.drawUmbrella(brush, umbrella, body.height, role.facing);
  brush.save();
  body.draw(brush, held, seconds);
  brush.restore();
  if (support === 'ring') trappings.drawRing(brush, body.height, 'front');
  if (support === 'bubble') {
    trappings.drawBubble(brush, Math.max(body.width, body.height) * 0.66, -body.height / 2);
  }
  if (role.gait === 'sleep') trappings.drawDreams(brush, world, body.height, seconds);
}

/** Turns, tips and stretches the paper on which the body is then drawn. */
function strikePose(brush: Brush, { role, body, pose, seconds }: Performance): void {
  const isAfloat = role.support === 'water' || role.support === 'ring';
  const sway = 0.05 * Math.sin(seconds * 1.3 + role.phase);
  // In the air a body turns about its middle, on the ground about its feet.
  const pivot = role.support === 'none' ? body.height / 2 : 0;
  brush.translate(0, -pose.lift * body.height - pivot);
  brush.rotate(isAfloat ? sway : pose.turn * role.facing);
  brush.translate(0, pivot);
  const turned = role.isSpinning ? Math.cos((seconds + role.phase) * 3.2) : 1;
  const thick = Math.abs(turned) < 0.04 ? 0.08 : turned;
  brush.scale(thick / Math.sqrt(pose.stretch), pose.stretch);
}

/** A role with flesh on it: shadow or ripples, the body in its pose, and what holds it up. */
export async function actorElement(
  world: World,
  scenery: Scenery,
  role: Role,
): Promise<Element | null> {
  const body = await embody(world, scenery, role);
  if (body === null) return null;
  const props = await propsFor(world, role);
  const shadow = trappings.shadowBitmap(world.light.shadow);
  const isHurrying = (role.gait === 'run' || role.gait === 'drive') && role.support === 'ground';
  const { facing } = role;
  const { height, width } = body;
  return {
    depth: role.depth,
    draw(brush, { seconds }) {
      const pose = poseAt(role.gait, role.gait === 'grow' ? seconds : seconds + role.phase);
      const way = course(world, scenery.surface, role, seconds);
      const x = role.x + way.x + pose.x * height;
      const y = role.y + way.y;
      const performance = { role, body, props, pose, seconds };
      if (role.support === 'ground') {
        trappings.drawShadow(brush, shadow, { x, y, width: width * 1.25, lift: pose.lift });
      }
      brush.save();
      brush.translate(x, y);
      if (isHurrying) trappings.drawDust(brush, world, { height, facing, seconds });
      brush.save();
      strikePose(brush, performance);
      drawBody(brush, world, performance);
      brush.restore();
      if (role.support === 'water' || role.support === 'ring') {
        brush.translate(0, -height * (role.support === 'ring' ? 0.2 : 0.1));
        trappings.drawRipples(brush, world, width, seconds + role.phase);
      }
      brush.restore();
    },
  };
}
