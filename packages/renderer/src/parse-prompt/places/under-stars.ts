import type { PlaceVote } from '../clauses/clause-state.ts';
import type { FoundSubjects } from '../clauses/find-subjects.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import { valuesIn } from '../vocabulary.ts';
import { isOnEarth } from './choose-setting.ts';

/** Who is in a galaxy is in space; who is under one is on the Earth. */
const WITHIN =
  /\b(?:in|inside|through|across|into|within|to|around)\s+(?:(?:the|a|an|our|another|this|distant|far|far-off)\s+)*(?:milky way|galax(?:y|ies))\b/iu;

/** The Milky Way over a lake is in the sky of the lake: its word names no place then. */
export function underStars(
  prompt: string,
  { votes, subjects, relations }: FoundSubjects,
  phrases: readonly TaggedPhrase[],
): FoundSubjects['votes'] {
  const isOfSky = ({ at, setting }: PlaceVote) =>
    setting === 'space' &&
    valuesIn(phrases[at ?? -1]?.meanings ?? [], 'weather').includes('milky-way');
  const others = votes.filter((vote) => !isOfSky(vote));
  const isElsewhere = others.some(({ setting, weight }) => setting !== 'space' && weight >= 2);
  return !WITHIN.test(prompt) && (isElsewhere || isOnEarth({ subjects, relations }))
    ? others
    : votes;
}
