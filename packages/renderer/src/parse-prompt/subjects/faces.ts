import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import { mayMatch } from '../needed-letters.ts';
import type { Look, SceneDescription, State, Subject } from '../scene-description.ts';
import { COLOUR_WORDS } from '../words/colours.ts';

/** What a prompt says of the face of whom it is about. */
export interface Face {
  readonly feeling: State | null;
  readonly look: Pick<Look, 'eyes' | 'lips' | 'hasFreckles'>;
  /** Whether the picture is of the face. */
  readonly isShown: boolean;
  /** Whether the prompt speaks of parts of it. */
  readonly isTold: boolean;
}

export const NO_FACE: Face = { feeling: null, look: {}, isShown: false, isTold: false };

const WORD = String.raw`(?!(?:with|and|in|on|of|at|to|by|the|an?|his|her|their|its|is|are|as|who|while|from|like|for)\b)[\p{L}-]+`;
const SHOWING =
  'eyes|gaze|stare|glance|face|expression|smile|grin|smirk|frown|lips|brows?|eyebrows|features|laughter|tears|cheeks|jaw';
const TELLING = String.raw`(?:(?:is|are|was|were|seems?|looks?) )?(?:${WORD}ly )?(?:show|convey|reflect|reveal|express|display|exud|radiat|betray|fill|full|shin|sparkl|twinkl|glimmer|gleam|glint|glow|beam|brim|danc|light|lit|wide|focus|narrow|smou?lder|pierc|soft|crinkl|curv|curl|set|well|hint|roll|stream|burn|blaz|fix|lock|framed|lined|contort|twist|flush|bright|serious|calm|sad|happy|closed|striking)\p{L}*\b[^,.;]*`;
const NO_FACES =
  /^(?:moon|cliff|mountain|clock|rock|watch|building|earth|it|that|there|let|what|he|she)$/iu;

const OWN = new RegExp(
  String.raw`(?<![\p{L}])(?<owner>\p{L}+)[’'](?:s\b)?\s+(?:${WORD} ){0,3}?(?:${SHOWING})\b(?<and> and(?: ${WORD}){0,2} (?:${SHOWING}))?(?: ${TELLING})?`,
  'giu',
);
const THEIRS = new RegExp(
  String.raw`(?:\b(?:and|with|while) )?(?<!\b(?:clos|shut|roll)(?:e|es|s|t?ing)? )\b(?:his|her|their|its) (?:${WORD} ){0,3}?(?:${SHOWING}|body|character)\b(?: ${TELLING}|(?=\s*(?:[,.;]|$)))`,
  'giu',
);
const PARTS =
  'eyes|eyelashes|eyebrows|brows?|gaze|stare|smile|(?<=\\bwith (?:\\p{L}+ ){0,2})smiles|grin|smirk|frown|expression|lips|freckles|dimples|wrinkles|cheekbones|cheeks|jawline|jaw|nose|face|complexion|facial features|scars?|tattoos?|braces|build|physique|shoulders|muscles';
const PAINTS = 'lipstick|make-?up|eyeliner|mascara|eye ?shadow|lip gloss';
const WHERE = String.raw`(?: (?:on|above|below|under|across|over) (?:his|her|their|its|the)(?: left| right)? \p{L}+)?`;
/** "A fox and a goose stare at the moon": both look, and neither is a part of a face. */
const DOING = `(?:an? |the )?(?:${WORD} ){1,3}?(?:gaze|stare|smile|grin|smirk|frown|face|build)`;
const DONE_BY = `(?:${WORD} ){0,2}?(?:m[ae]n|wom[ae]n|girls?|boys?|child(?:ren)?|kids?|friends?|people|mother|father|mom|dad|son|daughter|brother|sister|couple|dogs?|cats?|bears?|robots?)`;
const OF_LOOKS =
  '(?:an? )?(?:big|wide|broad|shy|warm|sly|soft|gentle|bright|happy|sad|friendly|cheeky|small|slight|huge|toothy|sweet|confident|mischievous|cold|stern|intense|beautiful|smug|evil|little) ';
