import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { Relation, RelationKind } from '../scene-description.ts';
import { namesBelonging, type VerbUse } from '../words/verb-forms.ts';
import { type ClauseState, relate } from './clause-state.ts';
import { createDraft, NO_MODIFIERS, SUBJECTS_MAX } from './subject-drafts.ts';

const LAID = /table$|blanket$|desk$/u;

/** Played on a bench as well as at a table. */
const GAME = /^(?:card|chess)-table$/u;

/** Boats that carry several. */
const CREWED = /^(?:raft|canoe)$/u;

/** One of it is enough for all who do it. */
const SHARED = /^(?:paint|throw|look-at|point-at|push)$/u;

/** "Surfing a big wave": the wave is what carries. */
function rideThere(state: ClauseState, agents: readonly number[], to: number): void {
  const kept = state.relations.filter(
    (one) =>
      !(agents.includes(one.from) && one.to === to && ['hold', 'next-to'].includes(one.kind)),
  );
  state.relations.splice(0, state.relations.length, ...kept);
  const isCarried = kept.some((one) => agents.includes(one.from) && one.to === to);
  for (const from of isCarried ? [] : agents) relate(state, from, 'ride', to);
  if (state.subjects[to]?.thing === 'wave') state.votes.push({ setting: 'sea', weight: 2 });
}

const ON_HORSEBACK =
  /^(?:cowboy|cowgirl|gaucho|vaquero|knight|jockey|king|queen|prince|princess|warrior|viking|samurai|soldier|sheriff|bandit|outlaw|rider|horseman|gladiator|general|mongol|crusader)s?$|^(?:princesses|horsemen)$/u;
const AFLOAT = /boat$|ship$|^(?:canoe|kayak|raft|ferry|yacht|gondola|dinghy)$/u;
const CARRYING: ReadonlySet<string> = new Set(['on', 'in', 'ride', 'drive']);

/** What somebody rides who just rides; null for who is on something already. */
function mountOf({ subjects, relations }: ClauseState, owner: number): string | null {
  const isCarried = relations.some(
    ({ from, kind, to }) => from === owner && to !== null && CARRYING.has(kind),
  );
  if (isCarried) return null;
  return ON_HORSEBACK.test(subjects[owner]?.word ?? '') ? 'horse' : 'bicycle';
}

/** Who sails a ship needs no other boat. */
function isAboard({ subjects }: ClauseState, { kind, to }: Relation): boolean {
  return CARRYING.has(kind) && AFLOAT.test(subjects[to ?? -1]?.thing ?? '');
}

/** Whether others than these ride it. */
function isOfOthers({ relations }: ClauseState, agents: readonly number[], mount: number) {
  const riders = relations.filter(({ kind, to }) => kind === 'ride' && to === mount);
  return riders.length > 0 && riders.every(({ from }) => !agents.includes(from));
}

/** Whether somebody has it in the hands already. */
const isHad = ({ relations }: ClauseState, thing: number): boolean =>
  relations.some(({ kind, to }) => to === thing && (kind === 'read' || kind === 'hold'));

/** It takes two to hug or to shake hands: who does so alone has somebody to do it with. */
function addPartner(
  state: ClauseState,
  agents: readonly number[],
  thing: string,
  kind: RelationKind,
): void {
  const [owner] = agents;
  const somebody = state.subjects[owner ?? -1];
  const isMet = state.relations.some(
    ({ from, to }) => to !== null && (from === owner || to === owner) && from !== to,
  );
  const isAlone = agents.length === 1 && somebody?.count === 1 && isPerson(somebody.thing);
  if (owner === undefined || !isAlone || isMet || state.subjects.length >= SUBJECTS_MAX) return;
  const partner = createDraft(thing, { text: thing, isPlural: false }, NO_MODIFIERS, 0);
  state.subjects.push({ ...partner, motions: [...somebody.motions] });
  relate(state, state.subjects.length - 1, kind, owner);
}

/** What one lies on at home. */
const FOR_REST = /^(?:bed|sofa)$/u;
const AT_HOME = /^(?:room|bedroom|nursery|hospital|attic)$/u;
const SUPPORTING: ReadonlySet<string> = new Set(['on', 'in', 'under', 'ride']);

/** Whether another place than a home is named, or told by several words. */
function isElsewhere({ votes }: ClauseState): boolean {
  const sums = new Map<string, number>();
  for (const { setting, weight } of votes) sums.set(setting, (sums.get(setting) ?? 0) + weight);
  return [...sums].some(
    ([setting, sum]) => sum >= 2 && !AT_HOME.test(setting) && setting !== 'carriage',
  );
}

