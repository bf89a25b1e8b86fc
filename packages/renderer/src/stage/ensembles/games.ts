import type { SceneDescription, Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { traitsOfThing } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';
import { beyond, type Placing, replaced } from '../group.ts';
import { isFigure, type Piece, scaled } from '../piece.ts';
import { bounceBall, keptUp } from './kept-up.ts';

const JUGGLED = /ball$|^fire$|soccer-ball|knife|torch|apple|orange|tangerine|pin|egg|snowball/;
const JUGGLED_AS: Readonly<Record<string, string>> = {
  'soccer-ball': 'juggling-ball',
  fire: 'flaming-torch',
};
const CLIMBERS = /monkey|gorilla|sloth|orangutan|ape|lemur|koala/;
const WOODS: ReadonlySet<string> = new Set(['jungle', 'forest', 'waterfall', 'river', 'savanna']);
const HUNG_ON = /^(?:rope|branch|tree-branch|palm-tree|deciduous-tree|liana)$/;

const has = (subject: Subject | undefined, motion: Subject['motions'][number]) =>
  subject?.motions.includes(motion) === true;

/** Whether it has arms: a person, or an animal that is shown upright. */
export const hasArms = (thing: string) =>
  isDrawnPerson(thing) || traitsOfThing(thing).build === 'head';

/** What games and tricks take: a ball between two, balls in the air, a swing or a vine. */
export function prepareGames(draft: Draft, description: SceneDescription): void {
  rallyBetween(draft, description);
  juggleBalls(draft);
  bounceBall(draft);
  hangOnVines(draft, description);
  showSongs(draft);
}

/** One sees that somebody sings. */
function showSongs(draft: Draft): void {
  const singer = draft.subjects.findIndex((subject) => has(subject, 'sing'));
  if (singer === -1 || draft.subjects[singer]?.count !== 1) return;
  draft.relations.push({ from: add(draft, 'music-notes'), kind: 'out-of', to: singer });
}

/** Several who throw or hit something to each other stand face to face, with one ball between them. */
function rallyBetween(draft: Draft, { setting }: SceneDescription): void {
  const { subjects, relations } = draft;
  const players = [...subjects.keys()].filter((at) => has(subjects[at], 'rally'));
  const [first, second] = players;
  if (first === undefined) return;
  const isRacket = subjects.some(({ thing }) => /racket|tennis|paddle/.test(thing));
  const thrown = relations.find(({ from, kind }) => kind === 'throw' && players.includes(from));
  const isBat = subjects.some(({ thing }) => /-bat$/.test(thing));
  const plain = setting === 'snow' ? 'snowball' : 'soccer-ball';
  const usual = isRacket ? 'tennis-ball' : isBat ? 'baseball' : plain;
  const ball = thrown?.to ?? add(draft, usual);
  const kept = relations.filter(
    ({ from, kind, to }) =>
      !(players.includes(from) && (kind === 'throw' || (to !== null && players.includes(to)))),
  );
  relations.splice(0, relations.length, ...kept);
  relations.push({ from: first, kind: 'throw', to: ball });
  stretchNet(draft, first, players.length, setting === 'stadium');
  if (second === undefined) return;
  relations.push({ from: second, kind: 'at', to: first });
  const shared = relations.findIndex(
    ({ from, kind, to }) =>
      from === second &&
      kind === 'hold' &&
      /racket|paddle|-bat$/.test(subjects[to ?? -1]?.thing ?? ''),
  );
  const racket = subjects[relations[shared]?.to ?? -1];
  if (racket === undefined) return;
  // Each has a racket of their own.
  subjects[relations[shared]?.to ?? -1] = { ...racket, count: 1 };
  relations[shared] = { from: second, kind: 'hold', to: add(draft, racket.thing) };
}

/** Several who play volleyball or tennis have a net between them. */
function stretchNet(draft: Draft, first: number, sides: number, isCourt: boolean): void {
  const { subjects, relations } = draft;
  const isVolleyball = subjects.some(({ thing }) => thing === 'volleyball');
  // The tennis court of a stadium has one.
  const isTennis = !isCourt && subjects.some(({ thing }) => thing === 'tennis-racket');
  const isThere = subjects.some(({ thing }) => /^(?:volleyball|tennis)-net$/.test(thing));
  const isAlone = sides === 1 && subjects[first]?.count === 1;
  if (!(isVolleyball || isTennis) || isThere || isAlone) return;
  const net = isVolleyball ? 'volleyball-net' : 'tennis-net';
  relations.push({ from: first, kind: 'next-to', to: add(draft, net) });
}

function juggleBalls(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const [from, subject] of [...subjects.entries()]) {
    if (!has(subject, 'juggle')) continue;
    const own = relations.findIndex(
      (one) => one.from === from && JUGGLED.test(subjects[one.to ?? -1]?.thing ?? ''),
    );
    const to = relations[own]?.to ?? add(draft, 'juggling-ball', { count: 3 });
    const thing = subjects[to];
    if (thing !== undefined)
      subjects[to] = {
        ...thing,
        thing: JUGGLED_AS[thing.thing] ?? thing.thing,
        count: Math.max(3, thing.count),
      };
    if (own !== -1) relations.splice(own, 1);
    relations.unshift({ from, kind: 'throw', to });
  }
}

