import { CURLED_HEIGHT, CURLED_RATIO, sleeperOf } from '../../draw/actors/curled.ts';
import type { Traits } from '../../icons/traits.ts';
import { isPerson } from '../../parse-prompt/kinds-of-things.ts';
import type { SceneDescription, Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Scenery } from '../../scene/scenery.ts';
import { beastOf } from '../../things/beasts/beasts.ts';
import { BLOSSOM, FLOWER } from '../../things/plants/flower-names.ts';
import type { Thing } from '../../things/thing.ts';
import { thingOf } from '../../things/things.ts';
import { actOf } from '../cast/acts.ts';
import type { Cast } from '../cast/cast.ts';
import { memberOf } from '../cast/members.ts';
import { hasArms } from '../ensembles/games.ts';
import type { Piece } from '../piece.ts';
import { isOnFoot, surfaceFor } from '../stand-on.ts';
import { isFromCeiling } from './from-ceiling.ts';
import { sideOf } from './headings.ts';
import { asItLies, isOutstretched } from './lying.ts';
import { drawnRatio, relativeHeight } from './measure.ts';
import { onTheSand } from './on-the-sand.ts';
import { storiesOf } from './own-stories.ts';
import { IN_SNOW, isPounce, POUNCE } from './pounces.ts';
import { gaitOf, isCrawling, supportOf } from './standing.ts';

/** Several of these get a different colour each. */
const MULTICOLOURED =
  /^(?:juggling-ball|tropical-fish|fish|butterfly|balloon|tulip|bird|jellyfish|kite|automobile|hot-air-balloon)$/;
const COLOURS = [null, '#e5289e', '#12b7a0', '#8a3ffc', '#ff5a5f'] as const;
/** None of them grows in blue. */
const TULIPS = ['#e5394b', '#f7b32b', '#ff8fb1', '#f8f1ea', '#a24bc0'] as const;

function tintOf({ thing, states }: Subject, copy: number): string | null {
  const isTold = states.includes('colourful') && !isPerson(thing);
  if (!isTold && !MULTICOLOURED.test(thing)) return null;
  const tints = thing === 'tulip' ? TULIPS : COLOURS;
  return tints[copy % tints.length] ?? null;
}

/** Several things below this height are a swarm. */
const SWARM_METRES = 0.1;
/** More instances than this are a crowd that nobody counts. */
const COUNT_MAX = 12;

/** "Steam rising from woks, a woman buys mangoes": several small things by themselves are a part of the place. */
function isDressing({ subjects, relations }: Cast, at: number): boolean {
  const { count = 1, thing = '' } = subjects[at] ?? {};
  const { medium, metres } = thingOf(thing) ?? { medium: 'object', metres: 1 };
  const isMet = relations.some(({ from, to }) => to !== null && (from === at || to === at));
  return count > 1 && medium === 'object' && metres < SMALL_METRES && !isMet;
}

/** The subject that the picture is about. */
export function focusOf(cast: Cast, { ad }: SceneDescription): number {
  const product = ad?.product ?? null;
  const at = product === null ? -1 : cast.origins.indexOf(product);
  if (at !== -1) return at;
  const isMain = ({ thing, count }: Subject) => {
    const { medium, metres } = thingOf(thing) ?? { medium: 'object', metres: 1 };
    // A swarm is about what it swarms around.
    return medium !== 'celestial' && !(count > 2 && metres < SWARM_METRES);
  };
  const first = cast.subjects.findIndex(isMain);
  const somebody = cast.subjects.findIndex(
    ({ thing, position }) => isDrawnPerson(thing) && position !== 'far',
  );
  const isBehind = isDressing(cast, first) || (ad === null && isBuilt(cast.subjects[first]));
  return isBehind && first !== -1 && somebody !== -1 ? somebody : Math.max(0, first);
}

/** A house or a tree, behind those who do something before it. */
function isBuilt(subject: Subject | undefined): boolean {
  if (subject === undefined || subject.size === 'giant' || subject.size === 'big') return false;
  const { medium, metres } = thingOf(subject.thing) ?? { medium: 'object', metres: 1 };
  return medium === 'scenery' && metres > BUILT_METRES;
}

/** What lies beside a product in an ad. */
const GARNISH = new RegExp(
  `^(?:ice|lemon|tangerine|apple|red-apple|green-apple|strawberry|cherries|grapes|blueberries|peach|mango|pineapple|watermelon|kiwi-fruit|coconut|banana|tomato|herb|seedling|leaf|four-leaf-clover|maple-leaf|fallen-leaf|rose|tulip|${BLOSSOM}|cherry-blossom|hibiscus|rock|spiral-shell|red-heart|coin|chestnut|beans|foam|carrot|wrench|toolbox|package|camping-lantern)$`,
  'u',
);
const GARNISH_MAX = 0.36;
const SMALL_METRES = 0.45;
const BUILT_METRES = 2.5;

