import { isAnimate, isPerson } from '../kinds-of-things.ts';
import { MEMBER } from '../phrases/member-words.ts';
import type { RelationKind } from '../scene-description.ts';
import { type ClauseState, draftAt, relate } from './clause-state.ts';
import { type Draft, NO_MODIFIERS, SUBJECTS_MAX } from './subject-drafts.ts';

/** Who several are: whom the prompt is about, or else those of whom it names more than one. */
function severalOf(state: ClauseState): number | null {
  const { main, subjects, split } = state;
  if (split[0] !== undefined) return split[0];
  const isGroup = (draft: Draft | undefined) => draft !== undefined && draft.count > 1;
  const [at] = main;
  if (isGroup(draftAt(state, at))) return at ?? null;
  const others = subjects.findLastIndex(isGroup);
  if (others !== -1) return others;
  return at !== undefined && isAnimate(subjects[at]?.thing ?? '') ? at : null;
}

/** Somebody like those at this place, who did nothing yet. */
function copyOf({ look, ...group }: Draft): Draft {
  const copied = look === null ? null : { ...look };
  return { ...group, look: copied, motions: [], states: [], phrases: [], count: 1 };
}

/** From now on the clause is about this one. */
function turnTo(state: ClauseState, who: number): void {
  state.agents = [who];
  state.last = who;
  state.joined = null;
  state.isListOpen = false;
}

/** "An astronaut plants a flag while another takes a photo": somebody like the first, beside them. */
function addAnother(state: ClauseState, at: number): void {
  const group = draftAt(state, at);
  if (group === undefined || state.subjects.length >= SUBJECTS_MAX) return;
  state.subjects.push(copyOf(group));
  const who = state.subjects.length - 1;
  relate(state, who, 'next-to', at);
  turnTo(state, who);
}

/** Each of several has one of these: who is apart from them has the own one. */
function ownOf(state: ClauseState, kind: RelationKind, at: number, of: number): number {
  const things = draftAt(state, at);
  const isPaired = kind === 'ride' && things?.count === of;
  if (things === undefined || !isPaired || state.subjects.length >= SUBJECTS_MAX) return at;
  things.count -= 1;
  state.subjects.push(copyOf(things));
  return state.subjects.length - 1;
}

/** Takes one out of several, who does what they do; the place of the one, or of the group where nobody can leave it. */
export function splitOff(state: ClauseState, at: number, group: Draft): number {
  if (group.count < 2 || state.subjects.length >= SUBJECTS_MAX) return at;
  const { motions, states, count } = group;
  group.count -= 1;
  state.subjects.push({ ...copyOf(group), motions: [...motions], states: [...states] });
  const who = state.subjects.length - 1;
  for (const { from, kind, to } of [...state.relations]) {
    if (from === at) relate(state, who, kind, to === null ? null : ownOf(state, kind, to, count));
    if (to === at) relate(state, from, kind, who);
  }
  state.split = [...(state.split.length === 0 ? [at] : state.split), who];
  return who;
}

/**
 * "Three robots work, one drops a tray, the others laugh": one of them is somebody apart, who is where they are.
 * Returns whether the pronoun means one of several.
 */
export function readMember(state: ClauseState, text: string, isGapped: boolean): boolean {
  if (!MEMBER.test(text)) return false;
  const at = severalOf(state);
  const group = draftAt(state, at);
  if (at === null || group === undefined) return true;
  const { verb } = state;
  state.verb = null;
  state.preposition = null;
  state.isForeign = false;
  state.modifiers = NO_MODIFIERS;
  if (text === 'another' && group.count === 1 && state.split.length === 0) {
    addAnother(state, at);
    return true;
  }
  const who = /^others?$/u.test(text) ? at : splitOff(state, at, group);
  turnTo(state, who);
  // "One wears a hat, the other a scarf": the verb is that of the first.
  if (isGapped && verb !== null) state.verb = { ...verb, agents: [who], object: null };
  return true;
}

const HALVES: Readonly<Record<string, readonly [man: string, woman: string]>> = {
  couple: ['man', 'woman'],
  lovers: ['man', 'woman'],
  parents: ['man', 'woman'],
  grandparents: ['old-man', 'old-woman'],
};

/** Of two who are named with one word, the man is apart from the woman. */
function partCouple(state: ClauseState): void {
  const at = state.subjects.findIndex(
    ({ look, count }) => count === 2 && HALVES[look?.job ?? ''] !== undefined,
  );
  const pair = draftAt(state, at);
  const [man, woman] = HALVES[pair?.look?.job ?? ''] ?? [];
  if (pair === undefined || pair.look === null || man === undefined || woman === undefined) return;
  const isOld = pair.look.age === 'old' && !man.startsWith('old');
  const other = draftAt(state, splitOff(state, at, pair));
  if (other === undefined || other === pair || other.look === null) return;
  pair.thing = isOld ? `old-${man}` : man;
  other.thing = isOld ? `old-${woman}` : woman;
  pair.look = { ...pair.look, job: null, gender: 'male' };
  other.look = { ...other.look, job: null, gender: 'female' };
}

/** "She wears a dress, he a suit": who of those who were named is a woman, or a man. Returns whether one is. */
export function readHeOrShe(state: ClauseState, text: string): boolean {
  if (!/^s?he$/u.test(text)) return false;
  const gender = text === 'she' ? 'female' : 'male';
  const isMeant = (at: number) => {
    const draft = draftAt(state, at);
    return draft !== undefined && isPerson(draft.thing) && draft.look?.gender === gender;
  };
  partCouple(state);
  const all = [...state.subjects.keys()];
  const who = state.main.find(isMeant) ?? all.findLast(isMeant);
  if (who === undefined) return false;
  state.verb = null;
  state.preposition = null;
  state.isForeign = false;
  turnTo(state, who);
  return true;
}
