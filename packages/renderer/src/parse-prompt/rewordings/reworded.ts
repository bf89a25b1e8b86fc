import { withoutViewpoint } from '../description/viewpoints.ts';
import { createSieve } from '../needed-letters.ts';
import type { Rewording } from '../rewording.ts';
import { OF_MATERIALS } from '../subjects/materials.ts';
import { AGES } from './ages.ts';
import { ALONG_ROADS } from './along-roads.ts';
import { ANOTHER_ONE } from './another-one.ts';
import { AS_EVERYBODY_SAYS } from './as-everybody-says.ts';
import { AT_HOME } from './at-home.ts';
import { AT_WORK } from './at-work.ts';
import { BEAMS } from './beams.ts';
import { BEFORE_OTHERS } from './before-others.ts';
import { BRIEFLY_TOLD } from './briefly-told.ts';
import { IN_GROUND } from './buried.ts';
import { CHANGED_CLOTHES } from './changed-clothes.ts';
import { COOKED } from './cooked.ts';
import { EASILY_MISTAKEN } from './easily-mistaken.ts';
import { EVERYDAY_DEEDS } from './everyday-deeds.ts';
import { EXCHANGES } from './exchanges.ts';
import { FAMILY_DAYS } from './family-days.ts';
import { FROM_WINDOWS } from './from-windows.ts';
import { IDIOMS } from './idioms.ts';
import { IN_NATURE } from './in-nature.ts';
import { IN_OTHER_SENSES } from './in-other-senses.ts';
import { IN_PLAIN_WORDS } from './in-plain-words.ts';
import { IN_ROLES } from './in-roles.ts';
import { IN_SERVICE } from './in-service.ts';
import { IN_SPORTS } from './in-sports.ts';
import { IN_THEIR_HAUNTS } from './in-their-haunts.ts';
import { IN_TOWNS } from './in-towns.ts';
import { IN_TRAFFIC } from './in-traffic.ts';
import { INSIDES } from './insides.ts';
import { KNOWN_SIGHTS } from './known-sights.ts';
import { withoutPupils } from './lessons.ts';
import { LIKENESSES } from './likenesses.ts';
import { MISTAKABLE } from './mistakable.ts';
import { NAMED_DEEDS } from './named-deeds.ts';
import { OF_PRODUCTS } from './of-products.ts';
import { ON_ROOFS } from './on-roofs.ts';
import { PEOPLE_AND_PLACES } from './people-and-places.ts';
import { PLAINLY_MEANT } from './plainly-meant.ts';
import { PROPER_NAMES } from './proper-names.ts';
import { SAID_OF_OTHERS } from './said-of-others.ts';
import { SCENES_OF_PEOPLE } from './scenes-of-people.ts';
import { SET_APART } from './set-apart.ts';
import { STAFFS_AND_DRIVERS } from './staffs.ts';
import { TO_ANOTHER_SIDE } from './to-another-side.ts';
import { TOLD_IN_FEW_WORDS } from './told-in-few-words.ts';
import { OF_SEVERAL } from './told-of-several.ts';
import { WAYS_OF_NATURE } from './ways-of-nature.ts';
import { WHERE_IT_HAPPENS } from './where-it-happens.ts';
import { WITH_EACH_OTHER } from './with-each-other.ts';

