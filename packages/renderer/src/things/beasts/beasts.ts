import { BLACK, brightness, hex, mix } from '../../draw/colour.ts';
import type { State } from '../../parse-prompt/description/states.ts';
import { drawn, type Thing } from '../thing.ts';
import type { Skeleton } from './bones.ts';
import { drawBeast } from './draw-beast.ts';
import type { Coat } from './draw-head.ts';
import { POSTURES, type Posture, skeletonOf } from './skeleton.ts';
import { SPECIES } from './species.ts';
import type { Species } from './species-traits.ts';

/** An animal from the side in one posture. */
export interface Beast {
  readonly species: Species;
  readonly posture: Posture;
  readonly frame: Frame;
}

/** What it takes around the point on the ground below its hips. */
interface Frame {
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const nameOf = ({ icon }: Species, posture: Posture) => `${icon}-${posture}`;

/** What it takes when it lies on its back, with its feet up. */
function onBack({ build }: Species, back: number): Frame {
  const { depth, length, head, neck, muzzle } = build;
  const left = -depth * 0.62;
  const right = length + Math.max(neck[0], head) * 1.1 + head * (1 + muzzle * 0.9);
  return { left, width: right - left, height: -back };
}

function frameOf(species: Species, posture: Posture): Frame {
  const { build, tail, ears, has } = species;
  const bones = skeletonOf(build, posture, 'stand', 0);
  const { head, hip, legs } = bones;
  const crown = has.includes('antlers')
    ? 3
    : has.includes('horn')
      ? 2.6
      : ears === 'long'
        ? 2.9
        : ears === 'tufted'
          ? 2.05
          : ears === 'pointed'
            ? 1.75
            : 1.4;
  if (bones.back !== null) return onBack(species, bones.back);
  const isUp = posture === 'howling';
  const reach =
    build.head *
    (1 + build.muzzle) *
    (isUp ? 0.75 : posture === 'bowed' ? (has.includes('antlers') ? 1.6 : 0.8) : 1.04);
  const behind =
    tail === 'plume'
      ? build.depth * 1.1
      : tail === 'bushy'
        ? 30
        : tail === 'long'
          ? 26
          : tail === 'thin'
            ? 24
            : tail === 'tuft' || tail === 'hair'
              ? 17
              : 3;
  const left = Math.min(hip.x - build.depth * 0.5 - behind + 4, head.x - build.head * 1.4);
  const feet = Math.max(...legs.map(({ foot }) => foot.x)) + build.thick;
  const right = Math.max(head.x + reach, feet, bones.shoulder.x + build.depth * 0.56);
  const tall = isUp
    ? -head.y + build.head * (1.2 + build.muzzle * 0.8)
    : -head.y + build.head * crown;
  const rump =
    -hip.y +
    build.depth *
      (tail === 'plume' ? 1.36 : has.includes('hump') && posture !== 'stretching' ? 1 : 0.5) +
    (tail === 'bushy' || tail === 'long' ? 8 : 0);
  return { left, width: right - left, height: Math.max(tall, rump, build.legs * 0.6) };
}

const code = (colour: readonly number[]) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Its own colours, or those that the prompt gives it. */
function coatFor({ fur, belly, mark, pattern }: Species, colour: string | null): Coat {
  if (colour === null) return { fur, belly, mark };
  const tinted = (own: string, share: number) => code(mix(hex(own), hex(colour), share));
  // Stripes that are no darker than orange are a shade of the fur: a grey cat has none of a red one.
  const isShade = pattern === 'stripes' && brightness(hex(mark)) > 0.4;
  return {
    fur: tinted(fur, isShade ? 0.92 : 0.78),
    belly: tinted(belly, isShade ? 0.5 : 0.3),
    mark: isShade ? code(mix(hex(colour), BLACK, 0.2)) : tinted(mark, 0.35),
  };
}

/** One of its kind that has white patches, horns or antlers. */
export function memberOf(species: Species, colour: string | null, states: readonly State[]) {
  const own = coatFor(species, colour);
  const white = '#fdfaf4';
  const isPatched = states.includes('patched');
  const crown = states.includes('antlered')
    ? 'antlers'
    : states.includes('horned')
      ? 'horns'
      : null;
  const member: Species = {
    ...species,
    ...(isPatched ? { pattern: 'patches', socks: white } : {}),
    ...(crown === null ? {} : { has: [...species.has, crown], hasFace: false }),
  };
  return { species: member, coat: isPatched ? { ...own, belly: white, mark: white } : own };
}

function mouthOf(species: Species, bones: Skeleton, { left, width, height }: Frame) {
  const reach = species.build.head * (1 + species.build.muzzle) * 0.9;
  const x = bones.head.x + Math.cos(bones.nod) * reach - left;
  const y = height + bones.head.y + Math.sin(bones.nod) * reach + species.build.head * 0.4;
  return { x: Math.min(1, x / width), y: Math.min(0.99, Math.max(0, y / height)) };
}

/** Between the ears. */
function crownOf({ build }: Species, { head }: Skeleton, { left, width, height }: Frame) {
  const y = height + head.y - build.head * 0.86;
  return { x: (head.x - left) / width, y: Math.max(0, y / height) };
}

function thingOfBeast({ species, posture, frame }: Beast): Thing {
  const bones = skeletonOf(species.build, posture, 'stand', 0);
  const tall = frameOf(species, 'standing').height;
  const middle = (bones.hip.x + bones.shoulder.x) / 2 - frame.left;
  const back = (bones.hip.y + bones.shoulder.y) / 2 - species.build.depth * 0.46;
  const top = { x: middle / frame.width, y: Math.max(0, 1 + back / frame.height) };
  return drawn(
    nameOf(species, posture),
    {
      ratio: frame.width / frame.height,
      metres: (species.metres * frame.height) / tall,
      medium: 'land',
      facing: 1,
      anchors: {
        top,
        seat: top,
        mouth: mouthOf(species, bones, frame),
        crown: crownOf(species, bones, frame),
        grip: { x: 0.5, y: 0.5 },
      },
    },
    (p, { colour, states }) => {
      const scale = 100 / frame.height;
      p.brush.scale(scale, scale);
      p.brush.translate(-frame.left, frame.height);
      const member = memberOf(species, colour, states);
      drawBeast(member.species, p, bones, {
        coat: member.coat,
        wag: 0,
        isOpen: posture === 'howling',
        isAsleep: false,
        isLicking: posture === 'grooming',
        isYoung: states.includes('young'),
        face: null,
      });
    },
  );
}

const ALL: readonly Beast[] = SPECIES.flatMap((species) =>
  POSTURES.map((posture) => ({ species, posture, frame: frameOf(species, posture) })),
);

export const BEASTS: readonly Thing[] = ALL.map(thingOfBeast);

const BY_NAME = new Map(ALL.map((beast) => [nameOf(beast.species, beast.posture), beast]));

/** The animal that a drawing shows; null for all other things. */
export function beastOf(name: string): Beast | null {
  return BY_NAME.get(name) ?? null;
}

/** The drawing of an animal in a posture; null for what has none. */
export function beastNamed(icon: string, posture: Posture): string | null {
  const name = `${icon}-${posture}`;
  return BY_NAME.has(name) ? name : null;
}
