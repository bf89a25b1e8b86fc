import { backdropIn } from '../places/backdrops.ts';
import type { SceneDescription } from '../scene-description.ts';
import { COLOUR_WORDS } from '../words/colours.ts';

/** Waters have these anyway, or only where light falls on them. */
const OWN = /^(?:blue|green|white|silver|gr[ea]y|golden|gold|cream|ivory|beige|brown)$/u;
const NAMES = Object.keys(COLOUR_WORDS)
  .filter((name) => !OWN.test(name))
  .map((name) => name.replace('-', '[- ]'))
  .sort((first, second) => second.length - first.length)
  .join('|');
const WATERS =
  '(?:lakes?|lagoons?|bays?|coves?|creeks?|fjords?|ponds?|rivers?|streams?|sea|ocean|waters?|waves|swamp|hot springs?|waterfalls?)';
/** Where the water is what is coloured, and not what is called after it: no sea lion, no water bottle. */
const ENDS =
  '(?=\\s*(?:[,.;:!?)]|$)| (?:in|on|at|by|near|under|with|and|or|is|are|of|from|over|below|beneath|before|behind|beside|between|through|along|during|as|while|where|that|which|to|into|around|full|(?:flow|shimmer|glow|sparkl|glitter|glisten|crash|roll|reflect|rippl|wash|lapp?|stretch|surround|cascad|splash)\\p{L}*)\\b)';
/** The Black Sea is as blue as others. */
const NAMED_SEAS = '(?!(?<!\\ban? )(?:black|red|yellow) sea\\b)';
const HUED = `\\b(${NAMES})(?:[- ](?:colou?red|hued|tinted|green|blue))?`;
const OF_WATER = new RegExp(
  `${NAMED_SEAS}${HUED}(?: (?:salt|calm|still|clear|glowing)){0,2} ${WATERS}\\b${ENDS}`,
  'iu',
);
const OF_CLOUDS = new RegExp(
  `${HUED}(?: (?:fluffy|puffy|cotton|candy|storm|soft|glowing)){0,2} clouds?\\b`,
  'iu',
);

/** A sky has every colour but its own one by day, and is said to be so before or after. */
const SKY_HUES = Object.keys(COLOUR_WORDS)
  .filter((name) => !/^(?:blue|white|gr[ea]y|silver|cream|ivory|beige|black)$/u.test(name))
  .map((name) => name.replace('-', '[- ]'))
  .sort((first, second) => second.length - first.length)
  .join('|');
const OF_SKY = new RegExp(
  `\\b(${SKY_HUES})(?:[- ](?:colou?red|hued|tinted|(?:and|to) \\p{L}+))?(?: (?:evening|morning|sunset|dawn|alien|glowing|stormy|hazy|burning|summer)){0,2} sk(?:y|ies)\\b`,
  'iu',
);
const SKY_IS = new RegExp(
  `\\bsky (?:is|was|glows|shines|all|in|,)(?: (?:all|a|deep|bright|soft|pale|glowing)){0,2} (${SKY_HUES})\\b`,
  'iu',
);

/** Light is never black, and white is what lamps have anyway. */
const LAMP_HUES = Object.keys(COLOUR_WORDS)
  .filter((name) => !/^(?:white|gr[ea]y|silver|cream|ivory|beige|black|brown)$/u.test(name))
  .map((name) => name.replace('-', '[- ]'))
  .sort((first, second) => second.length - first.length)
  .join('|');
const OF_LAMPS = new RegExp(
  `\\b((?:(?:${LAMP_HUES})(?:, (?:and )?| and | & | ))+)(?:(?:bright|flashing|glowing|neon|stage|disco|concert|laser|strobe|spot) ){0,2}(?:light(?:s|ing)?|spotlights?|floodlights?|lasers?|beams|glow)\\b`,
  'iu',
);
const LAMP_HUE = new RegExp(`\\b(?:${LAMP_HUES})\\b`, 'giu');

/** Of a show that is in light of several colours: "pink and blue neon lights". */
function lampsIn(prompt: string): readonly string[] | undefined {
  const named = OF_LAMPS.exec(prompt)?.[1]?.match(LAMP_HUE) ?? [];
  const codes = named.flatMap((name) => COLOUR_WORDS[name.toLowerCase().replace(' ', '-')] ?? []);
  return codes.length === 0 ? undefined : codes;
}

const NAMED = new RegExp(
  `\\b(?:${WATERS}|clouds?|sky|skies|light|lights|lighting|spotlights?|floodlights?|lasers?|beams|glow)\\b`,
  'iu',
);

const colourIn = (pattern: RegExp, prompt: string): string | undefined =>
  COLOUR_WORDS[(pattern.exec(prompt)?.[1] ?? '').toLowerCase().replace(' ', '-')];

/** What is said of the water alone does not colour the whole picture. */
export function accentBeside(
  accent: string | null,
  { tints }: Pick<SceneDescription, 'tints'>,
): string | null {
  const { lamps: _, ...others } = tints ?? {};
  const isOwn = accent !== null && Object.values(others).includes(accent);
  return isOwn ? null : accent;
}

/** Colours that water, clouds or the sky have not by themselves: "a pink lake", "purple clouds". */
export function tintsIn(prompt: string): Pick<SceneDescription, 'tints'> {
  const backdrop = backdropIn(prompt);
  if (backdrop !== null) return { tints: { backdrop } };
  if (!NAMED.test(prompt)) return {};
  const [water, clouds] = [colourIn(OF_WATER, prompt), colourIn(OF_CLOUDS, prompt)];
  const sky = colourIn(OF_SKY, prompt) ?? colourIn(SKY_IS, prompt);
  const lamps = lampsIn(prompt);
  if ((water ?? clouds ?? sky ?? lamps) === undefined) return {};
  return {
    tints: {
      ...(sky === undefined ? {} : { sky }),
      ...(water === undefined ? {} : { water }),
      ...(clouds === undefined ? {} : { clouds }),
      ...(lamps === undefined ? {} : { lamps }),
    },
  };
}
