import type { Relation, SceneDescription } from '../../parse-prompt/scene-description.ts';
import { add, type Draft } from '../draft.ts';
import { type Placing, replaced } from '../group.ts';
import { isFigure, type Piece, scaled } from '../piece.ts';
import { hasArms } from './games.ts';

/** What is played with several: a rope to pull, a table between two, a band that marches. */
export function prepareTeams(draft: Draft, description: SceneDescription): void {
  tugTogether(draft);
  setTable(draft);
  formMarch(draft, description);
  marchWithDrums(draft);
  keepGoal(draft);
  findRival(draft);
}

/** All who pull at one rope are on its two sides, and teams are more than one each. */
function tugTogether(draft: Draft): void {
  const { subjects, relations } = draft;
  const pullers = [...subjects.keys()].filter((at) => subjects[at]?.motions.includes('tug'));
  const [first] = pullers;
  if (first === undefined) return;
  const there = subjects.findIndex(({ thing }) => /^(?:tug-rope|rope)$/.test(thing));
  const rope = there === -1 ? add(draft, 'tug-rope') : there;
  const old = subjects[rope];
  if (old !== undefined) subjects[rope] = { ...old, thing: 'tug-rope', count: 1 };
  const others = relations.filter(
    ({ from, to }) => pullers.includes(from) && to !== null && to !== rope && !pullers.includes(to),
  );
  // "Tug of war with a dog": the dog pulls at the other end.
  const rivals = others
    .filter(({ to, kind }) => kind === 'next-to' && hasArms(subjects[to ?? -1]?.thing ?? ''))
    .flatMap(({ to }) => (to === null ? [] : [to]));
  for (const at of rivals) {
    const rival = subjects[at];
    if (rival !== undefined) subjects[at] = { ...rival, motions: ['tug'] };
  }
  const all = [...pullers, ...rivals];
  const many = all.reduce((sum, at) => sum + (subjects[at]?.count ?? 1), 0);
  const team = subjects[first];
  if (team !== undefined && (many === 1 || team.look?.job === 'team' || many > 6))
    subjects[first] = { ...team, count: many === 1 ? 4 : Math.min(6, Math.max(4, team.count)) };
  const kept = relations.filter(({ from, to }) => !all.includes(from) || to === null);
  relations.splice(0, relations.length, ...kept);
  for (const at of all.slice(1)) relations.push({ from: at, kind: 'next-to', to: first });
  relations.push({ from: first, kind: 'pull', to: rope });
}

/** Ping-pong is played over a table. */
function setTable(draft: Draft): void {
  const paddle = draft.subjects.findIndex(({ thing }) => thing === 'paddle');
  const player = draft.relations.find(({ to, kind }) => to === paddle && kind === 'hold');
  if (paddle === -1 || player === undefined) return;
  const there = draft.subjects.findIndex(({ thing }) => thing === 'ping-pong-table');
  const table = there === -1 ? add(draft, 'ping-pong-table') : there;
  const kept = draft.relations.filter(({ from, to }) => from !== table && to !== table);
  draft.relations.splice(0, draft.relations.length, ...kept);
  draft.relations.push({ from: table, kind: 'next-to', to: player.from });
}

/** It takes two to wrestle arms. */
function findRival(draft: Draft): void {
  const { subjects, relations } = draft;
  const at = subjects.findIndex(({ motions }) => motions.includes('arm-wrestle'));
  const one = subjects[at];
  const isAlone = subjects.filter(({ thing }) => hasArms(thing)).length === 1 && one?.count === 1;
  const place = relations.find(({ from, kind }) => from === at && kind === 'around');
  if (!isAlone || place === undefined || one === undefined) return;
  relations.push({ ...place, from: subjects.push({ ...one, thing: 'man', look: null }) - 1 });
}

/** Who keeps the goal is in it, and has the ball who dives for it. */
function keepGoal(draft: Draft): void {
  const { subjects, relations } = draft;
  const from = subjects.findIndex(({ look }) =>
    /^(?:goalkeeper|(?:hockey-)?goalie)$/.test(look?.job ?? ''),
  );
  const keeper = subjects[from];
  if (keeper === undefined || !hasArms(keeper.thing)) return;
  const there = subjects.findIndex(({ thing }) => /^(?:hockey-)?goal$/u.test(thing));
  const isOnIce = keeper.look?.job === 'hockey-goalie';
  const goal = there === -1 ? add(draft, isOnIce ? 'hockey-goal' : 'goal') : there;
  const own = relations.filter(({ from: one, to }) => one === from && to === goal);
  for (const one of own) relations.splice(relations.indexOf(one), 1);
  // What the keeper dives for is not in the goal yet.
  const isShot = (one: Relation) => one.kind === 'into' && one.to === goal;
  if (isOnIce) relations.splice(0, relations.length, ...relations.filter((one) => !isShot(one)));
  relations.push({ from, kind: 'in-front-of', to: goal });
  // Of a puck in the glove nothing would be seen, as small as they are.
  const puck = subjects.findIndex(({ thing }) => thing === 'puck');
  const stopped = subjects[puck];
  const stop = relations.findIndex(
    ({ from: one, kind, to }) =>
      one === from && to === puck && (kind === 'hold' || kind === 'catch'),
  );
  if (isOnIce && stopped !== undefined && stop !== -1) {
    relations[stop] = { from, kind: 'hold', to: puck };
    subjects[puck] = { ...stopped, size: 'giant' };
  }
  const ball = subjects.findIndex(({ thing }) => /ball$/.test(thing));
  const isTaken = relations.some(({ to }) => to === ball && ball !== -1);
  if (!keeper.motions.includes('dive') || isTaken || isOnIce) return;
  relations.unshift({ from, kind: 'hold', to: ball === -1 ? add(draft, 'soccer-ball') : ball });
}

