import type { ExplainedPart, Explainer } from '../description/explainer.ts';
import { numberOf, numberWords } from '../words/numbers.ts';
import { adviceOn, processOf, rankedIn, type TopicPart } from '../words/topics.ts';
import { asLabel, titleFrom } from './explainer-lists.ts';

const COUNT = `(\\d{1,2}|${numberWords(10, 2)})`;
const FEW = 3;
const MANY = 10;

function countOf(said: string | undefined): number | null {
  if (said === undefined) return null;
  const count = numberOf(said);
  return count < 1 ? null : Math.min(MANY, count);
}

/** What comes before the topic of a video; told of somebody in a scene, tips and questions are none. */
const BEGINNING =
  /^(?:(?:please|can you|make|create|draw|show|me|us|an?|the|my|short|quick|animated|simple|fun|cute|kids|children['’]s|educational|whiteboard|explainer|infographic|video|tutorial|clip|animation|reel|list|slideshow|poster|guide|lesson|story|\d+[- ]seconds?|about|on|of|for|with|showing|that|called|titled|explaining|shows|explains)\b[\s:,–-]*){0,12}/iu;

const TOP = new RegExp(`^top ${COUNT}\\b\\s+([^,.;:!?]+)`, 'iu');
const TIPS = new RegExp(
  `^(?:${COUNT} )?(?:(?:\\p{L}+|\\d+) )?(?:tips|tricks|ways|reasons|habits|rules|facts|mistakes|hacks|ideas|things to)\\b(?: (?:for|to(?! (?:an?|the)\\b)|about|on|of|why|when|you)\\b)[^,.;:!?]+`,
  'iu',
);
const STEPS = new RegExp(
  `^${COUNT} (?:(?:easy|simple|quick|basic) )?steps (?:to|for|of) (?!an?\\b|the\\b|his\\b|her\\b)[^,.;:!?]+`,
  'iu',
);
const HOW =
  /^(?:(?:why|what) (?:do|does|is|are|did|causes)\b[^,.;:!?]+|how (?:to|do(?:es)?|is|are|an?|the|you|[\p{L}-]+s?)\b[^,.;:!?]+|explain(?:s|ing|er)?\b[^,.;:!?]*)/iu;
const EXPLAINED =
  /\bexplain(?:s|er|ed|ing)?\b|\bhow (?:does|do|did|is|are|it)\b|^(?:why|what) (?:do|does|is|are|did|causes)\b|\bhow (?:an?|the)?\b[^.,;]{0,40}\b(?:works?|made|forms?|grows?)\b|\bhow to\b|\bin (?:\d|two|three|four|five)(?: \p{L}+)? steps\b|\binfographic\b|\btutorial\b/iu;
const IN_STEPS = new RegExp(`\\bin ${COUNT}(?: \\p{L}+)? steps\\b`, 'iu');

/** As many of the parts as are wanted; the last is where it leads. */
function asMany(parts: readonly TopicPart[], count: number | null): readonly TopicPart[] {
  if (count === null || count >= parts.length) return parts;
  return parts.filter((_, at) => at < count - 1 || at === parts.length - 1);
}

const marked = (parts: readonly TopicPart[]): readonly ExplainedPart[] =>
  parts.map((part, at) => ({ ...part, colour: null, mark: String(at + 1) }));

/** Numbers with nothing beside them but what it is all about: the words are for others to add. */
const unnamed = (count: number, thing: string | null): readonly ExplainedPart[] =>
  Array.from({ length: count }, (_, at) => ({ label: String(at + 1), thing, colour: null }));

/** "Top 3 …", "5 tips for …", "3 steps to …": a list whose parts the prompt leaves open. */
function listIn(prompt: string, thingOf: (text: string) => string | null): Explainer | null {
  const [steps, stepCount] = STEPS.exec(prompt) ?? [];
  const [top, topCount] = TOP.exec(prompt) ?? [];
  const [tips, tipCount] = TIPS.exec(prompt) ?? [];
  const told = steps ?? top ?? tips;
  if (told === undefined) return null;
  const count = countOf(stepCount ?? topCount ?? tipCount);
  if (count === null && !/\b(?:tips|tricks|facts|hacks)\b/iu.test(told)) return null;
  const known =
    steps === undefined ? (tips === undefined ? rankedIn(told) : adviceOn(told)) : processOf(told);
  const wanted = count ?? FEW;
  const parts =
    known === null || (steps === undefined && known.length < wanted)
      ? unnamed(wanted, thingOf(told))
      : marked(steps === undefined ? known.slice(0, wanted) : asMany(known, wanted));
  return { kind: 'steps', title: asLabel(told), parts };
}

const TO_WHOM =
  /\s+\b(?:to|for) (?:an? |my |the )?(?:child|children|kids?|beginners?|class|five[- ]year[- ]old|grandma|everyone|students?)\b.*$/iu;

/** What is asked, with its mark. */
function asTitle(asked: string): string | null {
  const title = titleFrom(asked.replace(TO_WHOM, '').replace(/\?$/u, ''));
  const isQuestion = /^(?:how|why|what) (?:do|does|is|are|did|was|were|causes)\b/iu.test(
    title ?? '',
  );
  return isQuestion ? `${title}?` : title;
}

/** What is to be explained without saying how: a list that is left open, or what a primer tells of it. */
export function topicIn(
  prompt: string,
  thingOf: (text: string) => string | null,
): Explainer | null {
  const topic = prompt.replace(BEGINNING, '');
  const listed = listIn(topic, thingOf);
  if (listed !== null) return listed;
  const [asked] = EXPLAINED.test(prompt) ? (HOW.exec(topic) ?? []) : [];
  const known = asked === undefined ? null : processOf(asked);
  if (asked === undefined || known === null) return null;
  const count = countOf(IN_STEPS.exec(prompt)?.[1]);
  return { kind: 'steps', title: asTitle(asked), parts: marked(asMany(known, count)) };
}

const ASKED =
  /^(?:(?:please |can you |make |create )*(?:an? )?(?:short |quick |animated )*(?:explain(?:er)?|explainer video)\b(?: (?:about|on|of|for|to me))?|(?=(?:how|why|what) (?:do|does|is|are|did|was|were|causes)\b))\s*:?\s*/iu;

/** The question that a scene without words would leave open; null where there is none. */
export function questionIn(prompt: string): string | null {
  const text = prompt.replaceAll(/\s+/gu, ' ').trim();
  // Whoever says it is in the picture.
  if (!ASKED.test(text) || /\b(?:says?|asks?|said|asked)\b/iu.test(text)) return null;
  const [question = ''] = text.replace(ASKED, '').match(/^[^.;:!?,]+\??/u) ?? [];
  return asTitle(question);
}
