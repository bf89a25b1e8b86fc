import { sleeperOf } from '../../draw/actors/curled.ts';
import { TRADES } from '../../parse-prompt/description/trades.ts';
import type {
  Motion,
  Relation,
  RelationKind,
  SceneDescription,
  Subject,
} from '../../parse-prompt/scene-description.ts';
import { INDOORS } from '../../scene/indoors.ts';
import type { Scenery } from '../../scene/scenery.ts';
import { beastNamed } from '../../things/beasts/beasts.ts';
import type { Posture } from '../../things/beasts/skeleton.ts';
import { thingOf, traitsOfThing } from '../../things/things.ts';
import { isHeadLoad } from '../ensembles/head-loads.ts';
import { isPlaything } from '../ensembles/playthings.ts';

import { isOpenWater } from '../stand-on.ts';
import { isVessel } from '../vessel-rims.ts';
import { actOf } from './acts.ts';
import { onFoot } from './birds-on-foot.ts';
import { isLikePerson } from './like-people.ts';
import { STANDING_MIRROR } from './mirrors.ts';

/** What an animal needs hands for; it is shown upright. */
const WITH_HANDS: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'hold',
  'read',
  'play',
  'wear',
  'share',
  'cook',
  'paint',
  'pour',
  'water',
  'throw',
  'push',
  'build',
  'hand-in-hand',
  'drive',
  'ride',
  'point-at',
  'plant',
  'in',
  'hug',
  'kick',
]);
const UPRIGHT: ReadonlySet<Motion> = new Set<Motion>([
  'dance',
  'wave',
  'cheer',
  'work',
  'fly',
  'float',
  'swim',
  'spin',
  'slide',
  'drive',
  'fall',
  'launch',
  'rise',
  'talk',
]);
/** What animals do on four legs, though people do it with their hands. */
const WITH_NOSE: ReadonlySet<Motion> = new Set<Motion>(['nuzzle', 'fight']);
/** More who lie down before each other are a heap. */
const FEW = 3;
/** What people do with their bodies, and animals in another way. */
const OF_PEOPLE: readonly Motion[] = ['stretch', 'spin', 'kneel', 'nuzzle'];
/** Places in which animals are like people. */
const DRESSED: ReadonlySet<string> = new Set([
  'space',
  'moon',
  'mars',
  'alien-planet',
  'underwater',
  'sky',
  'stage',
  'festival',
  'club',
  'office',
  'classroom',
  'gym',
  'laboratory',
  'shop',
  ...TRADES.filter((trade) => trade !== 'pet-shop'),
]);
const HOOFED = /^(?:cow-face|ox|horse|unicorn|zebra|donkey|deer|moose|ewe|goat)$/;
/** They gallop also over clouds and through confetti. */
const STEEDS = /^(?:horse|unicorn|zebra|deer)$/;
const CATS = /cat/;
/** They take their food in their paws. */
const WATERFOWL = /^(?:duck|duckling|swan|goose|gosling|cygnet)$/;
const WITH_PAWS = /^(?:bear|panda|raccoon|rabbit-face|mouse-face|hamster|chipmunk)$/;
const SEATS = /chair|stool|throne|desk|piano|-table$|blanket/;

/** What only a face shows. */
const FELT = ['angry', 'sad', 'crying', 'surprised', 'worried'] as const;
/** Pictures of a face. */
const FRAMED = ['close-up', 'portrait'] as const;

interface Scene {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
}

/** In the ring of a circus too, they leap as animals do. */
const isThroughHoop = (at: number, { subjects, relations }: Scene): boolean =>
  relations.some(
    ({ from, kind, to }) =>
      from === at && kind === 'through' && /hoop$/.test(subjects[to ?? -1]?.thing ?? ''),
  );

/** How tall things are that fit between jaws, in metres. */
const IN_JAWS = 0.26;

/** Who runs off with something small has it between its teeth, in a shop too. */
const isThief = (at: number, { subjects, relations }: Scene): boolean =>
  subjects[at]?.motions.includes('run') === true &&
  relations.some(
    ({ from, kind, to }) =>
      from === at &&
      (kind === 'hold' || kind === 'carry') &&
      to !== null &&
      (thingOf(subjects[to]?.thing ?? '')?.metres ?? 1) <= IN_JAWS,
  );

