import type { Relation, Subject } from '../../parse-prompt/scene-description.ts';
import { thingOf } from '../../things/things.ts';
import type { Cast } from '../cast/cast.ts';
import { juggled, led, rally, roped } from '../ensembles/games.ts';
import { milking } from '../ensembles/milking.ts';
import type { Attachment, Mode } from '../ensembles/modes.ts';
import {
  comingTogether,
  deedOfPair,
  facingPair,
  handInHand,
  huddled,
  linked,
} from '../ensembles/pairs.ts';
import { played } from '../ensembles/playthings.ts';
import { facingOnTop } from '../ensembles/stand-together.ts';
import { before } from '../ensembles/tables.ts';
import { onSeesaw, tugged } from '../ensembles/team-games.ts';
import { inRow, type Placing } from '../group.ts';
import type { Piece } from '../piece.ts';
import { isFromCeiling } from '../pieces/from-ceiling.ts';
import { against } from './against.ts';
import { aroundIt } from './around-it.ts';
import { atBowls } from './at-bowls.ts';
import { attachmentsOf } from './attachments.ts';
import { meetingPair } from './beast-pairs.ts';
import { borne } from './borne.ts';
import { breathed } from './breathed.ts';
import { inside } from './carry.ts';
import { climbing } from './climbing.ts';
import { outOf } from './comings-out.ts';
import * as goings from './goings.ts';
import { eaten, flown, held, shareOut } from './hold.ts';
import { hooked, hung, over, swarming } from './hovering.ts';
import { angled, becoming, caught } from './hunting.ts';
import { inFrontOf } from './in-front-of.ts';
import { kicked } from './kicked.ts';
import { lecture } from './lecture.ts';
import { isSetDown, setDown } from './luggage.ts';
import * as neighbours from './neighbours.ts';
import { onHead, onIt } from './perched.ts';
import { ridden } from './ridden.ts';
import { tangled } from './tangled.ts';
import { fromTunnel } from './tunnel.ts';
import { under } from './under.ts';
import { tilted, watering } from './watering.ts';

const PLACINGS: Readonly<Record<Exclude<Mode, 'shared'>, Placing>> = {
  on: onIt,
  in: inside,
  ridden,
  held: (group) => (isSetDown(group) ? setDown(group) : held(group)),
  eaten,
  worn: onHead,
  flown,
  hung,
  borne,
  under,
  over,
  behind: neighbours.behind,
  'in-front-of': inFrontOf,
  beside: neighbours.beside,
  close: neighbours.close,
  left: neighbours.toTheLeft,
  right: neighbours.toTheRight,
  between: neighbours.between,
  around: aroundIt,
  against,
  at: atBowls,
  watering,
  ahead: goings.ahead,
  goal: neighbours.goal,
  after: goings.after,
  pushing: goings.pushing,
  pulling: goings.pulling,
  kicked,
  thrown: goings.thrown,
  through: goings.through,
  into: goings.into,
  'out-of': outOf,
  towards: goings.towards,
  climbing,
  played,
  before,
  caught,
  angled,
  hooked,
  swarming,
  tunnel: fromTunnel,
  becoming,
  lecture,
  rally,
  juggled,
  led,
  roped,
  linked,
  seesaw: onSeesaw,
  tugged,
  milking,
  tangled,
  breathed,
};

/** What carries comes before what is beside it, and that before what is shared by both. */
const ORDER: Readonly<Partial<Record<Mode, number>>> = {
  on: 0,
  in: 0,
  ridden: 0,
  kicked: 0,
  thrown: 0,
  behind: 3,
  goal: 3,
  around: 2,
  shared: 4,
  rally: 5,
  tugged: 5,
};

const orderOf = (mode: Mode) => ORDER[mode] ?? 1;

/** Those who go somewhere together all go the same way. */
const ONWARDS: ReadonlySet<Relation['kind']> = new Set(['across', 'along', 'through', 'cross']);

const mediumAt = (subject: Subject | undefined) => thingOf(subject?.thing ?? '')?.medium;
const isInSky = (subject: Subject | undefined): boolean =>
  mediumAt(subject) === 'celestial' || /^(?:comet|shooting-star|star)$/.test(subject?.thing ?? '');
const isBuilt = (subject: Subject | undefined): boolean => mediumAt(subject) === 'scenery';

/** A huge moon is in the sky, also for who howls at it, unless it is right behind somebody; two moons are where the sky is free. */
const isNear =
  ({ subjects, relations }: Cast) =>
  ({ from, kind, to }: Relation): boolean => {
    if (kind === 'in-front-of' || (kind === 'behind' && isInSky(subjects[from]))) return true;
    if (kind === 'at' && isInSky(subjects[from]) && isBuilt(subjects[to ?? -1])) return false;
    const hung = subjects[from];
    if (hung !== undefined && isFromCeiling(hung, from, relations)) return false;
    const isHuge = (at: number | null) => {
      const { thing = '', size, count = 1 } = subjects[at ?? -1] ?? {};
      return (
        thingOf(thing)?.medium === 'celestial' && (size === 'giant' || size === 'big' || count > 1)
      );
    };
    return !isHuge(from) && !isHuge(to);
  };

export interface BuiltGroup {
  readonly root: number;
  readonly pieces: readonly Piece[];
}

