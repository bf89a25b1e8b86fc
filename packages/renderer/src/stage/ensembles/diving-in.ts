import { diversIn } from '../../parse-prompt/places/diving-in.ts';
import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import { add, type Draft } from '../draft.ts';
import type { Group, Placing } from '../group.ts';
import { type Piece, pointOf, type Story, scaled } from '../piece.ts';

const LEDGE = /^(?:ice-ledge|dock-end|rock-ledge|diving-tower)$/;
const STONE = /^(?:rock|boulder|round-boulder|crag|cliff|stone)$/;

function ledgeNamed(thing: string): string | null {
  if (thing === 'diving-board') return 'diving-tower';
  return STONE.test(thing) ? 'rock-ledge' : null;
}

/** What is left for the water in a place where the prompt does not say. */
const LEDGES: Readonly<Partial<Record<SceneDescription['setting'], string>>> = {
  iceberg: 'ice-ledge',
  'sea-cliffs': 'rock-ledge',
  pool: 'diving-tower',
  poolside: 'diving-tower',
};
const ledgeOf = (setting: SceneDescription['setting']): string => LEDGES[setting] ?? 'dock-end';

const LEFT: ReadonlySet<string> = new Set(['out-of', 'on', 'at']);

/** Who jumps into the water has something to jump from, which rises out of it. */
export function findLedges(draft: Draft, description: SceneDescription): void {
  const { subjects, relations } = draft;
  const { setting } = description;
  for (const from of diversIn({ subjects, relations, setting })) {
    const left = relations.find(
      (one) => one.from === from && one.to !== null && LEFT.has(one.kind),
    );
    const named = subjects[left?.to ?? -1];
    // Who slides into the water comes down the ice itself.
    const isSlider = subjects[from]?.motions.includes('slide') === true;
    if (isSlider && setting === 'iceberg') continue;
    const ledge = named === undefined ? null : ledgeNamed(named.thing);
    if (named !== undefined && ledge === null) continue;
    const to = left?.to ?? add(draft, ledgeOf(setting));
    if (named !== undefined && ledge !== null)
      subjects[to] = { ...named, thing: ledge, size: 'normal' };
    const kept = relations.filter((one) => one.from !== from || one.to !== (left?.to ?? null));
    relations.splice(0, relations.length, ...kept, { from, kind: 'out-of', to });
  }
}

export const isLeftForWater = ({ parents }: Group): boolean =>
  parents.length === 1 && parents.every(({ thing }) => LEDGE.test(thing.name));

/** When the first jumps, when the last does, and how long a jump takes, in shares of the duration. */
const [FIRST, LAST, JUMP] = [0.06, 0.56, 0.32];
/** Above their heads there is room for the jump. */
const SHARE = 0.7;
/** How wide a tower with boards is, in heights of who leaps from it. */
const TOWER = 1.9;
/** When somebody jumps who is alone. */
const ALONE = 0.22;

/** Some still wait at the edge while others are in the air or in the water already. */
export const leftForWater: Placing = ({ placed, parents, forward, ...given }) => {
  const [ledge] = parents;
  const kids = given.kids.map((kid) => scaled(kid, SHARE));
  if (ledge === undefined) return placed;
  const wide = kids.reduce((sum, { width }) => sum + width * 0.86, 0);
  const tallest = Math.max(...kids.map(({ height }) => height));
  const isHigh = ledge.thing.name === 'diving-tower';
  const sized = {
    ...scaled(ledge, Math.max(wide * 1.2, tallest * (isHigh ? TOWER : 1.3)) / ledge.width),
    x: 0,
    facing: forward,
  } as const;
  const top = pointOf(sized, sized.thing.anchors.top ?? { x: 0.5, y: 0.1 }).y;
  const edge = (forward * sized.width) / 2;
  return [
    ...placed.map((piece) => (piece === ledge ? sized : piece)),
    ...kids.map((kid, at): Piece => {
      const start =
        kids.length === 1 ? ALONE : FIRST + ((LAST - FIRST) * at) / Math.max(1, kids.length - 1);
      const x = edge + forward * kid.width * (0.85 + (at % 2) * 0.55);
      const stand = edge - forward * (kid.width * 0.86 * (at + 0.5) + sized.width * 0.04);
      const story: Story = { kind: 'dive-in', x: stand - x, y: top, start, long: JUMP };
      return {
        ...kid,
        x,
        y: 0,
        depth: 0.006 - at * 0.0004,
        facing: forward,
        gait: 'idle',
        support: 'mount',
        carrier: sized.thing.name,
        posture: null,
        isAway: false,
        stories: [story],
        clip: { left: x - 99, right: x + 99, top: -99, bottom: 0.04 * kid.height },
      };
    }),
  ];
};
