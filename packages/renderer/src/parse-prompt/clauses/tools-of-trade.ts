import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import { type ClauseState, type Preposition, relate } from './clause-state.ts';
import { createDraft, NO_MODIFIERS, personWord, SUBJECTS_MAX } from './subject-drafts.ts';

/** Beside or under it is where somebody is who has another one. */
const HAVING: ReadonlySet<Preposition> = new Set(['with', 'at', 'on', 'behind', 'into', 'for']);
const BALL = /ball$/u;

/**
 * The place of what somebody has by calling, where it is what is named now, or -1. The bouquet that a florist has is the
 * one that she ties, and a singer with a microphone has one. The ball of a player is that of the game.
 */
export function toolOfTheirs(
  { subjects, modifiers, relations, verb, joined, shared, ...state }: ClauseState,
  thing: string,
  { text }: TaggedPhrase,
): number {
  if ((modifiers.count ?? 1) !== 1) return -1;
  const preposition = state.preposition ?? (joined === 'and' ? shared : null);
  const isHad = preposition !== null && HAVING.has(preposition.kind);
  const owners = preposition === null ? (verb?.agents ?? []) : isHad ? preposition.from : [];
  return subjects.findIndex(
    (tool, at) =>
      tool.phrases.length === 0 &&
      (thing === tool.thing ||
        thing.startsWith(`${tool.thing}-of-`) ||
        thing.endsWith(`-${tool.thing}`) ||
        (text === 'ball' && BALL.test(tool.thing))) &&
      relations.some(({ from, to }) => to === at && owners.includes(from)),
  );
}

/** A violinist has a violin. */
export function addTool(state: ClauseState, owner: number, phrase: TaggedPhrase): void {
  const who = personWord(phrase.text);
  if (who?.tool === undefined || state.subjects.length >= SUBJECTS_MAX) return;
  // Those who are passed on the road have bicycles of their own.
  const count = who.toolDeed === 'ride' ? (state.subjects[owner]?.count ?? 1) : 1;
  const isRidden = (at: number) =>
    who.toolDeed === 'ride' &&
    ((state.subjects[at]?.count ?? 1) < count ||
      state.relations.some(({ kind, to }) => (kind === 'ride' || kind === 'on') && to === at));
  const same = state.subjects.findIndex(({ thing }, at) => thing === who.tool && !isRidden(at));
  const tool = { ...phrase, text: who.tool, isPlural: false };
  if (same === -1) state.subjects.push({ ...createDraft(who.tool, tool, NO_MODIFIERS, 0), count });
  relate(state, owner, who.toolDeed ?? 'hold', same === -1 ? state.subjects.length - 1 : same);
}
