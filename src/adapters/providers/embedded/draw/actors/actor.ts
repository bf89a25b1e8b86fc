import { coatOf, isDressed } from '../../icons/coats.ts';
import type { Role } from '../../scene/roles.ts';
import type { Scenery } from '../../scene/scenery.ts';
import type { Brush, Element, World } from '../../scene/world.ts';
import { type Colour, hex, mix, times, WHITE } from '../colour.ts';
import { colourAt, loadSprite, type Sprite } from '../sprite.ts';
import type { Costume } from './costume.ts';
import { drawFigure, type Figure } from './figure.ts';
import { poseAt } from './gaits.ts';
import type { Pose } from './pose.ts';
import { drawPuppet, extentOf, levelled, type Puppet } from './puppet.ts';
import * as trappings from './trappings.ts';

/** Sprites are painted larger than shown, so that a close camera finds detail. */
const DETAIL = 1.15;

interface Body {
  readonly width: number;
  readonly height: number;
  draw(brush: Brush, pose: Pose, seconds: number): void;
}

function costumesFor(world: World, scenery: Scenery, role: Role): Costume[] {
  const { setting, particles } = world.reading;
  if (setting === 'space' || setting === 'moon')
    return role.subject.icon === 'alien' ? [] : ['spacesuit'];
  if (scenery.surface === 'deep') return ['bubble'];
  const worn: Costume[] = [];
  if (setting === 'snow' || world.reading.weather.includes('snowfall')) worn.push('scarf');
  if (role.gait === 'fly') worn.push('cape');
  if (particles.includes('confetti')) worn.push('party-hat');
  return worn;
}

function figureBody(world: World, scenery: Scenery, role: Role, head: Sprite): Body {
  const isBust = role.traits.build === 'bust';
  const costumes = isBust ? [] : costumesFor(world, scenery, role);
  const light = (colour: Colour) => times(colour, mix(world.light.ambient, WHITE, 0.45));
  const tint = (colour: Colour) =>
    role.subject.colour === null ? colour : mix(colour, hex(role.subject.colour), 0.62);
  const sampled = colourAt(head, 0.5, isBust ? 0.95 : 0.8);
  const own = coatOf(role.subject.icon) ?? {
    fur: sampled,
    belly: mix(sampled, WHITE, 0.4),
    tail: 'none',
    tip: mix(sampled, hex('#2a2038'), 0.6),
  };
  const suit = {
    fur: hex('#f1f3fb'),
    belly: hex('#dfe4f4'),
    tail: 'none',
    tip: hex('#c9d0e6'),
  } as const;
  const coat = costumes.includes('spacesuit') ? suit : own;
  const figure: Figure = {
    head,
    coat: {
      fur: light(isBust ? coat.fur : tint(coat.fur)),
      belly: light(coat.belly),
      tail: coat.tail,
      tip: light(coat.tip),
    },
    height: role.height,
    costumes,
    isDressed: isDressed(role.subject.icon) && !costumes.includes('spacesuit'),
    isBust,
    accent: light(world.light.accent),
  };
  return {
    width: role.height * 0.5,
    height: role.height,
    draw: (brush, pose) => drawFigure(brush, world, figure, pose, role.facing),
  };
}

function puppetBody(role: Role, sprite: Sprite): Body {
  const puppet: Puppet = {
    sprite: levelled(sprite, role.traits.levelling),
    traits: role.traits,
    height: role.height,
  };
  const { width, height } = extentOf(puppet);
  const isActive = role.gait !== 'idle' && role.gait !== 'sit' && role.gait !== 'sleep';
  const isRocket = role.subject.icon === 'rocket' && isActive;
  return {
    width,
    height,
    draw(brush, _pose, seconds) {
      if (isRocket) {
        brush.save();
        brush.translate((role.facing === 1 ? -1 : 1) * width * 0.36, -height * 0.16);
        brush.rotate(role.facing === 1 ? Math.PI / 4 : -Math.PI / 4);
        trappings.drawFlame(brush, height * 0.8, seconds);
        brush.restore();
      }
      drawPuppet(brush, puppet, { seconds, facing: role.facing, isActive });
    },
  };
}