/** Subjects that are placed by one another are a group; others are groups of their own. */
export function buildGroups(
  cast: Cast,
  pieces: readonly Piece[],
  view: { readonly forward: -1 | 1; readonly isTall: boolean; readonly isPlain: boolean },
): readonly BuiltGroup[] {
  const attachments = attachmentsOf(cast.subjects, cast.relations.filter(isNear(cast)));
  const attached = new Set(attachments.map(({ child }) => child));
  const roots = cast.subjects.map((_, at) => at).filter((at) => !attached.has(at));
  const pairs = new Set(cast.relations.filter(isHandInHand).map(({ from }) => from));
  return roots.map((root) => {
    const own = pieces.filter(({ index }) => index === root);
    const isSelfie = own.some(({ gait }) => gait === 'selfie');
    const gap = pairs.has(root) ? -0.05 : isSelfie ? -0.24 : 0.12;
    const inLine = inRow(own, gap, view.isTall, view.isPlain);
    const deeds = cast.relations.filter(({ from }) => from === root).map(({ kind }) => kind);
    const isTrain = inLine.length > 1 && deeds.some((kind) => ONWARDS.has(kind));
    const outwards = (piece: Piece): Piece => {
      if (isSelfie) return { ...piece, facing: -1 };
      return isTrain && piece.facing === 0 ? { ...piece, facing: view.forward } : piece;
    };
    const row =
      pairs.has(root) && own.length === 2
        ? handInHand(inLine, view.forward)
        : meetingPair(
            facingPair(comingTogether(huddled(inLine).map(outwards)), deedOfPair(inLine, deeds)),
          );
    return {
      root,
      pieces: nearestFirst(
        withKids(root, row, { attachments, relations: cast.relations, pieces, pairs, ...view }),
        cast.relations,
      ),
    };
  });
}

/** Whether somebody has it before them or in their hands. */
const isUsed = (thing: number, who: number | null, relations: readonly Relation[]): boolean =>
  relations.some(({ from, kind, to }) => from === who && to === thing && USES.has(kind));
const USES: ReadonlySet<Relation['kind']> = new Set(['play', 'cook', 'hold', 'eat', 'read']);

/** All who are in front of something are, also those of the second row. */
function nearestFirst(pieces: readonly Piece[], relations: readonly Relation[]): readonly Piece[] {
  return relations.reduce((placed, { from, kind, to }) => {
    const before = placed.filter(({ index }) => index === from);
    if (kind !== 'in-front-of' || before.length === 0) return placed;
    const others = placed.filter(({ index }) => index === to || isUsed(index, to, relations));
    const nearest = Math.max(...others.map(({ depth }) => depth));
    const by = nearest - Math.min(...before.map(({ depth }) => depth)) + 0.004;
    if (others.length === 0 || by <= 0) return placed;
    return placed.map((piece) =>
      piece.index === from ? { ...piece, depth: piece.depth + by } : piece,
    );
  }, pieces);
}

const isHandInHand = ({ kind }: { readonly kind: string }) => kind === 'hand-in-hand';

interface Tree {
  readonly attachments: readonly Attachment[];
  readonly relations: readonly Relation[];
  readonly pieces: readonly Piece[];
  /** Those who go hand in hand. */
  readonly pairs: ReadonlySet<number>;
  readonly forward: -1 | 1;
  readonly isTall: boolean;
}

/** The group with everything that is attached to one of its subjects, and to those in turn. */
function withKids(subject: number, group: readonly Piece[], tree: Tree): readonly Piece[] {
  const kids = tree.attachments
    .filter(({ parent }) => parent === subject)
    .sort((first, second) => orderOf(first.mode) - orderOf(second.mode));
  // What is beside those who are around something does not come between them and it.
  if (kids.some(({ mode }) => mode === 'around'))
    kids.sort(
      (first, second) => Number(first.mode === 'beside') - Number(second.mode === 'beside'),
    );
  let placed = group;
  for (const { child, mode } of kids) {
    const own = tree.pieces.filter(({ index }) => index === child);
    const set = turned(placeOne(placed, { subject, own, mode }, tree), child, tree);
    placed = withKids(child, mode === 'on' ? facingOnTop(set, child, tree.relations) : set, tree);
  }
  return tiltedCans(placed);
}

/** Two who dance under a lamp turn to each other as those do who dance anywhere. */
function turned(placed: readonly Piece[], child: number, tree: Tree): readonly Piece[] {
  const own = placed.filter(({ index }) => index === child);
  const isLinked = tree.pairs.has(child) && own.length === 2;
  const deeds = tree.relations.flatMap(({ from, kind, to }) =>
    from === child && to === null ? [kind] : [],
  );
  const pair = isLinked
    ? handInHand(own, tree.forward)
    : facingPair(comingTogether(own), deedOfPair(own, deeds));
  return placed.map((piece) => pair[own.indexOf(piece)] ?? piece);
}

function placeOne(
  placed: readonly Piece[],
  { subject, own, mode }: { subject: number; own: readonly Piece[]; mode: Mode },
  { forward, isTall }: Tree,
): readonly Piece[] {
  const parents = placed.filter(({ index }) => index === subject);
  if (parents.length === 0 || own.length === 0) return [...placed, ...own];
  if (mode === 'shared') {
    const all = placed.filter(({ isBackdrop }) => !isBackdrop);
    return [...placed, ...own.map((kid) => shareOut(all, kid))];
  }
  const towards = parents[0]?.facing || forward;
  return PLACINGS[mode]({ placed, parents, kids: own, forward: towards, isTall });
}

/** A can is poured from when its holder has somebody to water. */
function tiltedCans(placed: readonly Piece[]): readonly Piece[] {
  return placed.map((piece) => {
    if (piece.thing.name !== 'watering-can' || piece.tilt !== 0) return piece;
    const holder = placed.find(
      ({ thing, grasp }) => thing.name === piece.carrier && grasp === 'low',
    );
    return holder === undefined ? piece : tilted(piece, holder);
  });
}
