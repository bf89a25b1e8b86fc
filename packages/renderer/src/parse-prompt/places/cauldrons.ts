import type { PlaceVote } from '../clauses/clause-state.ts';
import type { SceneDescription, Setting } from '../scene-description.ts';

/** What witches stir is not cooked in a kitchen, unless the prompt names one. */
export function atCauldron(
  place: Setting,
  { subjects }: Pick<SceneDescription, 'subjects'>,
  votes: readonly PlaceVote[],
): Setting {
  const isNamed = votes.some(({ setting, weight }) => setting === 'kitchen' && weight > 2);
  const isStirred = subjects.some(({ thing }) => thing === 'cauldron');
  return place === 'kitchen' && isStirred && !isNamed ? 'forest' : place;
}