async function embody(world: World, scenery: Scenery, role: Role): Promise<Body | null> {
  const { subject, traits, height } = role;
  const pixels = height * DETAIL * (traits.build === 'whole' ? 1.25 : 0.72);
  const sprite = await loadSprite(subject.icon, pixels, {
    light: world.light,
    colour: subject.colour,
  });
  if (sprite === null) return null;
  return traits.build === 'whole'
    ? puppetBody(role, sprite)
    : figureBody(world, scenery, role, sprite);
}

/** Where in the picture a body is at a moment, beyond its pose. */
function course(
  world: World,
  role: Role,
  seconds: number,
): { readonly x: number; readonly y: number } {
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
  if (role.support === 'water' || role.support === 'ring') {
    return { x: 0, y: height * 0.009 * Math.sin(seconds * 1.7 + role.phase) };
  }
  return { x: 0, y: 0 };
}

function drawWithSupport(
  brush: Brush,
  world: World,
  role: Role,
  body: Body,
  pose: Pose,
  seconds: number,
  balloon: Sprite | null,
): void {
  if (role.support === 'ring') trappings.drawRing(brush, body.height, 'back');
  if (balloon !== null) trappings.drawBalloons(brush, balloon, body.height, seconds);
  brush.save();
  body.draw(brush, pose, seconds);
  brush.restore();
  if (role.support === 'ring') trappings.drawRing(brush, body.height, 'front');
  if (role.support === 'bubble')
    trappings.drawBubble(brush, Math.max(body.width, body.height) * 0.66, -body.height / 2);
  if (role.gait === 'sleep') trappings.drawDreams(brush, world, body.height, seconds);
}

/** A role with flesh on it: shadow or ripples, the body in its pose, and what holds it up. */
export async function actorElement(
  world: World,
  scenery: Scenery,
  role: Role,
): Promise<Element | null> {
  const body = await embody(world, scenery, role);
  if (body === null) return null;
  const balloon =
    role.support === 'balloon'
      ? await loadSprite('balloon', role.height * 0.4, { light: world.light, colour: null })
      : null;
  const shadow = trappings.shadowBitmap(world.light.shadow);
  const isHurrying = (role.gait === 'run' || role.gait === 'drive') && role.support === 'ground';
  const isSwaying = role.support === 'water' || role.support === 'ring';
  return {
    depth: role.depth,
    draw(brush, { seconds }) {
      const own = seconds + role.phase;
      const pose = poseAt(role.gait, role.gait === 'grow' ? seconds : own);
      const way = course(world, role, seconds);
      const x = role.x + way.x + pose.x * body.height;
      const y = role.y + way.y;
      if (role.support === 'ground')
        trappings.drawShadow(brush, shadow, { x, y, width: body.width * 1.25, lift: pose.lift });
      brush.save();
      brush.translate(x, y);
      if (isHurrying)
        trappings.drawDust(brush, world, { height: body.height, facing: role.facing, seconds });
      brush.translate(0, -pose.lift * body.height);
      const tilt = isSwaying
        ? 0.05 * Math.sin(seconds * 1.3 + role.phase)
        : pose.turn * role.facing;
      if (role.support === 'none') brush.translate(0, -body.height / 2);
      brush.rotate(tilt);
      if (role.support === 'none') brush.translate(0, body.height / 2);
      const turned = role.isSpinning ? Math.cos(own * 3.2) : 1;
      brush.scale(
        (turned / Math.sqrt(pose.stretch)) * (Math.abs(turned) < 0.04 ? 2 : 1),
        pose.stretch,
      );
      drawWithSupport(brush, world, role, body, pose, seconds, balloon);
      brush.restore();
      if (isSwaying) {
        brush.save();
        brush.translate(x, y - body.height * (role.support === 'ring' ? 0.2 : 0.1));
        trappings.drawRipples(brush, world, body.width, own);
        brush.restore();
      }
    },
  };
}
