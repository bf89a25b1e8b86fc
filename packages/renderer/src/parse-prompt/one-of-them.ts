import { type ClauseState, draftAt, relate } from './clause-state.ts';
import { isAnimate } from './kinds-of-things.ts';
import { SUBJECTS_MAX } from './subject-drafts.ts';

/** Who several are: whom the prompt is about, if there is more than one of them. */
function severalOf({ main, subjects }: ClauseState): number | null {
  const [at] = main;
  const group = subjects[at ?? -1];
  return at !== undefined && group !== undefined && isAnimate(group.thing) ? at : null;
}

/** "An astronaut plants a flag while another takes a photo": somebody like the first, beside them. */
function addAnother(state: ClauseState, at: number): void {
  const group = draftAt(state, at);
  if (group === undefined || state.subjects.length >= SUBJECTS_MAX) return;
  const look = group.look === null ? null : { ...group.look };
  state.subjects.push({ ...group, look, motions: [], states: [], phrases: [], count: 1 });
  const who = state.subjects.length - 1;
  relate(state, who, 'next-to', at);
  state.agents = [who];
  state.last = who;
  state.isListOpen = false;
}

/**
 * "Three robots work, one drops a tray, the others laugh": one of them is somebody apart, who is where they are.
 * Returns whether the pronoun means one of several.
 */
export function readMember(state: ClauseState, text: string): boolean {
  if (!/^(?:one|another|others)$/u.test(text)) return false;
  const at = severalOf(state);
  const group = draftAt(state, at);
  if (at === null || group === undefined) return true;
  state.verb = null;
  state.preposition = null;
  state.isForeign = false;
  if (text === 'another' && group.count === 1) {
    addAnother(state, at);
    return true;
  }
  const isSplit = text !== 'others' && group.count > 1 && state.subjects.length < SUBJECTS_MAX;
  if (isSplit) {
    group.count -= 1;
    const { look, motions, states } = group;
    const own = {
      motions: [...motions],
      states: [...states],
      look: look === null ? null : { ...look },
    };
    state.subjects.push({ ...group, ...own, phrases: [], count: 1 });
  }
  const who = isSplit ? state.subjects.length - 1 : at;
  if (isSplit)
    for (const { from, kind, to } of [...state.relations])
      if (from === at) relate(state, who, kind, to);
  state.agents = [who];
  state.last = who;
  state.isListOpen = false;
  return true;
}
