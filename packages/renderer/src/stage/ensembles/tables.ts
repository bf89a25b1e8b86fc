import { isDrawnPerson } from '../../people/person.ts';
import { type Group, inRow, type Placing, replaced } from '../group.ts';
import { isFigure, moved, type Piece, pointOf, scaled } from '../piece.ts';

/** Of who stands at a table, its share of the height; real ones are a little lower. */
const TABLE = 0.44;
/** What people do on their feet behind a table. */
const STANDING: ReadonlySet<string> = new Set([
  'saw',
  'hammer',
  'chop',
  'knead',
  'iron',
  'wash',
  'stir',
  'blow',
  'pour',
  'dance',
  'work',
  'perform',
  'talk',
  'cheer',
  'clap',
  'give',
  'peer',
  'massage',
  'handle',
  'switch',
]);
/** What is done from the end of a table, so that one sees it. */
const BENT_OVER: ReadonlySet<string> = new Set(['blow', 'give', 'peer']);
/** What is worked on is beside them, not before the body. */
const AT_WORK: ReadonlySet<string> = new Set([
  'chop',
  'knead',
  'handle',
  'switch',
  'saw',
  'rub',
  'shape',
]);
const SHARED: ReadonlySet<string> = new Set(['blow', 'chop', 'give', 'peer', 'handle']);
/** Where those are who sit or stand at a table. */
export const AT_TABLE = 'floor';

export const isTable = ({ thing }: Piece): boolean =>
  thing.anchors.top !== undefined &&
  thing.anchors.seat === undefined &&
  thing.ratio >= 1.1 &&
  thing.medium === 'object' &&
  thing.metres > 0.6 &&
  thing.metres < 1.2;

const isStanding = (piece: Piece) =>
  STANDING.has(piece.gait) || piece.subject.states.includes('standing');

const LAIN_ON = /^(?:massage-table|operating-table)$/;

/** As high as its guests need, and as wide. */
function laid(table: Piece, guests: readonly Piece[]): Piece {
  // Who lies on it needs its whole length.
  if (LAIN_ON.test(table.thing.name)) return table;
  const tallest = Math.max(...guests.map(({ height }) => height));
  const low = guests.every(({ thing }) => !isDrawnPerson(thing.name)) ? 0.74 : 1;
  const usual = (tallest * TABLE * low * (table.thing.metres / 0.8) ** 0.5) / table.height;
  const across = guests.slice(2).reduce((sum, { width }) => sum + width * 0.6, 0);
  return scaled(table, Math.max(usual, Math.min(usual * 1.35, across / table.width)));
}

