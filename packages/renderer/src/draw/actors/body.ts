import { coatOf, isDressed } from '../../icons/coats.ts';
import type { Role } from '../../scene/roles.ts';
import type { Scenery } from '../../scene/scenery.ts';
import type { Brush, World } from '../../scene/world.ts';
import { type Colour, hex, mix, times, WHITE } from '../colour.ts';
import { colourAt, loadSprite, type Sprite } from '../sprite.ts';
import type { Costume } from './costume.ts';
import { drawFigure } from './figure.ts';
import type { Figure } from './limbs.ts';
import type { Pose } from './pose.ts';
import { drawPuppet, extentOf, levelled, lifted, type Puppet } from './puppet.ts';
import { drawFlame } from './trappings.ts';

/** Sprites are painted larger than shown, so that a close camera finds detail. */
const DETAIL = 1.15;

export interface Body {
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
    profile: role.traits.facing,
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
    sprite: lifted(levelled(sprite, role.traits.levelling), role.traits.draught),
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
        drawFlame(brush, height * 0.8, seconds);
        brush.restore();
      }
      drawPuppet(brush, puppet, { seconds, facing: role.facing, isActive });
    },
  };
}

export async function embody(world: World, scenery: Scenery, role: Role): Promise<Body | null> {
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
