import { coatOf, isDressed } from '../../icons/coats.ts';
import type { Garment, State, Subject } from '../../parse-prompt/scene-description.ts';
import { jobNamed } from '../../people/outfits.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Actor } from '../../scene/actor.ts';
import type { Scenery } from '../../scene/scenery.ts';
import type { World } from '../../scene/world.ts';
import { uprightCoat } from '../../things/animals/upright.ts';
import { beastOf } from '../../things/beasts/beasts.ts';
import { drawLive, toneOf } from '../../things/paint-thing.ts';
import type { Thing } from '../../things/thing.ts';
import { thingOf } from '../../things/things.ts';
import { type Colour, hex, mix, times, WHITE } from '../colour.ts';
import { colourAt, loadSprite, type Sprite } from '../sprite.ts';
import { beastBody } from './beast-body.ts';
import { isAirless, isFreezing } from './climate.ts';
import { type Costume, hasPartyHats } from './costume.ts';
import { CURLED_RATIO, drawCurled, sleeperOf } from './curled.ts';
import { DETAIL } from './detail.ts';
import { withFaceAndLimbs } from './faced.ts';
import { FEELINGS } from './feelings.ts';
import { drawFigure } from './figure.ts';
import { garmentOf, hatOf } from './garments.ts';
import type { Figure } from './limbs.ts';
import { personBody } from './person-body.ts';
import type { Body } from './pose.ts';
import { drawPuppet, extentOf, levelled, type Puppet, withoutWater } from './puppet.ts';
import { shutEyes } from './shut-eyes.ts';
import { withWings } from './wings.ts';

/** In sizes of the picture. Of what is larger, most is beyond the frame. */
const PIXELS_MAX = 1.5;

function costumesFor(world: World, scenery: Scenery, actor: Actor): Costume[] {
  const isSpaceman = jobNamed(actor.subject.look?.job ?? '')?.hat === 'globe';
  if (isSpaceman || isAirless(world)) return actor.subject.thing === 'alien' ? [] : ['spacesuit'];
  if (scenery.surface === 'deep') return ['bubble'];
  const worn: Costume[] = [];
  if (isFreezing(world)) worn.push('scarf');
  if (actor.gait === 'fly' && !actor.subject.states.includes('winged')) worn.push('cape');
  if (hasPartyHats(world.description)) worn.push('party-hat');
  const clothes = actor.subject.look?.clothes ?? [];
  if (clothes.some(({ garment }) => garment === 'scarf')) worn.push('scarf');
  const isCaped = jobNamed(actor.subject.look?.job ?? '')?.cape !== undefined;
  if (isCaped || clothes.some(({ garment }) => garment === 'cape')) worn.push('cape');
  return worn;
}

/** The colours of what an animal has on besides its coat. */
function clothsOf({ look }: Subject, light: (colour: Colour) => Colour): Figure['cloths'] {
  const colourOf = (wanted: Garment, usual: string | null) => {
    const worn = look?.clothes.find(({ garment }) => garment === wanted);
    const colour = worn === undefined ? null : (worn.colour ?? usual);
    return colour === null ? null : light(hex(colour));
  };
  return {
    scarf: colourOf('scarf', null),
    cape: colourOf('cape', null),
    tie: colourOf('tie', '#d8424f'),
    boots: colourOf('boots', '#8a5a36'),
    gloves: colourOf('gloves', '#f4f6fa'),
  };
}

function figureBody(world: World, scenery: Scenery, actor: Actor, head: Sprite): Body {
  const isBust = actor.traits.build === 'bust';
  const costumes = isBust ? [] : costumesFor(world, scenery, actor);
  const light = (colour: Colour) => times(colour, mix(world.light.ambient, WHITE, 0.45));
  const tint = (colour: Colour) =>
    actor.subject.colour === null ? colour : mix(colour, hex(actor.subject.colour), 0.62);
  const sampled = colourAt(head, 0.5, isBust ? 0.95 : 0.8);
  const own = coatOf(actor.subject.thing) ??
    uprightCoat(actor.subject.thing) ?? {
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
      belly: light(actor.subject.states.includes('patched') ? WHITE : coat.belly),
      tail: coat.tail,
      tip: light(coat.tip),
    },
    height: actor.height,
    costumes,
    isDressed: isDressed(actor.subject.thing) && !costumes.includes('spacesuit'),
    isBust,
    profile: actor.traits.facing,
    garment: costumes.includes('spacesuit') ? null : garmentOf(actor.subject, light),
    hat: hatOf(actor.subject),
    accent: light(world.light.accent),
    cloths: clothsOf(actor.subject, light),
    feeling: FEELINGS.find((one) => actor.subject.states.includes(one)) ?? null,
  };
  return {
    width: actor.height * 0.5,
    height: actor.height,
    draw: (brush, pose) => drawFigure(brush, world, figure, pose, actor.facing),
  };
}