/** One behind the table, two at its ends when they sit, others behind it. */
function seats(table: Piece, guests: readonly Piece[], forward: -1 | 1): readonly Piece[] {
  const top = table.y - table.height;
  const areSitting = guests.every((one) => !isStanding(one));
  const isLainOn = LAIN_ON.test(table.thing.name);
  const behind = (piece: Piece, x: number): Piece => ({
    ...piece,
    x,
    // The heads of animals begin lower than those of people.
    y: isLainOn
      ? table.y - piece.height * (table.thing.name === 'operating-table' ? 0.24 : 0.12)
      : top +
        piece.height * (isDrawnPerson(piece.thing.name) ? (isStanding(piece) ? 0.42 : 0.34) : 0.24),
    depth: table.depth - 0.004,
  });
  const ready = guests.map((piece) => ({
    ...piece,
    isSitting: !isStanding(piece),
    carrier: AT_TABLE,
    stories: [],
    gait: ['walk', 'run', 'drive'].includes(piece.gait) ? ('idle' as const) : piece.gait,
  }));
  const [first] = ready;
  if (first === undefined) return [];
  if (ready.length === 1 && !BENT_OVER.has(first.gait)) {
    const isWide = table.width > first.width * 1.3;
    const isAnimal = !isDrawnPerson(first.thing.name);
    const near = AT_WORK.has(first.gait) ? 0.34 : 0.22;
    const far = first.gait === 'cast' ? 0.86 : isAnimal || first.gait === 'shape' ? 0.58 : 0.4;
    const aside = -forward * table.width * (isLainOn ? 0.04 : isWide ? near : far);
    return [{ ...behind(first, table.x + aside), facing: forward }];
  }
  const atEnds = areSitting
    ? [ready[0], ready.at(-1)]
    : ready.filter((piece) => SHARED.has(piece.gait)).slice(0, 2);
  const between = ready.filter((piece) => !atEnds.includes(piece));
  const step = Math.min(
    (table.width * (areSitting ? 0.8 : 1)) / between.length,
    Math.max(...ready.map(({ width }) => width)) * 0.92,
  );
  const least = Math.max(...ready.map(({ width }) => width)) * 0.66;
  const centred = [
    ...between.slice(1, 1 + between.length / 2),
    ...between.slice(0, 1),
    ...between.slice(1 + between.length / 2),
  ];
  const row = (areSitting ? between : centred).map((piece, at) => {
    const shift = !areSitting && atEnds.length === 1 ? table.width * 0.24 : 0;
    const x = table.x + shift + (at - (between.length - 1) / 2) * Math.max(step, least);
    return { ...behind(piece, x), facing: x < table.x ? (1 as const) : (-1 as const) };
  });
  const ends = atEnds.flatMap((piece, at): Piece[] => {
    if (piece === undefined) return [];
    const side = at === 0 ? -1 : 1;
    const isPerson = isDrawnPerson(piece.thing.name);
    const away =
      piece.gait === 'blow' ? 0.1 : BENT_OVER.has(piece.gait) ? 0.3 : isPerson ? 0.16 : 0.4;
    const x = table.x + side * (table.width / 2 + piece.width * away);
    return [{ ...piece, x, y: table.y, depth: table.depth + 0.002, facing: side === -1 ? 1 : -1 }];
  });
  return [...row, ...ends];
}

/** What hides who sits behind it is smaller and aside: of the guest's height, it has this much. */
const ON_TABLE = 0.56;
/** What is worked on hides no face; a suitcase is larger than a carrot. */
const WORKED_ON = 0.2;
/** The width of a board on a table, in widths of the table. */
const BOARD = 0.56;
const isBoard = ({ thing }: Piece) => thing.ratio > 4 && thing.anchors.top !== undefined;

/** What lies on the board lies on it still when it is as wide as the table needs it. */
function onBoards(placed: readonly Piece[], [guest]: readonly Piece[]): readonly Piece[] {
  return placed.map((piece) => {
    const board = placed.find((one) => isBoard(one) && one.thing.name === piece.carrier);
    if (board === undefined || guest === undefined || !AT_WORK.has(guest.gait)) return piece;
    const most = Math.min(
      (board.width * 0.66) / piece.width / Math.max(1, piece.subject.count * 0.7),
      (guest.height * WORKED_ON) / piece.height,
    );
    const x = board.x + (piece.x - board.x) * most;
    const { y } = pointOf(board, board.thing.anchors.top ?? { x: 0.5, y: 0.5 });
    return { ...scaled(piece, most), x: x - board.width * 0.05, y };
  });
}

function beside(piece: Piece, table: Piece, guests: readonly Piece[], forward: -1 | 1): Piece {
  const [guest] = guests;
  if (LAIN_ON.test(table.thing.name)) return piece;
  if (guest !== undefined && AT_WORK.has(guest.gait)) {
    if (isBoard(piece)) return scaled(piece, (table.width * BOARD) / piece.width);
    const most = guest.height * Math.min(0.4, Math.max(WORKED_ON, piece.thing.metres * 0.62));
    const sized = scaled(piece, Math.min(1, most / piece.height, (most * 1.5) / piece.width));
    // The hands are around the clay.
    return guest.gait === 'shape' ? { ...sized, depth: table.depth - 0.006 } : sized;
  }
  if (guest?.gait === 'blow' && guests.length < 3)
    return { ...piece, x: table.x - table.width * 0.5 + piece.width * 0.75 };
  const isHiding = guests.length === 1 && guest !== undefined && piece.height > guest.height * 0.5;
  if (!isHiding) return piece;
  const sized = scaled(piece, (guest.height * ON_TABLE) / piece.height);
  return { ...sized, x: table.x + forward * table.width * 0.24 };
}

