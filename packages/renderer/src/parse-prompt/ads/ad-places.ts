import type { FoundSubjects } from '../clauses/find-subjects.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import type { Setting } from '../scene-description.ts';

/** From where one looks at another place. */
const LOOKOUTS: ReadonlySet<Setting> = new Set<Setting>([
  'balcony',
  'terrace',
  'rooftops',
  'window-seat',
]);
const VIEW = /\b(?:view|overlooking|looking out)\b/iu;

/** Whose ad it is, where the scene comes first: "a couple on a terrace, ad for a winery". */
const AD_FOR =
  /(?<=[,.;:]\s*)(?:an? )?(?:ad|ads|advert|advertisement|commercial|promo|spot|campaign|poster|banner|flyer) for [^,.;:]*/iu;

/** "Yoga studio ad, woman on the beach": where the picture is comes after whose ad it is. */
export function placesShown(
  votes: FoundSubjects['votes'],
  phrases: readonly TaggedPhrase[],
  rest: string,
): FoundSubjects['votes'] {
  const end = rest.search(/[,:;.]/u);
  const isLater = ({ at }: FoundSubjects['votes'][number]) =>
    at !== undefined && (phrases[at]?.span.start ?? 0) > end;
  const told = AD_FOR.exec(rest);
  const isTold = ({ at }: FoundSubjects['votes'][number]) => {
    const start = at === undefined ? -1 : (phrases[at]?.span.start ?? -1);
    return told !== null && start >= told.index && start < told.index + told[0].length;
  };
  const seen = votes.filter((vote) => !isTold(vote));
  if (seen.length < votes.length && seen.some(({ weight }) => weight >= 2)) return seen;
  const high = votes.find(({ setting }) => LOOKOUTS.has(setting));
  if (high !== undefined && VIEW.test(rest)) return [...votes, { ...high, weight: 4 }];
  const isShown = end > 0 && votes.some((vote) => isLater(vote) && vote.weight >= 2);
  return isShown ? votes.filter((vote) => vote.at === undefined || isLater(vote)) : votes;
}
