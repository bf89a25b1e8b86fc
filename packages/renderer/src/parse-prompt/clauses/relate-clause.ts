import { isPerson } from '../kinds-of-things.ts';
import { type ClauseState, draftAt } from './clause-state.ts';

/** "A girl feeds ducks that swim in a pond": what follows is said of the ducks. */
export function relateClause(state: ClauseState, text: string): void {
  const { last } = state;
  const noun = draftAt(state, last);
  if (last === null || noun === undefined || state.agents.includes(last)) return;
  const isMeant = text === 'who' ? isPerson(noun.thing) : text === 'that' || text === 'which';
  if (!isMeant) return;
  state.agents = [last];
  state.joined = null;
  state.verb = null;
}
