import type { Relation, SceneDescription } from '../../parse-prompt/scene-description.ts';
import { mediumOf } from '../../things/media.ts';
import { add, type Draft } from '../draft.ts';
import { lieInSmallThings } from './asleep-in.ts';
import { seatMermaids } from './mermaids.ts';
import { lookOutOfTowers } from './out-of-window.ts';

const ON_ISLAND = /^(?:castle|palace|house|cottage|temple|village)$/;

/** What falls from a castle in the clouds falls from the island that carries it. */
function raiseIslands({ subjects, relations }: Draft, { setting }: SceneDescription): void {
  const falls = subjects.findIndex(({ thing }) => thing === 'waterfall');
  const from = subjects.findIndex(({ thing }) => ON_ISLAND.test(thing));
  const water = subjects[falls];
  if (setting !== 'sky' || water === undefined || from === -1) return;
  if (relations.some(({ kind, from: who }) => who === from && kind === 'on')) return;
  subjects[falls] = { ...water, thing: 'floating-island', count: 1, motions: [] };
  const kept = relations.filter((one) => one.from !== falls && one.to !== falls);
  relations.splice(0, relations.length, ...kept, { from, kind: 'on', to: falls });
}

const GRABS: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>([
  'chase',
  'at',
  'around',
  'hug',
  'hold',
  'pull',
]);

/** Of what comes up from the deep to take a ship, one sees the arms all around it. */
function takeShips({ subjects, relations }: Draft, { setting }: SceneDescription): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [beast, ship] = [subjects[from], subjects[to ?? -1]];
    if (beast === undefined || ship === undefined || setting === 'underwater') continue;
    const isKraken =
      beast.thing === 'tentacle' ||
      (/^(?:octopus|squid)$/.test(beast.thing) && beast.size === 'giant');
    if (!isKraken || !GRABS.has(kind) || mediumOf(ship.thing) !== 'boat') continue;
    subjects[from] = { ...beast, thing: 'tentacle', count: 4, size: 'big', motions: [] };
    relations[at] = { from, kind: 'around', to };
  }
}

/** Two who joust ride towards each other, each with a lance. */
function joust(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const { from, kind, to } of [...relations]) {
    const [rider, horse] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'ride' || to === null || rider === undefined || horse === undefined) continue;
    if (rider.count !== 2 || horse.count !== 2 || !rider.states.includes('facing')) continue;
    subjects[to] = { ...horse, states: [...horse.states, 'facing'] };
    const isHeld = (thing: string) =>
      relations.some((one) => one.from === from && subjects[one.to ?? -1]?.thing === thing);
    if (!isHeld('spear'))
      relations.push({ from, kind: 'hold', to: add(draft, 'spear', { count: 2 }) });
  }
}

/** What tales take for granted: how mermaids sit, where princesses look out, what castles in the air are on, how knights meet. */
export function composeTales(draft: Draft, description: SceneDescription): void {
  lookOutOfTowers(draft);
  joust(draft);
  seatMermaids(draft);
  lieInSmallThings(draft);
  raiseIslands(draft, description);
  takeShips(draft, description);
}