const REWORDINGS: readonly Rewording[] = [
  ...AS_EVERYBODY_SAYS,
  ...PLAINLY_MEANT,
  ...SET_APART,
  ...TOLD_IN_FEW_WORDS,
  ...EASILY_MISTAKEN,
  ...WHERE_IT_HAPPENS,
  ...FAMILY_DAYS,
  ...WAYS_OF_NATURE,
  ...BEFORE_OTHERS,
  ...PEOPLE_AND_PLACES,
  ...STAFFS_AND_DRIVERS,
  ...WITH_EACH_OTHER,
  ...IN_SERVICE,
  ...OF_MATERIALS,
  ...BEAMS,
  ...INSIDES,
  ...IN_THEIR_HAUNTS,
  ...ALONG_ROADS,
  ...BRIEFLY_TOLD,
  ...FROM_WINDOWS,
  ...ANOTHER_ONE,
  ...EVERYDAY_DEEDS,
  ...NAMED_DEEDS,
  ...IN_SPORTS,
  ...KNOWN_SIGHTS,
  ...IN_TOWNS,
  ...IN_TRAFFIC,
  ...PROPER_NAMES.map(([name, meant]): Rewording => [name, () => meant]),
  ...IDIOMS,
  ...MISTAKABLE,
  ...IN_NATURE,
  ...IN_GROUND,
  ...ON_ROOFS,
  ...COOKED,
  ...OF_PRODUCTS,
  ...EXCHANGES,
  ...CHANGED_CLOTHES,
  ...AT_HOME,
  ...OF_SEVERAL,
  ...TO_ANOTHER_SIDE,
  ...SCENES_OF_PEOPLE,
  // How it is lit is no lamp in the picture.
  [
    /\b(?:(?:in|under|with) )?(?:soft |bright |warm )?studio light(?:s|ing)?(?=\s*(?:[,.;]|$))/giu,
    () => '',
  ],
  // Mint beside ice is no colour.
  [
    /\b((?:and|with|fresh|of|,) )mint\b(?! (?:green|colou?r|tone|blue|tea))/giu,
    (_, before) => `${before}herb`,
  ],
  // What bursts is a pipe for water, not one to smoke.
  [
    /\b(?:an? |the )?(?:water )?pipes? (?:suddenly )?(?:bursts?|breaks?|leaks?|is leaking|is bursting|bursting|leaking|explodes?|cracks?)(?: (?:open|in the (?:kitchen|bathroom|wall|basement)))?/giu,
    () => 'burst pipe',
  ],
  [
    /(?<=\b(?:fix(?:es|ing)?|repair(?:s|ing)?|mend(?:s|ing)?|replac(?:es?|ing)|tighten(?:s|ing)?) (?:an? |the )?)(?:broken |burst |leaky |leaking |old |copper )?pipes?\b/giu,
    () => 'water pipe',
  ],
  // It is no verb after a drink.
  [
    /\b(?:juice|soda|cola|lemonade|seltzer|kombucha|tonic|iced tea|cold brew|coffee|water|drinks?) (cans?)\b(?! (?:be|also|not)\b)/giu,
    (_, word) => `soda ${word}`,
  ],
  // How many years somebody has is no number of them.
  ...AGES,
  // Who reads a story has a book.
  [
    /(\bread(?:s|ing)?\b[^,.;]{0,24}?\b)(story|stories)\b/giu,
    (_, before, word) => before + (word?.length === 5 ? 'novel' : 'novels '),
  ],
  ...IN_ROLES,
  ...AT_WORK,
  // Who has a light under the blanket is in bed, at night.
  [
    /\b(?:under|beneath) (?:the|his|her|their|a) (?:\p{L}+ )?(?:blanket|quilt|cover|duvet)s?\b(?=.{0,120}\b(?:flashlight|torch)\b)/giu,
    () => 'in bed by night',
  ],
  [
    /\b(?:under|beneath) (?:the|his|her|their|a) (?:\p{L}+ )?(?:blanket|quilt|cover|duvet)s?\b(?<=\b(?:flashlight|torch)\b.{0,120})/giu,
    () => 'in bed by night',
  ],
  [/\b(?:under|beneath) (?:the|his|her|their|a) (?:covers|duvet|bed ?sheets)\b/giu, () => 'in bed'],
  [/\bcling(?:s|ing)? (?:on)?to\b/giu, () => 'sits on'],
  [/\b(?:rummag|forag)(?:es|ing) (?:through|in|around in)\b/giu, () => 'stands at'],
  // What food is in does not move the camera; the pan that is drawn has an egg in it.
  [
    /\b(?:(?:an?|two|three|four|some|\d) )?(?:fried )?eggs?(?: (?:are|is|being|frying|fried|sizzling|cooking))* (?:in|into) (?:an? |the |his |her )(?:hot |iron )?pan\b/giu,
    () => 'a frying pan',
  ],
  [
    /\b(?:in|into|on|onto|from) (?:an? |the |his |her )(?:hot |iron |deep )?pan\b(?! (?:across|over|of|left|right|up|down|to)\b)/giu,
    () => '',
  ],
  ...LIKENESSES,
  ...SAID_OF_OTHERS,
  ...IN_OTHER_SENSES,
  ...IN_PLAIN_WORDS,
];

const sieve = createSieve(REWORDINGS.map(([words]) => words));

/** A prompt in words that are read more easily. */
export function reworded(text: string): string {
  let said = withoutPupils(withoutViewpoint(text));
  let may = sieve(said.toLowerCase());
  for (const [at, [words, otherwise]] of REWORDINGS.entries()) {
    if (may[at] === 0) continue;
    const next = said.replaceAll(words, (found: string, ...parts: string[]) =>
      otherwise(found, ...parts).padEnd(found.length),
    );
    if (next !== said) may = sieve(next.toLowerCase());
    said = next;
  }
  return said;
}
