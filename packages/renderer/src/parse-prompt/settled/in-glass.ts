import type { Glassware, InGlass, SceneDescription } from '../scene-description.ts';

const NAMES: readonly (readonly [Glassware, string])[] = [
  ['snow-globe', 'snow ?globe|glass globe|christmas globe'],
  ['crystal-ball', 'crystal (?:ball|sphere|orb)|glass (?:ball|sphere|orb|marble)|marble'],
  ['light-bulb', 'light ?bulb|glass bulb'],
  ['glass-dome', 'glass dome|terrarium|bell jar|cloche'],
  ['soap-bubble', '(?:soap |glass )?bubble'],
  ['jar', 'jar'],
  ['bottle', 'bottle'],
];
/** A bubble bath is no bubble, and a hall of marble none of glass. */
const END =
  '(?= ?(?:[,.;:!]|$)| (?:on|in|at|by|with|under|near|beside|against|held|standing|sitting|placed|floating|hanging|surrounded|lit|glowing|and|as|while|where|that|containing|holding|filled|full|showing)\\b)';
const GLASS = `(?<glass>${NAMES.map(([, words]) => words).join('|')})${END}`;
/** After an article or "her", it would be somebody who has the glass. */
const ADJECTIVES = String.raw`(?:(?!(?:an?|the|his|her|its|my|their|your|of|and)\b)[\p{L}-]+ ){0,3}?`;

/** "A city inside a light bulb on a desk". */
const CONTAINED = new RegExp(
  `^(?<what>.{3,160}?),? (?:(?:that |which )?(?:is |are )?(?:trapped|enclosed|captured|contained|encased|hidden|sealed|set|preserved|built) )?(?:inside(?: of)?|within|in) (?:an? |the |one )${ADJECTIVES}${GLASS}(?<rest>.*)$`,
  'iu',
);
/** "A snow globe with a village inside on a table". */
const CONTAINING = new RegExp(
  `^(?:(?:a )?(?:close-?up|macro|shot|video|picture)(?: shot)? of )?(?:an? |the )?${ADJECTIVES}${GLASS} (?:with|containing|holding|filled with|full of|showing|that (?:holds|contains|shows|has)) (?<what>.{3,160}?)(?: inside(?: (?:of )?it)?| in it)?(?<rest>(?:,| (?:standing |sitting |placed )?(?:on|by|beside|near|under|against) (?:an? |the |my |her |his )| at | held| (?:falls|rolls|tips|slides|drops|breaks|shatters|glows|spins|floats) ).*)?$`,
  'iu',
);
/** A snow globe of which nothing is said has a house in the snow in it. */
const ALONE = new RegExp(
  `^(?:(?:a )?(?:close-?up|macro|shot)(?: shot)? of )?(?:an? |the )?${ADJECTIVES}(?<glass>snow ?globe)${END}(?<rest>(?! with| contain).*)$`,
  'iu',
);
const IN_SNOW_GLOBE = 'a house and fir trees in the snow';

/** What is in a jar or a bottle is mostly food or a drink, unless it is one of these. */
const WORLDS =
  /\b(?:city|town|village|forest|jungle|woods?|world|galaxy|universe|cosmos|nebula|ocean|sea|(?:thunder)?storm|island|beach|garden|mountains?|landscape|desert|ship|boat|sailboat|schooner|fairy|fairies|castle|house|cottage|planet|moon|starry|night sky|volcano|dinosaur|waterfall|lake|campfire|aurora|northern lights|rainbow|lightning)\b/iu;
/** Who does something with what is in it is outside. */
const DONE =
  /\b(?:look|gaz|star(?:es|ing)|peer|see|seeing|sees|watch|read|hold|carr|put|puts|keep|catch|collect|shak|pour|fill|reflect|sell|buy|buys)\w*\b/iu;
/** What is behind the glass, or printed on it. */
const BEYOND = /\b(?:background|behind|labels?|logo|distance|horizon)\b/iu;
/** A dome there is one to live in. */
const FAR_AWAY = /\b(?:mars|moon|planet|martian|lunar|sea ?bed|ocean floor)\b/iu;
const TINY = /\b(?:tiny|miniature|mini|little|small|whole|entire|a piece of)\s/giu;

const PLACED = /\b(?:on|at|in|by|under|near|beside|against|before|held) /iu;

/** What a prompt says of the glass. */
function glassIn(prompt: string) {
  if (
    !/globe|crystal|marble|bulb|dome|terrarium|cloche|bubble|jar|bottle|orb|sphere|ball/iu.test(
      prompt,
    )
  )
    return null;
  const text = prompt.replaceAll(/\s+/gu, ' ').trim();
  const found = (CONTAINING.exec(text) ?? CONTAINED.exec(text) ?? ALONE.exec(text))?.groups;
  const { glass, rest: after = '' } = found ?? {};
  // What happens there is told last: "in a snow globe where children play".
  const [, happens] = /^,? (?:where|in which) (.{3,160})$/iu.exec(after) ?? [];
  const rest = happens === undefined ? after : '';
  const named = found?.what ?? /\bwith (.{3,80}?) inside\b/iu.exec(rest)?.[1];
  const what = happens === undefined ? (named ?? IN_SNOW_GLOBE) : `${named ?? 'snow'}. ${happens}`;
  const [glassware] =
    NAMES.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(glass ?? '')) ?? [];
  if (glassware === undefined || DONE.test(what)) return null;
  if (glassware === 'glass-dome' && FAR_AWAY.test(rest)) return null;
  if (BEYOND.test(text)) return null;
  const isCommon = /^(?:jar|bottle|marble)$/iu.test(glass ?? '');
  return isCommon && !WORLDS.test(what) ? null : { glassware, what, rest };
}

/** Where the glass stands: on a table, unless it is said; a bubble is in the open. */
function around(
  rest: string,
  glassware: Glassware,
  read: (text: string) => SceneDescription,
): SceneDescription {
  const told = read(rest.replace(/^[\s,.;]+/u, ''));
  const isSaid = PLACED.test(rest) && told.setting !== 'abstract' && told.setting !== 'room';
  if (isSaid) return told;
  const setting = glassware === 'soap-bubble' ? 'meadow' : 'table-top';
  return { ...told, setting, subjects: [], relations: [], weather: [], particles: [] };
}

/** A small world in glass; null when the prompt speaks of none. */
export function inGlass(prompt: string, read: (text: string) => SceneDescription): InGlass | null {
  const found = glassIn(prompt);
  if (found === null) return null;
  const { glassware, what, rest } = found;
  const outside = around(rest, glassware, read);
  const isSnowing =
    glassware === 'snow-globe' && !/\b(?:beach|sea|ocean|water|desert|space)\b/iu.test(what);
  const world = read(`${what.replaceAll(TINY, '')}${isSnowing ? ', snow is falling' : ''}`);
  const { medium: _, ...inside } = world;
  return {
    glassware,
    outside,
    inside: { ...inside, time: inside.time ?? outside.time, camera: null },
  };
}