/** Monkeys swing on vines, children on swings. */
function hangOnVines(draft: Draft, { setting }: SceneDescription): void {
  const { subjects, relations } = draft;
  for (const [from, subject] of [...subjects.entries()]) {
    if (!has(subject, 'swing') || !hasArms(subject.thing)) continue;
    const isSeated = relations.some(
      (one) => one.from === from && /swing/.test(subjects[one.to ?? -1]?.thing ?? ''),
    );
    if (isSeated) {
      subjects[from] = { ...subject, motions: subject.motions.filter((one) => one !== 'swing') };
      continue;
    }
    const hold = relations.findIndex(
      (one) => one.from === from && HUNG_ON.test(subjects[one.to ?? -1]?.thing ?? ''),
    );
    if (hold === -1 && !CLIMBERS.test(subject.thing) && !WOODS.has(setting)) {
      const motions = subject.motions.filter((one) => one !== 'swing');
      subjects[from] = { ...subject, motions };
      relations.unshift({ from, kind: 'on', to: add(draft, 'swing', { count: subject.count }) });
      continue;
    }
    const on = relations[hold]?.to ?? null;
    if (on === null) continue;
    const held = subjects[on];
    relations.splice(hold, 1);
    if (held !== undefined && /rope|branch|liana/.test(held.thing))
      subjects[on] = { ...held, count: 0 };
  }
}

const isRacket = ({ subject }: Piece) => /tennis/.test(subject.look?.job ?? '');

/** Between the two, as long as they are apart. */
const overTable = (table: Piece, tall: number, reach: number): Piece => ({
  ...scaled(table, Math.min((tall * 0.46) / table.height, (reach * 1.5) / table.width)),
  x: 0,
  y: 0,
  depth: 0.004,
});

