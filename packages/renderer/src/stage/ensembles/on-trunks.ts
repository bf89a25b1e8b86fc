import type { RelationKind, Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { BIRCH_BARK } from '../../things/nature/timber.ts';
import { add, type Draft } from '../draft.ts';

/** A woodpecker as it sits at a trunk. */
export const PECKER = 'clinging-woodpecker';

const WOOD =
  /^(?:tree-trunk|log|deciduous-tree|bare-tree|dead-tree|evergreen-tree|cherry-tree|tree|palm-tree|oak-tree|pine|birch)$/;
const HELD_ON: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'on',
  'at',
  'against',
  'into',
  'along',
  'towards',
  'hug',
]);
/** A koala or a sloth is always on a tree, others only while they climb. */
const ALWAYS_ON = /^(?:koala|sloth|lizard|bug|beetle|spider|snail)$/;
const AWAY = ['fly', 'run', 'walk', 'circle', 'jump'] as const;

const isAway = ({ motions }: Subject) => AWAY.some((motion) => motions.includes(motion));

/** Woodpeckers peck at an upright trunk, and what climbs a tree is seen at its trunk. */
export function clingToTrunks(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, wood] = [subjects[from], subjects[to ?? -1]];
    if (who === undefined || wood === undefined || to === null || isDrawnPerson(who.thing))
      continue;
    const isPecker = who.thing === 'woodpecker' && !isAway(who);
    const isHeld = HELD_ON.has(kind) || (isPecker && kind === 'next-to');
    if (!WOOD.test(wood.thing) || !isHeld || who.count > 2) continue;
    const isClimbing = who.motions.includes('climb') && who.thing !== 'monkey-face';
    const isHolding = wood.thing === 'tree-trunk' || ALWAYS_ON.test(who.thing);
    if (!isPecker && (wood.thing === 'log' || !(isClimbing || isHolding))) continue;
    relations[at] = { from, kind: 'on', to };
    const colour = wood.thing === 'birch' ? BIRCH_BARK : null;
    subjects[to] = { ...wood, thing: 'tree-trunk', count: 1, colour };
    if (isPecker) subjects[from] = { ...who, thing: PECKER, motions: [], states: [] };
  }
  peckSomewhere(draft);
}

/** One that pecks without saying at what. */
function peckSomewhere(draft: Draft): void {
  const from = draft.subjects.findIndex(({ thing }) => thing === 'woodpecker');
  const who = draft.subjects[from];
  const isPlaced = draft.relations.some((one) => one.from === from && one.to !== null);
  if (who === undefined || isPlaced || isAway(who) || who.count > 1) return;
  draft.subjects[from] = { ...who, thing: PECKER, motions: [], states: [] };
  draft.relations.push({ from, kind: 'on', to: add(draft, 'tree-trunk') });
}
