import { habitatOf } from '../../icons/habitats.ts';
import type { PlaceVote } from '../clauses/clause-state.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { Setting, Subject } from '../scene-description.ts';
import { withTelescope } from './with-telescopes.ts';

const BEYOND_EARTH =
  /\b(?:above|over|around|orbit(?:s|ing)?|circl(?:es|ing)|past|high above|down (?:at|on|to|upon)|(?:look|gaz|star)(?:s|es|ing) at|in front of|towards?|hit(?:s|ting)?|strik(?:es|ing)|approach(?:es|ing)|(?:crash|slam|smash)(?:es|ing) into|away from|leav(?:es|ing)) (?:the |planet |our |the planet |the blue )?earth\b(?!['’-])/iu;

/** The whole planet, whoever is there. */
const PLANET = /\b(?:orbit(?:s|ing)?\b.*|planet )earth\b/iu;

const isAdrift = ({ motions }: Subject) => motions.includes('float') || motions.includes('fly');
const isAstronaut = ({ look }: Subject) => look?.job === 'astronaut';

/** Whether somebody of the picture could be where the whole earth is seen; to others it is the soil. */
function isOfSpace(subjects: readonly Subject[]): boolean {
  const others = subjects.filter(({ thing }) => !thing.startsWith('globe-'));
  return (
    others.length === 0 ||
    others.some(
      (one) =>
        habitatOf(one.thing) === 'space' ||
        isAstronaut(one) ||
        /moon|planet/u.test(one.thing) ||
        (isPerson(one.thing) && isAdrift(one)),
    )
  );
}

/** Who is over the earth, or floats in a suit for it, is in space, wherever else one of the kind lives. */
export function inSpace(
  prompt: string,
  place: Setting,
  subjects: readonly Subject[],
  votes: readonly PlaceVote[],
): Setting {
  const seen = withTelescope(prompt, place, subjects, votes);
  if (seen !== place || votes.some(({ weight }) => weight >= 2)) return seen;
  if (subjects.some((one) => isAstronaut(one) && isAdrift(one))) return 'space';
  return BEYOND_EARTH.test(prompt) && (PLANET.test(prompt) || isOfSpace(subjects))
    ? 'space'
    : place;
}
