import { mayMatch, sifted } from '../needed-letters.ts';

/** What is printed to be seen by many. */
const KINDS = '(?:poster|banner|flyer|flier|billboard|invitation)s?';
/** What such a thing is of; it says nothing of the picture. */
const OF =
  '(?:(?:band|movie|film|concert|rock|music|wanted|missing|sale|travel|football|propaganda|circus|theatre|campaign|election|wedding|party|protest|vintage|commercial|advertising|promotional) ){0,4}';
const WHICH =
  '(?:(?:an?|the|some|his|her|their|its|my|old|many|several|two|three|four|big|huge|giant|large|torn|faded|colou?rful|bright|glowing|neon|white|red|blue|yellow|long|hand-?painted|hand-?made|home-?made|paper|empty|blank|lit|rusty|medieval) ){0,6}';

const DONE_TO =
  '(?:read|hold|carry|carri|wav|hang|put|hand|giv|distribut|past|glu|stick|ripp?|tear|tor|look|star|point|gaz|study|studi|climb|paint|repair|pull|tow|pass|chew|eat|fold|open|roll|rais|lift|unfurl|drop|clean|clutch|grab|catch|receiv|writ|cut|clip|collect|tap|pin|nail|tack|admir|walk|driv|fl|rid|runn?|cycl)(?:s|es|e|y|ies|ying|ing|ed)?(?: (?:up|out|down|off|at|on|past|by|through|along|over))?';
const NEAR =
  '(?:with|under|underneath|beneath|below|behind|beside|next to|near|in front of|past|above|over|against|around|between|onto|full of|covered (?:in|with)|plastered with|decorated with|among)';
const THEN =
  '(?:hanging|hung|hang|flapping|fluttering|waving|flying|blowing|glowing|lit|peeling|everywhere|lining|covering|falling|swaying|plastered|pinned|taped|glued|painted|stuck|flickering|towering|burning)';
const WHERE = String.raw`(?:on|along|over|above|across|behind|in|at|around) (?:(?:the|an?|his|her|their|its|every|all|each|both) (?!style|colou?rs?|shape|look|format|size|form|theme|spirit|name)|him|her|them|Times\b)`;

const THINGS: readonly RegExp[] = [
  new RegExp(String.raw`(?<=\b${DONE_TO} ${WHICH})${OF}\b${KINDS}\b`, 'giu'),
  new RegExp(String.raw`(?<=\b${NEAR} ${WHICH})${OF}\b${KINDS}\b`, 'giu'),
  new RegExp(String.raw`\b${OF}${KINDS}(?= ${THEN}\b)`, 'giu'),
  // "Posters on the wall", but not "a poster on the wall for our café".
  new RegExp(String.raw`(?<=\b${WHICH})\b${OF}${KINDS}(?= (?:up )?${WHERE})(?!.*\bfor\b)`, 'giu'),
].map(sifted);

const ON_WALL =
  /\bposters(?: (?:hanging|pinned|taped|glued|stuck))?(?: (?:on|all over|along|over|covering|lining) (?:the|his|her|their|its|every) (?:[\p{L}-]+ )?walls?)?/iu;

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^posters$/iu, ''],
  [/^poster$/iu, 'sign'],
  [/^billboard/iu, 'hoarding'],
  [/^banner/iu, 'flag'],
  [/^(?:flyer|flier)/iu, 'tract'],
  [/^invitation/iu, 'letter'],
];

/** The same thing by a name that no ad has. */
function named(found: string): string {
  const word = found.split(' ').at(-1) ?? '';
  const name = NAMES.find(([kind]) => kind.test(word))?.[1] ?? '';
  const many = name !== '' && word.endsWith('s') ? 's' : '';
  return `${' '.repeat(found.length - word.length)}${name}${many}`.padEnd(found.length);
}

/** Words of ads that mean something else beside these. */
const OTHERWISE: readonly (readonly [RegExp, string])[] = [
  // How it looks is no request for words.
  [
    /\b(?:(?:vintage|retro|old|travel|propaganda|circus|movie|film|art deco|minimalist|soviet|psychedelic|concert|screen-?print(?:ed)?) ){0,3}poster(?:[- ](?:style|styled|look|aesthetic|art))\b/giu,
    '',
  ],
  [
    /\bcommercial(?= (?:air|plane|jet|flight|pilot|district|street|building|port|ship|vessel|fish|area|drone|greenhouse|oven|truck))/giu,
    '',
  ],
  [/\bcommercial(?= kitchen)/giu, 'restaurant'],
  [/\bcampaign(?= (?:bus|trail|tent|speech|rally|office|plane|train))/giu, ''],
  [/\b(?:garage|yard|tag|rummage|jumble|car boot) sales?\b/giu, 'flea-market'],
  [/(?<=\bsave the date )(?:cards?|invite|invitation)\b/giu, ''],
  [/\breels in\b/giu, 'catches'],
  [/\breeling in\b/giu, 'catching'],
  [/\bfor[- ]sale(?= sign\b)/giu, ''],
  [
    /(?<=\b(?:celebrat(?:e|es|ing)|got|gets|getting|hears?|hearing|listen(?:s|ing)? to|makes?|making|after) (?:an?|his|her|their|the) (?:[\p{L}-]+ )?)(?:promotion|announcement)\b/giu,
    '',
  ],
];

/** A prompt in which printed things of the scene are no request for an ad; every word stays in its place. */
export function withThingsOfScene(prompt: string): string {
  const said = OTHERWISE.reduce(
    (text, [words, name]) =>
      !mayMatch(words, text.toLowerCase())
        ? text
        : text.replaceAll(words, (found) => name.padEnd(found.length)),
    prompt,
  );
  const read = THINGS.reduce((text, words) => text.replaceAll(words, named), said);
  // The wall is that of the room.
  return read === said ? said : withoutWall(prompt, read);
}

function withoutWall(prompt: string, read: string): string {
  const wall = ON_WALL.exec(prompt);
  if (wall === null || read.slice(wall.index, wall.index + 7).trim() !== '') return read;
  const end = wall.index + wall[0].length;
  return `${read.slice(0, wall.index)}${' '.repeat(wall[0].length)}${read.slice(end)}`;
}
