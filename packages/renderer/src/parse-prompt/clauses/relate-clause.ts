import { isAnimate, isPerson } from '../kinds-of-things.ts';
import { type ClauseState, draftAt } from './clause-state.ts';

/** "A girl feeds ducks that swim in a pond": what follows is said of the ducks. */
export function relateClause(state: ClauseState, text: string): void {
  const { last } = state;
  const noun = draftAt(state, last);
  if (last === null || noun === undefined || state.agents.includes(last)) return;
  // Among animals "who" is one of them, beside people it is somebody.
  const areAnimals = state.agents.every((at) => !isPerson(draftAt(state, at)?.thing ?? ''));
  const isSomebody = isPerson(noun.thing) || (isAnimate(noun.thing) && areAnimals);
  const isMeant = text === 'who' ? isSomebody : text === 'that' || text === 'which';
  if (!isMeant) return;
  state.agents = [last];
  state.joined = null;
  state.verb = null;
}
