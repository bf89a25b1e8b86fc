import type { PlaceVote } from './clause-state.ts';
import type { Setting, Subject } from './scene-description.ts';

const BEYOND_EARTH =
  /\b(?:above|over|around|orbit(?:s|ing)?|circl(?:es|ing)|past|high above|down (?:at|on|to|upon)|(?:look|gaz|star)(?:s|es|ing) at|in front of|towards?|away from|leav(?:es|ing)) (?:the |planet |our |the planet |the blue )?earth\b(?!['’-])/iu;

/** Who is over the earth, or floats in a suit for it, is in space, wherever else one of the kind lives. */
export function inSpace(
  prompt: string,
  place: Setting,
  subjects: readonly Subject[],
  votes: readonly PlaceVote[],
): Setting {
  if (votes.some(({ weight }) => weight >= 2)) return place;
  const isAdrift = subjects.some(
    ({ look, motions }) =>
      look?.job === 'astronaut' && (motions.includes('float') || motions.includes('fly')),
  );
  return isAdrift || BEYOND_EARTH.test(prompt) ? 'space' : place;
}