const MARCHED = ['trumpet', 'drum', 'tuba', 'trombone'] as const;

/** A marching band has its instruments in the hands. */
function formMarch(draft: Draft, { setting }: SceneDescription): void {
  const { subjects, relations } = draft;
  const at = subjects.findIndex(({ look }) => /^(?:marching|brass)-band$/.test(look?.job ?? ''));
  const band = subjects[at];
  if (band === undefined || band.look === null) return;
  for (const [copy, tool] of MARCHED.entries()) {
    const player = { ...band, count: 1, motions: ['walk' as const] };
    const from = copy === 0 ? at : subjects.push(player) - 1;
    if (copy === 0) subjects[at] = player;
    else relations.push({ from, kind: 'next-to', to: at });
    const to = add(draft, tool);
    relations.push({ from, kind: setting === 'stage' ? 'hold' : 'play', to });
  }
}

/** Who walks has a drum at the belt, and no kit. */
function marchWithDrums({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const kit = subjects[to ?? -1];
    const walks = subjects[from]?.motions.includes('walk') === true;
    if (kind === 'play' && to !== null && kit?.thing === 'drum-kit' && walks)
      subjects[to] = { ...kit, thing: 'drum', count: subjects[from]?.count ?? 1 };
  }
}

/** How much taller than another somebody is who weighs the board down, and how small the other stays beside. */
const [OUTWEIGHS, LEAST] = [1.5, 0.42] as const;

/** One at each end, the first one or the heaviest down; others sit behind them. */
export const onSeesaw: Placing = ({ placed, parents, kids }) => {
  const [board] = parents;
  if (board === undefined) return placed;
  const seated = placed.filter(({ carrier }) => carrier === board.thing.name);
  const all = [...seated, ...kids];
  const heights = all.map(({ height }) => height);
  const tallest = Math.max(...heights);
  const isUneven = tallest > Math.min(...heights) * OUTWEIGHS;
  const order = isUneven ? all.toSorted((one, other) => other.height - one.height) : all;
  const wide = tallest * 2.3 * (all.some(isFigure) ? 1 : 1.25);
  const sized: Piece = { ...scaled(board, wide / board.width), facing: 1 };
  const sit = (piece: Piece): Piece => {
    const kid = scaled(piece, Math.max(1, (tallest * LEAST) / piece.height));
    const at = order.indexOf(piece);
    const side = at % 2 === 0 ? -1 : 1;
    const inward = Math.floor(at / 2) * 0.12;
    const rise = sized.height * (side === -1 ? 0.2 + inward * 0.6 : 0.86 - inward * 0.6);
    const isPerson = isFigure(kid);
    return {
      ...kid,
      x: sized.x + side * sized.width * (0.42 - inward),
      y: sized.y - rise + (isPerson ? kid.height * 0.24 : 0),
      depth: sized.depth + 0.004,
      facing: side === -1 ? 1 : -1,
      isSitting: true,
      isSeated: isPerson,
      grasp: isPerson ? (side === 1 ? 'cheer' : 'rest') : kid.grasp,
      gait: 'idle',
      support: 'mount',
      carrier: sized.thing.name,
      stories: [],
    };
  };
  return [
    ...replaced(
      replaced(placed, () => sized, parents),
      sit,
      seated,
    ),
    ...kids.map(sit),
  ];
};

/** Half of them on each side of the rope, leaning back. */
export const tugged: Placing = ({ placed, kids }) => {
  const [rope] = kids;
  const players = placed.filter(
    ({ gait, subject }) => gait === 'tug' || subject.motions.includes('tug'),
  );
  const tallest = Math.max(...players.map(({ height }) => height));
  if (rope === undefined || players.length === 0) return placed;
  const half = Math.ceil(players.length / 2);
  const step = tallest * 0.46;
  const near = tallest * 0.42;
  const made = players.map((piece, at): Piece => {
    const isLeft = at < half;
    const rank = isLeft ? half - 1 - at : at - half;
    return {
      ...piece,
      x: (isLeft ? -1 : 1) * (near + rank * step),
      y: 0,
      depth: rank % 2 === 0 ? 0.002 : -0.004,
      facing: isLeft ? 1 : -1,
      support: 'ground',
      gait: 'tug',
      stories: [],
    };
  });
  const long = 2 * (near + half * step);
  const sized = scaled(rope, long / rope.width);
  return [
    ...placed.map((piece) => made[players.indexOf(piece)] ?? piece),
    {
      ...sized,
      x: 0,
      y: sized.height * 0.86 - tallest * 0.47,
      depth: 0.006,
      support: 'mount',
      carrier: players[0]?.thing.name ?? null,
      gait: 'idle',
      stories: [],
    },
  ];
};
