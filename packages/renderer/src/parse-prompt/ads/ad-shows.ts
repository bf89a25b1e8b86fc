import { type FoundSubjects, findSubjects } from '../clauses/find-subjects.ts';
import { findPhrases } from '../phrases/find-phrases.ts';
import { type TaggedPhrase, tagPhrases } from '../phrases/tag-phrases.ts';
import { tokensOf } from '../phrases/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { castOfAd } from './ad-cast.ts';
import { withoutClass } from './ad-classes.ts';
import { withoutName } from './ad-names.ts';
import { placesShown } from './ad-places.ts';
import { sceneOffered } from './ad-scenes.ts';
import { withDishInHand, withServed } from './ad-served.ts';
import { cleaned, trained } from './ad-wares.ts';
import { businessOf } from './businesses.ts';
import type { AdParts } from './find-ad.ts';

interface Read {
  readonly read: FoundSubjects;
  readonly phrases: readonly TaggedPhrase[];
}

/** What an ad shows; what its headline speaks of, if the rest of the prompt names nothing. */
export function adShows(
  prompt: string,
  { quotes, rest, brand }: AdParts,
  { read, phrases }: Read,
  vocabulary: Vocabulary,
): FoundSubjects {
  const scene = sceneOffered(prompt, brand === null ? rest : rest.replace(brand, ' '), vocabulary);
  if (scene !== null) return { ...read, ...scene };
  const sold = withoutName(withoutClass(read, phrases), phrases, { rest, brand });
  const cast = withDishInHand(
    withServed(cleaned(trained(castOfAd(sold, prompt, phrases), prompt), prompt), prompt),
  );
  const votes = placesShown(cast.votes, phrases, rest);
  const isNamed = votes.some(({ weight }) => weight >= 2) || cast.subjects.length > 0;
  const stand = businessOf(prompt)?.thing ?? null;
  const isTold = stand === null || stand === 'clapper-board';
  if (isNamed || quotes.length === 0 || !isTold) return { ...cast, votes };
  const said = tagPhrases(findPhrases(tokensOf(quotes.join('. ')), vocabulary));
  const { subjects, relations, effects, votes: places } = findSubjects(said);
  const shown = castOfAd({ ...read, subjects, relations, effects, phrasesOf: [] }, prompt, phrases);
  return { ...shown, votes: [...votes, ...places], phrasesOf: subjects.map(() => []) };
}