const AT_OTHERS = String.raw`(?!${OF_LOOKS})(?:${DOING} (?:at|into|each|one another|towards?|up|down|out|back|off|to|an?|the|him|her|them|it)\b|(?:an? |the )?${DONE_BY} (?:gaze|stare|smile|grin|smirk|frown|face|build)\b)`;
const having = (parts: string) =>
  new RegExp(
    String.raw`(?:(?<=\b(?:with|has|have|wearing) )|(?<=\band |, )(?!${AT_OTHERS}))(?:an? |the )?(?:${WORD} ){0,3}?(?:${parts})\b(?! of the\b)${WHERE}(?: (?:full of|filled with|wide)[^,.;]*)?`,
    'giu',
  );
const HAVING_PARTS = having(PARTS);
const HAVING_PAINTS = having(PAINTS);
const TEARS =
  /\b(?:tears?|sweat)(?: (?:slowly|silently|gently|quietly))? (?:roll|stream|run|fall|pour|drip|well|trickl)\p{L}*(?: (?:down|from|in|up in|to) (?:his|her|their|its|the)(?: \p{L}+)? (?:cheeks?|face|eyes?|forehead))?/giu;
const FRECKLED =
  /\bfreckles (?:dot|cover|dust|sprinkl|spread|danc)\p{L}* (?:over |across |on )?/giu;
const FELT =
  /\b(?:with|in|full of|out of|for|from) (?:great |deep |pure |sheer |quiet )?(?:joy|happiness|delight|sorrow|sadness|grief|pride|anger|rage|fury|fear|terror|horror|surprise|shock|disbelief|worry|concern|despair|determination|excitement|amusement|laughter|boredom)\b/giu;
const SOMEBODY =
  /\b(?:m[ae]n|wom[ae]n|lady|gal|girls?|boys?|child|person|people|teenager|model|actress|bride|queen|princess|geisha|dancer|she|her|his|face)\b/iu;

/** Feelings by the words for them, the clearest first. */
const FEELINGS: readonly (readonly [State, RegExp])[] = [
  ['crying', /\btear|weep|sob/iu],
  ['laughing', /laugh|amus|giggl|hilar|humou?r/iu],
  ['surprised', /surpris|shock|astonish|amaze|\bawe|fear|terror|horror|fright|startl|disbelief/iu],
  ['angry', /anger|angry|\brage|fury|furious|hatred|scowl|disgust|frown/iu],
  ['sad', /sad|sorrow|grief|melanchol|lonel|despair|\bpain|regret|heartbr|bored|disappoint/iu],
  ['worried', /worr|concern|anxi|nervous|vulnerab|tension|doubt|turmoil|unease|confus/iu],
  ['smirking', /smirk|smug|mischie|\bsly|playful|\bwit\b|enigmatic|myster|secret|intrigue/iu],
  [
    'determined',
    /determin|resol|intens|focus|purpose|strength|power|confiden|courage|serious|defian|passion|smou?lder|pierc|stern|fierce|unwavering|concentrat|vigilant/iu,
  ],
  [
    'happy',
    /joy|happ|delight|smil|grin|beam|cheer|excit|pride|proud|warm|kind|radian|twinkl|sparkl|friend|compassion|love|loving|affection|tender/iu,
  ],
  ['calm', /calm|seren|peace|thought|wis|contemplat|understanding|honest|sincer|emotion/iu],
];

const COLOUR =
  '(?:(?:bright|deep|pale|light|dark|striking|piercing|big|large) )?(?<colour>blue|green|brown|hazel|grey|gray|amber|violet|purple|red|golden|emerald|turquoise|black)';
const EYES = new RegExp(String.raw`\b${COLOUR} (?:eyes|contact lenses)\b`, 'iu');
const LIPS = new RegExp(String.raw`\b${COLOUR} (?:lips|lipstick)\b|\blipstick\b`, 'iu');

