import type { PlaceVote } from '../clauses/clause-state.ts';
import type { SceneDescription, Setting } from '../scene-description.ts';

/** What is seen of the sky is not seen from below the water. */
const OF_SKY: ReadonlySet<string> = new Set(['aurora', 'rainbow', 'meteors', 'milky-way', 'storm']);
const UNDER_SKY =
  /\b(?:under|beneath|below) (?:(?:a|an|the|\p{L}{3,12}) ){0,3}(?:stars?|sky|skies|clouds|moon|moonlight|sun|sunset|sunrise)\b/iu;
const DEEP =
  /\b(?:under ?water|reefs?|corals?|seabed|(?:sea|ocean) floor|deep|depths|dives?|diving)\b/iu;
const SWIMMERS =
  /^(?:whale|spouting-whale|orca|dolphin|narwhal|shark|turtle|seal|person-merpeople)$/u;
/** They come up for air, or show a fin: then, and at sunset, one looks at the sea, not into it. */
const AT_SURFACE = /^(?:whale|spouting-whale|orca|dolphin|narwhal|shark)$/u;
/** What has its roots in the ground, whatever the sky above it is like. */
const ROOTED =
  /^(?:lavender|sunflower|tulip|poppy|rose|daisy|wheat|sheaf-of-rice|ear-of-corn|corn-field|grapes|cactus|palm-tree|deciduous-tree|evergreen-tree|house|barn|windmill|cow-face|ewe)/u;
const SEEN_FROM_ABOVE =
  /\b(?:sunset|sundown|sunrise|dawn|dusk|golden hour|twilight|horizon|fins?|(?:its|his|her|the|[\p{L}]+['’]s) back)\b/iu;

/** A whale under the northern lights is at the surface of the sea. */
export function underOpenSky(
  prompt: string,
  setting: Setting,
  votes: readonly PlaceVote[],
  { subjects, weather }: Pick<SceneDescription, 'subjects' | 'weather'>,
): Setting {
  const thing = subjects[0]?.thing ?? '';
  if (setting === 'sky' && ROOTED.test(thing) && UNDER_SKY.test(prompt)) return 'meadow';
  if (!SWIMMERS.test(thing) || DEEP.test(prompt)) return setting;
  const isNamed = votes.some((vote) => vote.setting === 'underwater' && vote.weight >= 2);
  if (setting === 'underwater' && !isNamed) {
    const isUp = weather.some((one) => OF_SKY.has(one)) || UNDER_SKY.test(prompt);
    return isUp || (AT_SURFACE.test(thing) && SEEN_FROM_ABOVE.test(prompt)) ? 'sea' : setting;
  }
  return setting === 'sky' && UNDER_SKY.test(prompt) ? 'sea' : setting;
}