/** Beside what is sold, small things stay small and people no giants. */
function asideHeight(natural: number, thing: Thing, main: Thing | null): number {
  if (main === null || thing.medium === 'celestial') return natural;
  if (GARNISH.test(thing.name) && !GARNISH.test(main.name))
    return Math.min(natural, Math.max(0.16, GARNISH_MAX / Math.max(1, thing.ratio * 0.8)));
  if (main.metres >= SMALL_METRES) return natural;
  // A flat product is not high, but wide.
  const most = 1.1 * Math.max(1, main.ratio * 0.85);
  const isThing = thing.medium === 'object' && thing.anchors.mouth === undefined;
  const least = isThing ? 0.55 / Math.max(1, thing.ratio * 0.8) : 0;
  return Math.min(most, Math.max(least, natural));
}

const GROWN = new RegExp(
  `${FLOWER}|seedling|planted-sapling|carrot|plant|potato|herb|strawberry|tomato|pepper|corn|cabbage|lettuce|eggplant|tree`,
);

/** What the hands say of a feeling. */
function gestureOf({ states, look }: Subject): Piece['grasp'] {
  if (look?.job === 'model') return 'hips';
  if (states.includes('cold')) return 'cold';
  if (states.includes('angry')) return 'hips';
  return states.includes('surprised') ? 'cheeks' : null;
}

/** Postures that are longer than high. */
const PRONE = /^(?:press-up|plank|sit-up|wheel)$/;
const ratioOf = ({ posture }: Pick<Piece, 'posture'>, thing: Thing, traits: Traits) =>
  PRONE.test(posture ?? '') ? 1 : drawnRatio(thing, traits);

/** One bends down to a dog or a duck, unless one sits already. */
function isLow({ states, motions }: Subject, animal: Subject): boolean {
  const isDown = [...states, ...motions].some((one) => /^(?:sit|sitting|lying|kneel)$/.test(one));
  return !isDown && animal.count === 1 && (thingOf(animal.thing)?.metres ?? 9) < 0.75;
}

/** How somebody is held who does this: by the act, or by what is pointed at or planted. */
function ownPose(
  subject: Subject,
  at: number,
  { relations, subjects }: SceneDescription,
): Pick<Piece, 'posture' | 'grasp'> {
  const act = actOf(subject);
  const own = relations.filter(({ from }) => from === at);
  const isPlanting = own.some(
    ({ kind, to }) => kind === 'plant' && GROWN.test(subjects[to ?? -1]?.thing ?? ''),
  );
  const isAtBoard = own.some(({ to }) => subjects[to ?? -1]?.thing === 'blackboard');
  if (isAtBoard && subject.motions.includes('write')) return { posture: null, grasp: 'point' };
  if (own.some(({ kind }) => kind === 'point-at'))
    return { posture: act?.posture ?? null, grasp: 'point' };
  const animal = subjects[own.find(({ kind }) => kind === 'feed')?.to ?? -1];
  const isFondled = animal !== undefined && !isDrawnPerson(animal.thing);
  const isClose = subject.motions.some((one) => one === 'fodder' || one === 'kurry');
  if (isFondled && (act === null || isClose))
    return { posture: isLow(subject, animal) ? 'crouch' : null, grasp: 'pet' };
  if (isPlanting && act === null) return { posture: 'kneel', grasp: 'type' };
  const isHugging = relations.some(
    ({ from, kind, to }) => kind === 'hug' && to !== null && (from === at || to === at),
  );
  const arms = subject.motions.includes('dance') ? 'partner' : 'hug';
  const isGiving =
    own.some(({ kind }) => kind === 'hold') &&
    own.some(({ kind, to }) => kind === 'at' && isDrawnPerson(subjects[to ?? -1]?.thing ?? ''));
  // Who is given something holds out the hands for it.
  const isGiven =
    own.length === 0 &&
    relations.some(
      ({ from, kind, to }) =>
        kind === 'at' &&
        to === at &&
        isDrawnPerson(subjects[from]?.thing ?? '') &&
        relations.some((one) => one.from === from && one.kind === 'hold') &&
        subjects[from]?.motions.length === 0,
    );
  const isFree = own.length === 0 && subject.motions.length === 0;
  return {
    posture: act?.posture ?? null,
    grasp:
      act?.hands ??
      (isHugging ? arms : isGiving || isGiven ? 'offer' : isFree ? gestureOf(subject) : null),
  };
}

/** Of somebody who swims, what is below the water. */
const SWUM = 0.2;

/** Who swims in open water has the legs in it. */
function sunkOf(
  { name, anchors }: Thing,
  { medium }: Traits,
  { isInWater, isStroking }: Readonly<Record<'isInWater' | 'isStroking', boolean>>,
): Pick<Piece, 'sunk'> {
  if (isStroking) return { sunk: SWUM };
  if (!isInWater || medium !== 'land' || isDrawnPerson(name) || anchors.mouth === undefined)
    return {};
  // An otter lies on its back.
  return { sunk: beastOf(name) !== null ? 0.46 : name === 'otter' ? 0.12 : 0.36 };
}

/** Who drinks stands at the edge of the water. */
const wadedOf = ({ states }: Subject): number => (states.includes('drinking') ? 0.06 : 0.17);