const MOVING: readonly Motion[] = ['run', 'walk', 'jump', 'climb'];
const isGoing = ({ motions }: Subject): boolean => motions.some((one) => MOVING.includes(one));

function isUpright(
  at: number,
  { subjects, relations }: Scene,
  description: SceneDescription,
): boolean {
  const subject = subjects[at];
  if (subject === undefined) return true;
  const isSteed = STEEDS.test(subject.thing);
  if (isThroughHoop(at, { subjects, relations }) || isThief(at, { subjects, relations }))
    return false;
  if (DRESSED.has(description.setting) && !(isSteed && description.setting === 'sky')) return true;
  if (description.particles.includes('confetti') && !isSteed) return true;
  if (subject.motions.some((motion) => WITH_NOSE.has(motion))) return false;
  if (isLikePerson(at, { subjects, relations })) return true;
  if (anticOf(subject, false) !== null) return false;
  const isAloft = isSteed && subject.motions.includes('fly');
  if (!isAloft && subject.motions.some((motion) => UPRIGHT.has(motion))) return true;
  if (actOf(subject) !== null) return true;
  if (FELT.some((state) => subject.states.includes(state))) return true;
  if (FRAMED.some((style) => description.styles.includes(style))) return true;
  return relations.some(({ from, kind, to }) => {
    const other = to === null ? '' : (subjects[to]?.thing ?? '');
    if (from !== at) return to === at && ['hand-in-hand', 'hug', 'share'].includes(kind);
    if (to === null) return kind === 'hug' || kind === 'hand-in-hand';
    if (kind === 'out-of' && isVessel(other) && !isGoing(subject)) return true;
    if (other === 'hamster-wheel' || other === STANDING_MIRROR) return false;
    if (kind === 'wear' && isHeadLoad(other)) return false;
    if (kind === 'plant' && subject.motions.includes('dig')) return false;
    if (isPlaything(subject.thing, kind, other)) return false;
    if (kind === 'play' && traitsOfThing(other).medium !== 'object') return false;
    if (kind === 'eat' && WITH_PAWS.test(subject.thing)) return true;
    return (
      WITH_HANDS.has(kind) ||
      (['on', 'at', 'around'].includes(kind) && SEATS.test(other)) ||
      /wave$/.test(other)
    );
  });
}

/** What an animal does with its body that people do not; null for all others. */
function anticOf({ thing, states, motions, count }: Subject, isMet: boolean): Posture | null {
  const isHoofed = HOOFED.test(thing);
  if (states.includes('rolling')) return 'rolling';
  if (states.includes('scratching')) return isHoofed ? 'bowed' : 'scratching';
  if (states.includes('grooming') && !isMet) return isHoofed ? 'bowed' : 'grooming';
  if (states.includes('begging')) return 'begging';
  if (motions.includes('stretch')) return 'stretching';
  const isPlaying = states.includes('playing') && motions.length === 0 && count <= FEW;
  return isPlaying && !isHoofed ? 'stretching' : null;
}

function postureOf(
  { thing, states, motions }: Subject,
  deeds: readonly RelationKind[],
  isIndoors: boolean,
): Posture {
  const isHoofed = HOOFED.test(thing);
  if (states.includes('howling')) return isHoofed ? 'standing' : 'howling';
  if (motions.includes('dig')) return 'bowed';
  const isFeeding = states.includes('bowed') || states.includes('drinking');
  if (isFeeding || deeds.includes('drink') || deeds.includes('eat')) return 'bowed';
  if (states.includes('lying') || states.includes('asleep')) return 'lying';
  if (states.includes('sitting')) return isHoofed ? 'lying' : 'sitting';
  const isStill = motions.length === 0 && !states.includes('standing');
  const isAtRest =
    isStill &&
    deeds.every((kind) =>
      ['on', 'in', 'look-at', 'next-to', 'at', 'under', 'in-front-of', 'behind'].includes(kind),
    );
  return isAtRest && !isHoofed && (CATS.test(thing) || (isIndoors && thing === 'dog-face'))
    ? 'sitting'
    : 'standing';
}