/** Face to face and apart, one ball in the air between them. */
export const rally: Placing = ({ placed, kids, isTall }) => {
  const players = placed.filter((piece) => piece.gait === 'rally' && isFigure(piece));
  const [one] = players;
  const [ball] = kids;
  if (one === undefined || ball === undefined) return placed;
  const reach = one.height * (isTall ? 0.62 : players.length > 2 ? 1.05 : 0.92);
  const isAlone = players.length === 1;
  const rackets = placed.some(({ thing }) => /racket|paddle/.test(thing.name));
  const table = placed.find(({ thing }) => thing.name === 'ping-pong-table');
  const placeOf = (at: number) => {
    if (isAlone) return 0;
    if (at === 0) return -reach;
    return reach - (players.length - 1 - at) * one.height * 0.42;
  };
  const ready = (piece: Piece): Piece => {
    const at = players.indexOf(piece);
    const hands = rackets || isRacket(piece) ? 'swing' : at === 0 ? 'throw' : 'catch';
    return {
      ...piece,
      x: placeOf(at),
      y: at > 1 ? -0.08 * one.height : 0,
      depth: at === 1 && players.length > 2 ? 0.004 : piece.depth,
      facing: at === 0 ? 1 : -1,
      posture: 'lunge',
      grasp: hands,
      stories: [],
    };
  };
  const moves = new Map(players.map((piece) => [`${piece.index} ${piece.copy}`, ready(piece)]));
  const across = isAlone ? reach : 2 * reach - one.height * 0.5;
  const size = (one.height * (/pillow/.test(ball.thing.name) ? 0.26 : 0.15)) / ball.height;
  return [
    ...placed.map((piece) => {
      const own = moves.get(`${piece.index} ${piece.copy}`);
      if (own !== undefined) return own;
      if (piece === table) return overTable(table, one.height, reach);
      const { holder } = piece;
      const by = holder === null ? undefined : moves.get(`${holder.index} ${holder.copy}`);
      const before = players.find(
        ({ index, copy }) => index === holder?.index && copy === holder.copy,
      );
      return by === undefined || before === undefined
        ? piece
        : { ...piece, x: piece.x + by.x - before.x, facing: by.facing };
    }),
    {
      ...scaled(ball, size),
      x: placeOf(0) + one.height * 0.25,
      y: -one.height * 0.78,
      depth: 0.01,
      support: 'none',
      carrier: null,
      gait: 'idle',
      stories: [{ kind: 'rally', x: across, arc: 0.22 * one.height }],
    },
  ];
};

/** What is long and thin is larger than a ball in the same hand. */
const isLong = ({ thing }: Piece): boolean => /torch|knife|pin|sword|axe|bottle/.test(thing.name);

/** Round and round over the hands. */
export const juggled: Placing = ({ placed, kids, parents, forward, isTall }) => {
  const [parent] = parents;
  if (parent === undefined) return placed;
  const { height } = parent;
  if (has(parent.subject, 'keep-up')) return keptUp({ placed, kids, parents, forward, isTall });
  const ready = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing === 0 ? forward : piece.facing,
    grasp: 'juggle',
  });
  return [
    ...replaced(placed, ready, parents),
    ...kids.map((kid) => ({
      ...scaled(kid, (height * (isLong(kid) ? 0.3 : 0.14)) / Math.max(kid.height, kid.width)),
      x: parent.x,
      // Who juggles on a cycle sits lower than who stands.
      y: parent.y - height * (parent.posture === 'ride' ? 0.82 : 1.1),
      depth: parent.depth + 0.006,
      support: 'none' as const,
      carrier: null,
      gait: 'idle' as const,
      stories: [{ kind: 'circle', width: height * 0.34, height: height * 0.24 } as const],
    })),
  ];
};

/** A rope that goes round over the head and under the feet. */
export const roped: Placing = ({ placed, kids, parents }) => {
  const ready = (piece: Piece): Piece => ({ ...piece, grasp: 'rope' });
  return [
    ...replaced(placed, ready, parents),
    ...kids.flatMap((kid, at): Piece[] => {
      const parent = parents[at];
      if (parent === undefined) return [];
      return [
        {
          ...scaled(kid, (parent.height * 1.25) / kid.height),
          x: parent.x,
          y: parent.y + parent.height * 0.1,
          depth: parent.depth + 0.006,
          support: 'mount',
          carrier: parent.thing.name,
          gait: 'idle',
          stories: [],
        },
      ];
    }),
  ];
};

/** A dog on its leash goes ahead. */
export const led: Placing = (group) => {
  const { placed, parents, forward } = group;
  const leading = (piece: Piece): Piece => ({
    ...piece,
    facing: forward,
    grasp: piece.grasp ?? 'low',
  });
  const kids = beyond({ ...group, isTall: false }, forward, group.isTall ? -0.1 : 0.1);
  return [
    ...replaced(placed, leading, parents),
    ...kids.map((kid) => ({
      ...kid,
      facing: forward,
      stories: parents[0]?.stories ?? kid.stories,
    })),
  ];
};
