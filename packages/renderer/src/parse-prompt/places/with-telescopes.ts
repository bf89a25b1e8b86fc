import { INDOORS } from '../../scene/indoors.ts';
import type { PlaceVote } from '../clauses/clause-state.ts';
import type { Setting, Subject } from '../scene-description.ts';

const LARGE =
  /\b(?:astronomers|observator\p{L}+|(?:huge|giant|big|great|large|enormous|massive|old) (?:[\p{L}-]+ )?telescope|(?:dome|radio|refractor|reflector|space) telescope)\b/iu;
const INSIDE = /\b(?:window|attic|indoors|inside|bedroom|shop|museum|shelf|desk lamp)\b/iu;
/** Where nothing but what is seen through it, or its own kind, led to. */
const MISTAKEN: ReadonlySet<Setting> = new Set<Setting>([
  'space',
  'sky',
  'room',
  'park',
  'laboratory',
  'table-top',
  'abstract',
]);

const isTelescope = ({ thing }: Subject) => thing === 'telescope';

/** Who looks at the stars stands on the ground, or in the dome that a large telescope is in. */
export function withTelescope(
  prompt: string,
  place: Setting,
  subjects: readonly Subject[],
  votes: readonly PlaceVote[],
): Setting {
  if (!subjects.some(isTelescope) || subjects.length < 2 || !MISTAKEN.has(place)) return place;
  const isNamed = votes.some(
    ({ setting, weight }) => setting === place && weight >= 2 && setting !== 'space',
  );
  if (isNamed || INSIDE.test(prompt)) return place;
  const isOpen = votes.some(({ setting, weight }) => weight >= 2 && !INDOORS.has(setting));
  return LARGE.test(prompt) && !isOpen ? 'observatory' : 'meadow';
}

/** The stars are looked at by night; ships and birds by day. */
export function isStargazing(
  prompt: string,
  place: Setting,
  subjects: readonly Subject[],
): boolean {
  if (!subjects.some(isTelescope) || subjects.length < 2) return false;
  if (/\bspy ?glass|\b(?:ships?|pirates?|sailors?|birds?|island|sun|lookout)\b/iu.test(prompt))
    return false;
  return place === 'observatory' || !INDOORS.has(place) || /\bwindow\b/iu.test(prompt);
}
