import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { COLOUR_WORDS } from '../words/colours.ts';

/** What has the colours of the whole ad, rather than one of its own. */
const OF_ALL =
  'backgrounds?|backdrops?|themes?|tones?|colou?rs?|palette|accents?|branding|brand|studio|gradient|scheme|design|style|look|mood|vibes?|aesthetic|light(?:s|ing)?|glow|haze|letters?|lettering|text|typography|font|podium|pedestal|stage|surface|wall|stripes?|version|edition|packaging|label|logo|everything|minimalism|monochrome|neon|powder|smoke|splash(?:es)?|set|lightning|shadows?|particles|confetti|sparkles|dust|bedroom|room|interior|friday|starburst|paper|ads?|adverts?|banner|poster|flyer|commercial|post|story|campaign';
const NAMES = Object.keys(COLOUR_WORDS)
  .toSorted((one, other) => other.length - one.length)
  .map((word) => word.replace('-', '[ -]'))
  .join('|');
/** A colour that no noun follows, or one of these: "red and black", "a navy night sky background". */
const APART = new RegExp(
  String.raw`^(?:\s*(?:[,.;:!?/&)]|$)|\s{2,}| (?:and|or|with|on|in|at|to|for|by|from|over|against|as|is|are|only|like|${NAMES})\b|(?: [\p{L}-]+){0,3} (?:${OF_ALL})\b)`,
  'iu',
);
const OF_HOUR =
  /^gold(?:en)? (?:hour|(?:morning|evening|afternoon|autumn|sunset|sunrise|warm|sun) ?(?:light|sunlight|glow|rays)|sunlight|rays)\b/iu;
const COLOUR = new RegExp(String.raw`(?<![\p{L}-])(?:${NAMES})(?![\p{L}-])`, 'giu');

/** The colours of an ad without those of what is seen in it: "a ship sails past green islands". */
export function withBrandColours(found: FoundSubjects, text: string): FoundSubjects {
  if (found.colours.length === 0) return found;
  const [own, free] = [new Set<string | undefined>(), new Set<string | undefined>()];
  for (const { index, 0: name } of text.matchAll(COLOUR)) {
    // The light of an hour is no colour of a brand.
    if (OF_HOUR.test(text.slice(index))) {
      own.add(COLOUR_WORDS[name.toLocaleLowerCase('en')]);
      continue;
    }
    const code = COLOUR_WORDS[name.toLocaleLowerCase('en').replace(' ', '-')];
    (APART.test(text.slice(index + name.length)) ? free : own).add(code);
  }
  const isOfAll = (colour: string) => !own.has(colour) || free.has(colour);
  const { accent } = found;
  return {
    ...found,
    colours: found.colours.filter(isOfAll),
    accent: accent !== null && isOfAll(accent) ? accent : null,
  };
}