/** Who sleeps on a bench or wakes up on the beach needs no sofa and no bed, nor does a lion. */
function restsElsewhere(state: ClauseState, owner: number): boolean {
  if (!isPerson(state.subjects[owner]?.thing ?? '') || isElsewhere(state)) return true;
  return state.relations.some(
    ({ from, kind, to }) => from === owner && to !== null && SUPPORTING.has(kind),
  );
}

/** Who takes a shower under a waterfall is in no bathroom. */
function withdrawVote({ votes }: ClauseState, { meaning: { setting } }: VerbUse): void {
  const at = votes.findIndex((vote) => vote.setting === setting && vote.weight < 2);
  if (at !== -1) votes.splice(at, 1);
}

/** "Taking the bus to the beach": one sees the bus, where one is not inside of it. */
function rideAlong(state: ClauseState, agents: readonly number[]): boolean {
  const riders = agents.flatMap((at) => state.subjects[at] ?? []);
  if (riders.some(({ thing }) => isPerson(thing)) && !isElsewhere(state)) return false;
  for (const rider of riders) {
    rider.motions = rider.motions.map((each) => (each === 'sit' ? 'drive' : each));
    rider.states = rider.states.filter((each) => each !== 'sitting');
  }
  return true;
}

/** "Scouts pitch a tent": what is named is there, whoever does it. */
function addNamed(state: ClauseState, use: VerbUse): void {
  const thing = use.meaning.belonging ?? '';
  const isThere = state.subjects.some((each) => each.thing === thing);
  // "Riding a bus, a girl looks out": it is she who does.
  const isDone = use.form === 'ing' && state.subjects.some((each) => isAnimate(each.thing));
  if (!namesBelonging(use) || isDone || isThere || state.subjects.length >= SUBJECTS_MAX) return;
  state.subjects.push(createDraft(thing, { text: thing, isPlural: false }, NO_MODIFIERS, 0));
}

/** Who skateboards is on a skateboard and who reads has a book, also when none is named. */
export function addBelongings(state: ClauseState): void {
  for (const { agents, use, object } of state.rides) {
    const { belonging, deed, place } = use.meaning;
    const [owner] = agents;
    const isRiding = deed === 'ride' && belonging === 'bicycle' && owner !== undefined;
    const thing = isRiding ? mountOf(state, owner) : belonging;
    if (thing === null || owner === undefined || (deed !== null && object !== null)) continue;
    if (!isAnimate(state.subjects[owner]?.thing ?? '')) continue;
    // Animals drink without a glass.
    if (deed === 'drink' && !isPerson(state.subjects[owner]?.thing ?? '')) continue;
    if (use.meaning.setting === 'carriage' && !rideAlong(state, agents)) continue;
    if (FOR_REST.test(thing) && restsElsewhere(state, owner)) {
      withdrawVote(state, use);
      continue;
    }
    const isTable = LAID.test(thing);
    const kind = deed ?? place ?? (isTable ? 'around' : 'ride');
    if (isPerson(thing)) {
      addPartner(state, agents, thing, kind);
      continue;
    }
    const there = state.subjects.findIndex(
      (each, at) =>
        (each.thing === thing && !isOfOthers(state, agents, at)) ||
        (isTable && LAID.test(each.thing)),
    );
    if (there !== -1 && kind === 'ride') rideThere(state, agents, there);
    // "Reading while stars rise from the book": it is the book that is read.
    if (there !== -1 && kind === 'read' && !isHad(state, there))
      for (const from of agents) relate(state, from, 'read', there);
    if (there !== -1 || state.subjects.length >= SUBJECTS_MAX) continue;
    const isTaken = state.relations.some(
      (one) =>
        one.from === owner &&
        one.to !== null &&
        (one.kind === kind ||
          isAboard(state, one) ||
          (deed === null && one.kind === 'on' && !GAME.test(thing))),
    );
    if (isTaken && deed === null) withdrawVote(state, use);
    if (isTaken) continue;
    const named = { text: thing, isPlural: false };
    const owners = agents.reduce((sum, one) => sum + (state.subjects[one]?.count ?? 0), 0);
    const isShared =
      isTable ||
      use.meaning.setting === 'carriage' ||
      place !== null ||
      SHARED.test(deed ?? '') ||
      CREWED.test(thing);
    const count = isShared ? 1 : owners;
    state.subjects.push({ ...createDraft(thing, named, NO_MODIFIERS, 0), count });
    const to = state.subjects.length - 1;
    for (const from of agents) relate(state, from, kind, to);
    if (thing === 'wave') state.votes.push({ setting: 'sea', weight: 2 });
  }
  const done = new Set(state.rides.filter(({ agents }) => agents.length > 0).map(({ use }) => use));
  for (const { use } of state.rides) if (!done.has(use)) addNamed(state, use);
}