/** At a table, together with those who are there already. */
export const atTable: Placing = (group) => {
  const [parent] = group.parents;
  if (parent === undefined) return group.placed;
  const isGuest = (piece: Piece) => piece.carrier === AT_TABLE;
  const invited = [...group.placed.filter(isGuest), ...inRow(group.kids, 0.1)];
  // A tortoise at the table is no larger than a rabbit.
  const people = invited.filter(isFigure).map(({ height }) => height);
  const most = people.length === 0 ? 9 : Math.max(...people) * 0.8;
  const guests = invited.map((one) =>
    isFigure(one) ? one : scaled(one, Math.min(1, most / one.height, most / one.width)),
  );
  const table = laid(parent, guests);
  const others = replaced(
    group.placed.filter((piece) => !isGuest(piece)),
    () => table,
    [parent],
  );
  // What is on the table already goes with its top.
  const onTop = others.map((piece) =>
    piece.carrier === parent.thing.name && piece !== table
      ? beside(moved(piece, 0, parent.height - table.height), table, guests, group.forward)
      : piece,
  );
  return [...onBoards(onTop, guests), ...seats(table, guests, group.forward)];
};

/** On the counter in front of who works on it. */
export const before: Placing = (group) => [
  ...group.placed.map((piece) =>
    group.parents.includes(piece) && piece.facing === 0
      ? { ...piece, facing: group.forward }
      : piece,
  ),
  ...inRow(group.kids, 0.05).map((kid) => {
    const [parent] = group.parents;
    const tall = parent?.height ?? 1;
    const sized = scaled(kid, Math.max(1, (tall * 0.3) / Math.max(kid.height, kid.width)));
    return {
      ...sized,
      x:
        (parent?.x ?? 0) +
        kid.x +
        group.forward * ((parent?.width ?? 0.5) * 0.5 + sized.width * 0.2),
      y: (parent?.y ?? 0) - 0.2,
      depth: 0.12,
      support: 'mount' as const,
      carrier: 'counter',
    };
  }),
];

export const PLAYED = /^(?:drum-kit|harp)$/;

/** Whether an animal plays an instrument behind which one sits. */
export const isPlayedByAnimal = (parent: Piece | undefined, kid: Piece | undefined): boolean =>
  parent !== undefined &&
  kid !== undefined &&
  isFigure(kid) &&
  !isDrawnPerson(kid.thing.name) &&
  PLAYED.test(parent.thing.name);

/** An animal that plays an instrument is as large as it needs to be, behind it. */
export const behindIt = (group: Group, given: Piece): readonly Piece[] => {
  const tallest = Math.max(...group.kids.map(({ height }) => height));
  const parent = scaled(given, Math.max(1, (tallest * 0.6) / given.height));
  return [
    ...replaced(group.placed, () => parent, [given]),
    ...group.kids.map((kid, index) => {
      // What has no long arms is seen above its instrument.
      const isTall = isDrawnPerson(kid.thing.name) || isFigure(kid);
      const [size, raised] = isTall ? [1.15, 0.34] : [1.45, 0.5];
      const sized = scaled(kid, Math.max(1, (parent.height * size) / kid.height));
      const x = parent.x + index * sized.width;
      return { ...sized, x, y: -parent.height * raised, depth: parent.depth - 0.004 };
    }),
  ];
};
