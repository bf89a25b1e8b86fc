import type { Actor } from '../../scene/actor.ts';
import type { World } from '../../scene/world.ts';
import { type Beast, beastOf, memberOf } from '../../things/beasts/beasts.ts';
import type { Step } from '../../things/beasts/bones.ts';
import { drawBeast } from '../../things/beasts/draw-beast.ts';
import { type Posture, skeletonOf } from '../../things/beasts/skeleton.ts';
import { toneOf } from '../../things/paint-thing.ts';
import { type Pen, penOn } from '../../things/pen.ts';
import { loadSprite } from '../sprite.ts';
import type { Body } from './pose.ts';

/** Deeds in which an animal turns its head to another one. */
const ATTENTIVE: ReadonlySet<string> = new Set([
  'look-at',
  'chase',
  'follow',
  'catch',
  'eat',
  'drink',
  'feed',
  'hug',
  'into',
  'towards',
  'play',
  'carry',
  'over',
]);

function isAttentive({ description }: World, { index }: Actor): boolean {
  return description.relations.some(
    ({ from, to, kind }) => ATTENTIVE.has(kind) && to !== null && (from === index || to === index),
  );
}

function stepOf({ gait, support, subject }: Actor): Step {
  if (gait === 'run') return 'run';
  if (gait === 'walk' || gait === 'climb') return 'walk';
  const isInTheAir = support === 'none' || subject.motions.includes('jump');
  return gait === 'jump' || isInTheAir ? 'leap' : 'stand';
}

/** Its mouth is wide open. */
const OPEN = ['roaring', 'sleepy'] as const;
/** In all others one sees the head from the side. */
const WITH_FACE: ReadonlySet<Posture> = new Set<Posture>([
  'standing',
  'sitting',
  'lying',
  'begging',
]);

const isSleeping = ({ gait, subject }: Actor): boolean =>
  gait === 'sleep' || subject.states.includes('asleep');

/** The face of the icon in place of the head, when it looks at the viewer. */
async function faceOf(world: World, actor: Actor, { species, posture }: Beast) {
  const isCalm = WITH_FACE.has(posture) && stepOf(actor) !== 'run';
  const isRoaring = OPEN.some((state) => actor.subject.states.includes(state));
  const isGrown = species.icon !== 'lion' || !actor.subject.states.includes('young');
  if (
    isSleeping(actor) ||
    !isGrown ||
    !species.hasFace ||
    !isCalm ||
    isRoaring ||
    isAttentive(world, actor)
  )
    return null;
  const { colour } = actor.subject;
  const dark = species.icon === 'black-cat' ? '#2e2d36' : null;
  const icon = species.icon === 'black-cat' ? 'cat-face' : species.icon;
  const sprite = loadSprite(icon, actor.height * 0.6, {
    light: world.light,
    colour: colour ?? dark,
  });
  if (sprite === null) return null;
  return (p: Pen, radius: number) => {
    const wide = radius * 2.5;
    const tall = (wide * sprite.height) / sprite.width;
    p.brush.drawImage(sprite.bitmap, -wide / 2, radius * 1.08 - tall, wide, tall);
  };
}

/** An animal that is seen from the side; null for all others. */
export async function beastBody(world: World, actor: Actor): Promise<Body | null> {
  const beast = beastOf(actor.subject.thing);
  if (beast === null) return null;
  const { species, posture, frame } = beast;
  const { height, facing, subject } = actor;
  const scale = height / frame.height;
  const member = memberOf(species, subject.colour, subject.states);
  const face = await faceOf(world, actor, { ...beast, species: member.species });
  const tone = toneOf(world);
  const step = stepOf(actor);
  const isOpen = posture === 'howling' || subject.states.includes('roaring');
  const isAsleep = isSleeping(actor);
  const isYoung = subject.states.includes('young');
  const isYawning = subject.states.includes('sleepy') && posture !== 'bowed';
  return {
    width: frame.width * scale,
    height,
    draw(brush, _pose, seconds) {
      brush.scale(facing * scale, scale);
      brush.translate(-frame.left - frame.width / 2, 0);
      const bones = skeletonOf(species.build, posture, step, seconds);
      const wag = Math.sin(seconds * (step === 'run' ? 9 : 4));
      const isLicking = posture === 'grooming' && Math.sin(seconds * 6) > -0.4;
      // A yawn takes most of the time, so that it is seen at any moment.
      const isWide = isOpen || (isYawning && Math.sin(seconds * 1.5) > -0.6);
      drawBeast(member.species, penOn(brush, tone), bones, {
        coat: member.coat,
        wag,
        isOpen: isWide,
        isAsleep,
        isLicking,
        isYoung,
        face,
      });
    },
  };
}