/** Those who are drawn on four legs only lie down to sleep. */
const isOnFours = (thing: string): boolean =>
  sleeperOf(thing) === null && beastNamed(thing, 'lying') !== null;

/** Who wades is in the water to the knees, and sure of its feet. */
const isWading = ({ states }: Subject, { surface }: Scenery): boolean =>
  surface === 'water' && states.includes('wading');

const isInWater = ({ motions }: Subject, { surface }: Scenery): boolean =>
  surface === 'water' && motions.some((one) => one === 'swim' || one === 'float');

/**
 * Animals that do what animals do are seen from the side, on four legs. Icons that show a whole animal stay where it only
 * stands, and that of a horse where it gallops or carries somebody.
 */
export function asAnimals(
  scene: Scene,
  description: SceneDescription,
  { scenery, isTall }: { readonly scenery: Scenery; readonly isTall: boolean },
): Subject[] {
  const isAfloat = isOpenWater(scenery);
  const alive = scene.subjects.filter(({ thing }) => traitsOfThing(thing).medium === 'land');
  const heads = alive.reduce((sum, { count }) => sum + count, 0);
  const isIndoors = INDOORS.has(description.setting) || scenery.window !== null;
  return scene.subjects.map((subject, at) => {
    // Ducks that cross a pond swim.
    if (scenery.surface === 'water' && WATERFOWL.test(subject.thing))
      return { ...subject, motions: subject.motions.map((one) => (one === 'walk' ? 'swim' : one)) };
    const bird = description.setting === 'sky' ? null : onFoot(subject);
    if (bird !== null) return bird;
    const { thing, motions, states } = subject;
    const deeds = scene.relations.filter(({ from }) => from === at).map(({ kind }) => kind);
    const isCurled = states.includes('asleep') && !HOOFED.test(thing) && !isOnFours(thing);
    // Side by side they would be small in a picture that is higher than wide.
    const isCrowded = isTall && heads > 2 && motions.length === 0;
    // Who swims is seen from the side, half in the water.
    if (isInWater(subject, scenery)) {
      if (thing === 'otter' && !motions.includes('swim'))
        return { ...subject, thing: 'floating-otter' };
      const swimming = beastNamed(thing, 'standing');
      return swimming === null ? subject : { ...subject, thing: swimming };
    }
    const isAtSea =
      isAfloat &&
      !isWading(subject, scenery) &&
      !(STEEDS.test(thing) && description.setting === 'sky');
    if (isAtSea || isCurled || isCrowded || isUpright(at, scene, description)) return subject;
    const isPlaying = scene.relations.some(
      ({ from, kind, to }) =>
        from === at && isPlaything(thing, kind, scene.subjects[to ?? -1]?.thing ?? ''),
    );
    // Leaves that are eaten from a tree are above the head.
    const isReaching = scene.relations.some(
      ({ from, kind, to }) =>
        from === at && kind === 'eat' && /tree/.test(scene.subjects[to ?? -1]?.thing ?? ''),
    );
    if (isReaching) return subject;
    const isMet = subject.count > 1 || heads > 1;
    const antic = anticOf(subject, isMet);
    const posture =
      antic ?? (isPlaying && motions.length === 0 ? 'bowed' : postureOf(subject, deeds, isIndoors));
    const isRidden = scene.relations.some(
      ({ to, kind }) => to === at && (kind === 'ride' || kind === 'on'),
    );
    const isWhole = traitsOfThing(thing).build === 'whole' && thing !== 'black-cat';
    const isOnWay = isGoing(subject) || deeds.includes('chase');
    const isShownWell =
      isWhole &&
      (posture === 'standing' || posture === 'sitting') &&
      (isRidden || (thing === 'horse' ? !subject.states.includes('standing') : !isOnWay));
    const name = isShownWell ? null : beastNamed(thing, posture);
    if (name === null) return subject;
    const moving = antic === null ? motions : motions.filter((one) => !OF_PEOPLE.includes(one));
    return { ...subject, thing: name, motions: moving };
  });
}
