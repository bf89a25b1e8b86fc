import type { Relation, SceneDescription, Subject } from '../../parse-prompt/scene-description.ts';
import type { Draft } from '../draft.ts';
import { type Group, type Placing, replaced } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';
import { HIPS } from './carriers.ts';
import { hasArms } from './games.ts';

/** What a game is played on where there is no table for it. */
const BOARDS: Readonly<Record<string, string>> = {
  'chess-table': 'chess-board',
  'card-table': 'dealt-cards',
};
const BOARD = /^(?:chess-board|dealt-cards)$/;
const PLAYING: ReadonlySet<string> = new Set(['play', 'at', 'around', 'hold', 'on']);
const SEAT = /^(?:bench|sofa|couch-and-lamp|bed|log|swing-bench|sun-lounger)$/;
const CLOTH = /^(?:beach-towel|picnic-blanket|spread-blanket|rug|yoga-mat|blanket)$/;
/** What serves as a table where there is none. */
const TABLE = /^(?:stump|barrel|wooden-crate|crate|rock|suitcase)$/;
const GRASSY: ReadonlySet<string> = new Set(['meadow', 'park', 'garden', 'beach', 'forest']);

const onGround = (subject: Subject): Subject => ({
  ...subject,
  motions: subject.motions.filter((motion) => motion !== 'sit'),
  states: [...subject.states.filter((state) => state !== 'sitting'), 'sitting'],
});

/** Those who play on a bench or on the grass have the board between them, not on a table. */
export function playBetween(draft: Draft, { setting }: SceneDescription): void {
  const { subjects, relations } = draft;
  const board = subjects.findIndex(({ thing, count }) => thing in BOARDS && count > 0);
  const game = subjects[board];
  if (game === undefined) return;
  const isPlaying = ({ from, to, kind }: Relation) =>
    to === board && PLAYING.has(kind) && hasArms(subjects[from]?.thing ?? '');
  const first = relations.filter(isPlaying).map(({ from }) => from);
  const others = relations.filter(
    ({ from, kind, to }) =>
      kind === 'next-to' && first.includes(from) && hasArms(subjects[to ?? -1]?.thing ?? ''),
  );
  const players = [...new Set([...first, ...others.map(({ to }) => to ?? 0)])];
  const seat = relations.find(
    ({ from, kind, to }) => players.includes(from) && kind === 'on' && to !== board,
  );
  const carrier = subjects[seat?.to ?? -1]?.thing ?? '';
  const isTable = TABLE.test(carrier);
  const isCloth = CLOTH.test(carrier) || (seat?.to === null && GRASSY.has(setting));
  const last = players.at(-1);
  const isKnown = SEAT.test(carrier) || isTable || isCloth;
  if (seat === undefined || last === undefined || !isKnown) return;
  const isOwn = (one: Relation) =>
    isPlaying(one) || others.includes(one) || (players.includes(one.from) && one.kind === 'on');
  const kept = relations.filter((one) => !isOwn(one));
  subjects[board] = { ...game, thing: BOARDS[game.thing] ?? game.thing };
  const to = isCloth ? board : seat.to;
  const kind = isCloth || isTable ? 'around' : 'on';
  const placed = players.map((from): Relation => ({ from, kind, to }));
  const between: Relation =
    isCloth || isTable
      ? { from: board, kind: 'on', to: seat.to }
      : { from: board, kind: 'between', to: last };
  if (isCloth)
    for (const at of players) {
      const player = subjects[at];
      if (player !== undefined) subjects[at] = onGround(player);
    }
  relations.splice(0, relations.length, ...placed, between, ...kept);
}

export const isOverBoard = ({ kids, parents }: Group): boolean =>
  parents.every(({ isSeated }) => isSeated) && kids.every(({ thing }) => BOARD.test(thing.name));

/** The board lies on the seat, and the players turn to each other. */
export const overBoard: Placing = ({ placed, parents, kids }) => {
  const [first] = parents;
  const [kid] = kids;
  if (first === undefined || kid === undefined) return placed;
  const players = placed
    .filter(({ carrier, isSeated }) => isSeated && carrier === first.carrier)
    .sort((one, other) => one.x - other.x);
  const middle = players.reduce((sum, { x }) => sum + x, 0) / players.length;
  const board = scaled(kid, (first.width * 0.8) / kid.width);
  const half = Math.ceil(players.length / 2);
  const turned = (piece: Piece): Piece => {
    const at = players.indexOf(piece);
    const side = at < half ? -1 : 1;
    const rank = side === -1 ? half - 1 - at : at - half;
    const x = middle + side * (board.width * 0.42 + piece.width * (0.44 + rank * 0.8));
    return { ...piece, x, facing: side === -1 ? 1 : -1, grasp: piece.grasp ?? 'offer' };
  };
  return [
    ...replaced(placed, turned, players),
    {
      ...board,
      x: middle,
      y: first.y - first.height * HIPS,
      depth: first.depth + 0.004,
      support: 'mount',
      carrier: first.carrier,
      gait: 'idle',
    },
  ];
};
