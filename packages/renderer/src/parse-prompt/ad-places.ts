import type { FoundSubjects } from './find-subjects.ts';
import type { Setting } from './scene-description.ts';
import type { TaggedPhrase } from './tag-phrases.ts';

/** From where one looks at another place. */
const LOOKOUTS: ReadonlySet<Setting> = new Set<Setting>([
  'balcony',
  'terrace',
  'rooftops',
  'window-seat',
]);
const VIEW = /\b(?:view|overlooking|looking out)\b/iu;

/** "Yoga studio ad, woman on the beach": where the picture is comes after whose ad it is. */
export function placesShown(
  votes: FoundSubjects['votes'],
  phrases: readonly TaggedPhrase[],
  rest: string,
): FoundSubjects['votes'] {
  const end = rest.search(/[,:;.]/u);
  const isLater = ({ at }: FoundSubjects['votes'][number]) =>
    at !== undefined && (phrases[at]?.span.start ?? 0) > end;
  const high = votes.find(({ setting }) => LOOKOUTS.has(setting));
  if (high !== undefined && VIEW.test(rest)) return [...votes, { ...high, weight: 4 }];
  const isShown = end > 0 && votes.some((vote) => isLater(vote) && vote.weight >= 2);
  return isShown ? votes.filter((vote) => vote.at === undefined || isLater(vote)) : votes;
}