/** What carries it when nothing else does; who swings hangs. */
function ownSupport(subject: Subject, traits: Traits, at: Parameters<typeof supportOf>[2]) {
  return at.gait === 'swing' && hasArms(subject.thing) ? 'mount' : supportOf(subject, traits, at);
}

/** The icon of a rocket lies aslant. */
const launchTilt = ({ name, drawing }: Thing): number =>
  name === 'rocket' && drawing === null ? -Math.PI / 4 : 0;

/** Two who shoot look at one another. */
const isFacingOther = ({ states, count }: Subject): boolean =>
  (states.includes('firing') || states.includes('facing')) && count === 2;

/** Whoever stands at a window and does nothing else looks out of it. */
const looksOut = ({ states, motions }: Subject, { setting }: SceneDescription): boolean =>
  setting === 'window-seat' && states.includes('standing') && motions.length === 0;

/** "Walks into the forest", "walks away from us". */
const isLeaving = (at: number, { relations, subjects }: Cast): boolean =>
  subjects[at]?.heading === 'away' ||
  relations.some(({ from, kind, to }) => from === at && to === null && kind === 'into');

/** What the others are compared with. */
function sizedAs(cast: Cast, focus: number) {
  const subject = cast.subjects[focus];
  const shown = subject === undefined ? null : asItLies(subject, focus, cast);
  return subject === undefined || shown === null ? null : { subject, thing: shown.thing };
}

/** One piece for each instance of each subject, not placed yet. */
export function createPieces(
  cast: Cast,
  scenery: Scenery,
  {
    focus,
    isScrolling,
    description,
  }: {
    readonly focus: number;
    readonly isScrolling: boolean;
    readonly description: SceneDescription;
  },
): readonly Piece[] {
  const centre = sizedAs(cast, focus);
  return cast.subjects.flatMap((subject, index) => {
    const shown = asItLies(subject, index, cast);
    if (shown === null) return [];
    const { thing: first, traits } = onTheSand(shown, index, cast, description);
    const isWading = subject.states.includes('wading');
    const isBathing = isWading || subject.motions.some((one) => one === 'swim' || one === 'float');
    const surface = surfaceFor(scenery, isOnFoot(subject) ? 'land' : traits.medium, isBathing);
    const isBreaching =
      surface === 'water' && traits.medium === 'water' && subject.motions.includes('jump');
    const isPouncing = isPounce(subject, index, cast, description);
    const isHung = isFromCeiling(subject, index, cast.relations);
    const isFlat = isOutstretched(subject, index, cast);
    const isStill = isBreaching || isHung || isPouncing || isFlat;
    const gait = isStill ? 'idle' : gaitOf(subject, traits, surface);
    const own = ownPose(subject, cast.origins[index] ?? index, description);
    const isStroking = surface === 'water' && isCrawling(subject);
    const isSeenFromBehind = looksOut(subject, description) || isLeaving(index, cast);
    return Array.from({ length: Math.min(COUNT_MAX, subject.count) }, (_, copy): Piece => {
      const member = memberOf(subject, copy);
      const thing = (member.thing === subject.thing ? null : thingOf(member.thing)) ?? first;
      const natural = relativeHeight({ subject: member, thing }, centre);
      const isCurled = gait === 'sleep' && sleeperOf(member.thing) !== null;
      const height =
        (description.ad !== null && index !== focus
          ? asideHeight(natural, thing, centre?.thing ?? null)
          : natural) * (isCurled ? CURLED_HEIGHT : 1);
      return {
        index,
        copy,
        subject: { ...member, colour: subject.colour ?? tintOf(subject, copy) },
        thing,
        traits,
        x: 0,
        y: 0,
        width: height * (isCurled ? CURLED_RATIO : isFlat ? 1 : ratioOf(own, thing, traits)),
        height,
        depth: 0,
        facing:
          gait === 'launch' ? 1 : isFacingOther(subject) ? (copy === 0 ? 1 : -1) : sideOf(subject),
        gait,
        support: isHung ? 'none' : ownSupport(subject, traits, { gait, surface }),
        carrier: null,
        isSitting: gait === 'sit',
        isSeated: false,
        posture: isStroking ? 'swim' : own.posture,
        // Who goes away or looks out of a window is seen from behind.
        isAway: isSeenFromBehind && isDrawnPerson(member.thing),
        grasp: isStroking ? 'stroke' : own.grasp,
        holder: null,
        tilt: isHung ? Math.PI : gait === 'launch' ? launchTilt(thing) : 0,
        stories: [
          ...(isPouncing ? [POUNCE] : storiesOf(subject, index, cast, isScrolling)),
          ...(isBreaching ? [{ kind: 'breach' } as const] : []),
        ],
        clip: isPouncing ? IN_SNOW : null,
        isBackdrop: false,
        ...(isWading && surface === 'water'
          ? { sunk: wadedOf(subject) }
          : sunkOf(thing, traits, { isInWater: isBathing && surface === 'water', isStroking })),
      };
    });
  });
}