function colourOf(words: RegExp, text: string, otherwise: string): string | null {
  const found = words.exec(text);
  if (found === null) return null;
  const name = found.groups?.['colour']?.toLowerCase() ?? '';
  if (name === 'hazel' || name === 'brown') return '#8a5a2c';
  return COLOUR_WORDS[name] ?? otherwise;
}

function looksIn(text: string): Face['look'] {
  const eyes = colourOf(EYES, text, '#c98a2b');
  const lips = colourOf(LIPS, text, '#d0283c');
  return {
    ...(eyes === null ? {} : { eyes }),
    ...(lips === null ? {} : { lips }),
    ...(/\bfreckle/iu.test(text) ? { hasFreckles: true as const } : {}),
  };
}

/** What is said of a face, and the prompt without it: parts of somebody are no things of their own. */
export function readFace(prompt: string): { readonly text: string; readonly face: Face } {
  const told: string[] = [];
  const taken = (text: string, words: RegExp, keep: (owner: string, and: string) => string) =>
    !mayMatch(words, text.toLowerCase())
      ? text
      : text.replaceAll(words, (...match) => {
          const groups: Record<string, string | undefined> | string = match.at(-1);
          const owner = typeof groups === 'string' ? '' : (groups['owner'] ?? '');
          const found: string = match[0];
          if (NO_FACES.test(owner)) return found;
          told.push(found);
          return keep(owner, found).padEnd(found.length);
        });
  const nothing = () => '';
  const owned = taken(prompt, OWN, (owner) => owner);
  const isShown = told.length > 0 && !/\bhair\b/iu.test(told.join(' '));
  let text = taken(taken(owned, FRECKLED, nothing), TEARS, nothing);
  text = taken(taken(text, THEIRS, nothing), HAVING_PARTS, nothing);
  if (SOMEBODY.test(text) && !/\b(?:apply|put)\p{L}* /iu.test(text))
    text = taken(text, HAVING_PAINTS, nothing);
  if (SOMEBODY.test(text)) for (const [found] of text.matchAll(FELT)) told.push(found);
  const said = told.join(', ');
  const feeling = FEELINGS.find(([, words]) => words.test(said))?.[0] ?? null;
  return { text, face: { feeling, look: looksIn(said), isShown, isTold: told.length > 0 } };
}

const isFelt = (state: State) => FEELINGS.some(([feeling]) => feeling === state);

/** Gives the face to whom the prompt is about. */
export function withFace(found: FoundSubjects, { feeling, look }: Face): FoundSubjects {
  const person = found.subjects.findIndex(({ thing }) => isPerson(thing));
  const at = person === -1 ? found.subjects.findIndex(({ thing }) => isAnimate(thing)) : person;
  if (at === -1) return found;
  const changed = (subject: Subject): Subject => ({
    ...subject,
    states:
      feeling === null || subject.states.some(isFelt)
        ? subject.states
        : [...subject.states, feeling],
    look: subject.look === null ? null : { ...subject.look, ...look },
  });
  return {
    ...found,
    subjects: found.subjects.map((subject, index) => (index === at ? changed(subject) : subject)),
  };
}

/** Whether nothing is said of somebody but how the head looks. */
function isDescribed({ subjects, relations, camera }: SceneDescription, face: Face): boolean {
  const [only] = subjects;
  const isAlone = subjects.length === 1 && relations.length === 0 && only?.motions.length === 0;
  if (!isAlone || only === undefined || only.look === null || camera !== null) return false;
  const { hairStyle, hairColour } = only.look;
  return hairStyle !== null || hairColour !== null || face.feeling !== null || face.isTold;
}

/** A picture of a face shows it from near. */
export function asPortrait(
  description: SceneDescription,
  face: Face,
  { votes }: FoundSubjects,
): SceneDescription {
  const { subjects, styles } = description;
  const isOne = subjects.filter(({ thing }) => isAnimate(thing)).length === 1;
  if (styles.some((style) => style === 'close-up' || style === 'portrait')) return description;
  if (face.isShown && isOne) return { ...description, styles: [...styles, 'close-up'] };
  if (votes.length > 0 || !isDescribed(description, face)) return description;
  return { ...description, styles: [...styles, 'portrait'] };
}