/** An animal that is asleep: rolled up, with closed eyes. */
function sleepingBody(world: World, actor: Actor, head: string): Body | null {
  const own = coatOf(head);
  if (own === null) return null;
  const light = (colour: Colour) => times(colour, mix(world.light.ambient, WHITE, 0.45));
  const black = actor.subject.thing === 'black-cat' ? hex('#3c3a48') : null;
  const given = actor.subject.colour === null ? black : hex(actor.subject.colour);
  const tint = (colour: Colour) => light(given === null ? colour : mix(colour, given, 0.9));
  const belly = light(given === null ? own.belly : mix(own.belly, given, 0.4));
  const coat = { ...own, fur: tint(own.fur), belly, tip: tint(own.tip) };
  const { height } = actor;
  return {
    width: height * CURLED_RATIO,
    height,
    draw(brush, _pose, seconds) {
      if (actor.facing === 1) brush.scale(-1, 1);
      drawCurled(brush, { height, head, coat, breath: Math.sin(seconds * 1.6) });
    },
  };
}

/** A drawing as tall as the actor, with its moving parts. */
function drawnBody(
  world: World,
  actor: Actor,
  drawn: { readonly thing: Thing; readonly sprite: Sprite; readonly states: readonly State[] },
): Body {
  const { height, facing, subject } = actor;
  const { thing, sprite, states } = drawn;
  const width = height * thing.ratio;
  const box = { x: -width / 2, y: -height, width, height };
  const { colour } = subject;
  const look = { colour, states, isDark: world.light.isDark };
  const tone = toneOf(world);
  const isMirrored = thing.facing !== 0 && thing.facing !== facing;
  return {
    width,
    height,
    draw(brush, _pose, seconds) {
      brush.scale(isMirrored ? -1 : 1, 1);
      brush.drawImage(sprite.bitmap, box.x, box.y, width, height);
      drawLive(brush, thing, box, { seconds, tone, look });
    },
  };
}

function puppetBody(actor: Actor, sprite: Sprite): Body {
  const puppet: Puppet = {
    sprite: withoutWater(levelled(sprite, actor.traits.levelDegrees), actor.traits.waterShare),
    traits: actor.traits,
    height: actor.height,
  };
  const { width, height } = extentOf(puppet);
  const isActive = actor.gait !== 'idle' && actor.gait !== 'sit' && actor.gait !== 'sleep';
  return {
    width,
    height,
    draw(brush, _pose, seconds) {
      drawPuppet(brush, puppet, { seconds, facing: actor.facing, isActive });
    },
  };
}

async function plainBody(world: World, scenery: Scenery, actor: Actor): Promise<Body | null> {
  const { subject, traits, height } = actor;
  if (isDrawnPerson(subject.thing)) return personBody(world, scenery, actor);
  const beast = await beastBody(world, actor);
  if (beast !== null) return beast;
  const isAsleep = actor.gait === 'sleep' || subject.states.includes('asleep');
  const sleeper = isAsleep ? sleeperOf(subject.thing) : null;
  const asleep = sleeper === null ? null : sleepingBody(world, actor, sleeper);
  if (asleep !== null) return asleep;
  const thing = thingOf(subject.thing);
  const isDrawn = thing !== null && thing.drawing !== null && traits.build === 'whole';
  const wanted = height * DETAIL * (isDrawn ? 1 : traits.build === 'whole' ? 1.25 : 0.72);
  const pixels = Math.min(wanted, Math.max(world.size.width, world.size.height) * PIXELS_MAX);
  const colour = subject.colour ?? (subject.thing === 'black-cat' ? '#2e2d36' : null);
  const states: readonly State[] = isAsleep ? [...subject.states, 'asleep'] : subject.states;
  // What is in the sky has its own light.
  const light = traits.medium === 'celestial' ? { ...world.light, ambient: WHITE } : world.light;
  const side = isDrawn ? thing.facing : traits.facing;
  const sprite = loadSprite(subject.thing, pixels, {
    light,
    colour,
    twoColours: subject.twoColours,
    states,
    text: world.description.sign ?? null,
    lettering: world.description.lettering,
    isMirrored: side !== 0 && side !== actor.facing,
  });
  if (sprite === null) return null;
  if (isAsleep) shutEyes(subject.thing, sprite);
  if (isDrawn) return drawnBody(world, actor, { thing, sprite, states });
  return traits.build === 'whole'
    ? puppetBody(actor, sprite)
    : figureBody(world, scenery, actor, sprite);
}

export async function createBody(
  world: World,
  scenery: Scenery,
  actor: Actor,
): Promise<Body | null> {
  const body = await plainBody(world, scenery, actor);
  const { subject, traits } = actor;
  if (body !== null && subject.states.includes('faced')) return withFaceAndLimbs(actor, body);
  if (body === null || !subject.states.includes('winged') || isDrawnPerson(subject.thing))
    return body;
  return withWings(world, actor, body, beastOf(subject.thing) !== null || traits.build === 'whole');
}
