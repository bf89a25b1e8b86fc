import type { ExplainedPart, Explainer } from '../description/explainer.ts';
import { isAnimate } from '../kinds-of-things.ts';
import { sifted } from '../needed-letters.ts';
import type { Ad, SceneDescription } from '../scene-description.ts';
import { numberOf, numberWords } from '../words/numbers.ts';
import { thingNamed, thingOfDeed } from '../words/part-things.ts';
import { STAGES } from '../words/stages.ts';
import { chartIn } from './explainer-charts.ts';
import {
  asLabel,
  enumerated,
  inOrder,
  type Listed,
  numbered,
  titleFrom,
} from './explainer-lists.ts';
import { topicIn } from './explainer-topics.ts';

/** Reads a few words by themselves. */
export type ReadPart = (text: string) => SceneDescription;

const PARTS_MAX = 8;
const LABEL_MAX = 60;

function shortLabel(text: string): string {
  if (text.length <= LABEL_MAX) return text;
  const end = text.lastIndexOf(' ', LABEL_MAX);
  return `${text.slice(0, end > 0 ? end : LABEL_MAX)} …`;
}

function partOf(text: string, read: ReadPart): ExplainedPart {
  const { subjects } = read(text);
  const shown = subjects.find(({ look }) => look === null) ?? subjects[0];
  const named = thingNamed(text);
  const isThing = named === null && shown !== undefined && shown.look === null;
  return {
    label: shortLabel(text),
    thing: named ?? (isThing ? shown.thing : (thingOfDeed(text) ?? shown?.thing ?? null)),
    colour: isThing ? shown.colour : null,
  };
}

const partsOf = (items: readonly string[], read: ReadPart) =>
  items.slice(0, PARTS_MAX).map((item) => partOf(item, read));

/** What a service does, one thing after another, also in its ad: "how it works: you order, we cook". */
const HOW_IT_WORKS = sifted(
  /\bhow (?:it works|(?:our|my|your|the|this) [^.,;:]{2,40} works)(?: in [\p{L} ]{3,16})?:/iu,
);
const HOW_TO =
  /\bhow (?:to|do (?:you|i|we))\b|\b(?:in|the|our|my|simple|easy|quick|\d+|two|three|four|five) steps\b(?! (?:of|to|from|up|down|in|on|behind|back|away|ahead|forward|before|later|further|closer|higher|below|above)\b)|\bstep[- ]by[- ]step\b|\bsteps?(?: to)?:|\brecipes?\b|\btutorial\b|\binstructions?\b|\bstoryboard\b|\bguide to\b|\b(?:comic|story) panels\b/iu;

function stepsIn(prompt: string, read: ReadPart, isPeopled: boolean): Explainer | null {
  const isHowTo = HOW_TO.test(prompt) || HOW_IT_WORKS.test(prompt);
  const listed =
    (isHowTo || !isPeopled ? numbered(prompt) : null) ??
    (isHowTo ? (inOrder(prompt) ?? enumerated(prompt)) : null);
  if (listed === null || listed.items.length < 2) return null;
  const title = titleFrom(listed.before);
  const whole = title === null ? null : partOf(title, read).thing;
  const parts = partsOf(listed.items, read).map((part, at) => ({
    ...part,
    // A step that names nothing is about what is made.
    thing: part.thing ?? whole,
    mark: String(at + 1),
  }));
  return { kind: 'steps', title, parts };
}

const STAGES_OF =
  /\b(?:life[- ]?cycle|stages|phases|evolution|metamorphosis|growth) of (?:an? |the )?([\p{L}-]+)/iu;
const CHAIN = /\b(?:food (?:chain|web)|evolution|supply chain|process|journey|stages)\b/iu;

const stagesOf = (name: string): readonly ExplainedPart[] =>
  (STAGES.get(name) ?? []).map(([label, thing]) => ({ label, thing, colour: null }));

function cycleIn(prompt: string, read: ReadPart): Explainer | null {
  const about = STAGES_OF.exec(prompt) ?? /\b([\p{L}-]+)(?:'s)? life[- ]?cycle\b/iu.exec(prompt);
  const isCycle = /\bcycle\b|\bmetamorphosis\b/iu.test(prompt);
  if (/\bmoon phases\b|\bphases of the moon\b|\blunar phases\b/iu.test(prompt))
    return { kind: 'cycle', title: 'Phases of the moon', parts: stagesOf('moon') };
  if (about === null && !/\bfood (?:chain|web)\b/iu.test(prompt)) return null;
  const kind = isCycle || !CHAIN.test(prompt) ? 'cycle' : 'chain';
  const listed: Listed | null = enumerated(prompt);
  const named = about?.[1]?.toLowerCase().replace(/s$/u, '') ?? 'food';
  const known = STAGES.get(named);
  if (listed !== null && listed.items.length > 2) {
    const stages = new Map(known?.map(([label, thing]) => [label.toLowerCase(), thing]));
    const parts = partsOf(listed.items, read).map((part) => ({
      ...part,
      thing: stages.get(part.label.toLowerCase()) ?? part.thing,
    }));
    return { kind, title: titleFrom(listed.before), parts };
  }
  if (known === undefined) return null;
  const title = titleFrom(listed?.before ?? prompt);
  return { kind, title, parts: stagesOf(named) };
}

const YEAR = /(?:^|[\s,;:(])((?:\d{3,4}s?)(?: ?(?:BCE?|AD|CE)\b)?)\s*(?:[:–—-]\s*)?/gu;

function timelineIn(prompt: string, read: ReadPart): Explainer | null {
  if (!/\btimeline\b/iu.test(prompt)) return null;
  const years = [...prompt.matchAll(YEAR)];
  if (years.length < 2) {
    const listed = enumerated(prompt);
    if (listed === null || listed.items.length < 2) return null;
    const parts = partsOf(listed.items, read);
    return { kind: 'timeline', title: titleFrom(listed.before), parts };
  }
  const parts = years.slice(0, PARTS_MAX).map((year, at) => {
    const text = prompt.slice(year.index + year[0].length, years[at + 1]?.index ?? prompt.length);
    return { ...partOf(asLabel(text), read), mark: year[1] ?? '' };
  });
  return { kind: 'timeline', title: titleFrom(prompt.slice(0, years[0]?.index)), parts };
}

const ANSWER = /(?:^|[\s,;(])([A-D])\s?[).:]\s*/gu;

function quizIn(prompt: string, read: ReadPart): Explainer | null {
  const answers = [...prompt.matchAll(ANSWER)].slice(0, PARTS_MAX);
  if (answers.length < 2) return null;
  const asked = prompt
    .slice(0, answers[0]?.index)
    .replace(/^.*?\b(?:quiz|trivia)\b[^:?]*:\s*/iu, '');
  const parts = answers.map((answer, at) => {
    const text = prompt.slice(
      answer.index + answer[0].length,
      answers[at + 1]?.index ?? prompt.length,
    );
    return { ...partOf(asLabel(text), read), mark: answer[1] ?? '' };
  });
  return { kind: 'quiz', title: titleFrom(asked), parts };
}

const SIDES = [
  /^(?:.*?:\s*)?(?:an? |the )?(?:\w+ )?(?:comparison|differences?)\s+(?:of|between)\s+(.+?)\s+(?:and|vs\.?|versus)\s+([^,.:;]+)/iu,
  /(?:^|[.:;] ?)compar(?:e|ing)\s+(.+?)\s+(?:and|with|to|vs\.?|versus)\s+([^,.:;]+)/iu,
  /^(?:[^:]*:\s*)?(.+?)\s+(?:vs\.?|versus)\s+([^,.:;]+)/iu,
];
const COMPARED =
  /\b(?:compar\w*|differences?|infographic|explainer|which is better|pros and cons|battle of)\b/iu;
const BESIDES = /\b(?:comparison|compared|infographic|explainer|side by side|split screen)\b/giu;
const BARE_MAX = 5;

function versusIn(prompt: string, read: ReadPart): Explainer | null {
  // Two pictures beside each other are scenes.
  if (/\bsplit[- ]screen\b/iu.test(prompt)) return null;
  const sides = SIDES.map((each) => each.exec(prompt)).find((found) => found !== null);
  if (sides == null) return null;
  const parts = [sides[1] ?? '', sides[2] ?? '']
    .map((side) => asLabel(side.replaceAll(BESIDES, ' ').replaceAll(/\s+/gu, ' ')))
    .map((side) => partOf(side, read));
  const isBare =
    prompt.split(/\s+/u).length <= BARE_MAX &&
    parts.every(({ label, thing }) => thing !== null && (!isAnimate(thing) || /s$/u.test(label)));
  if (!COMPARED.test(prompt) && !isBare) return null;
  return parts.some(({ thing }) => thing === null) ? null : { kind: 'versus', title: null, parts };
}

const ROUND =
  '(?:orbit(?:s|ing)?|circl(?:es|ing)|(?:go|goes|going|mov(?:es|ing)|revolv(?:es|ing)|travel(?:s|l?ing)?|turn(?:s|ing)|rotat(?:es|ing)|spin(?:s|ning)) (?:a?round)|around|round)';
const EARTH_ORBIT = new RegExp(
  `\\bearth(?: (?:and (?:its |the )?moon|planet))?(?: is| are)? ${ROUND} (?:the |our )?sun\\b|\\bearth['’]s (?:orbit|path|way|journey|revolution)[^.]{0,20}(?:around|round) the sun\\b`,
  'iu',
);
const SPACE_THINGS = /^(?:sun|ringed-planet|globe-.*|full-moon|star|comet|planet|moon|.*-moon)$/u;

/** What has one look that everybody knows. */
function knownIn(prompt: string, { subjects }: SceneDescription): Explainer | null {
  const plain = { title: null, parts: [] } as const;
  if (/\b(?:water|hydrolog\w+) cycle\b/iu.test(prompt))
    return { kind: 'water-cycle', ...plain, title: 'The water cycle' };
  if (/\bphotosynthesis\b/iu.test(prompt))
    return { kind: 'photosynthesis', ...plain, title: 'Photosynthesis' };
  const isOnly = subjects.every(({ thing }) => SPACE_THINGS.test(thing));
  if (isOnly && EARTH_ORBIT.test(prompt) && !/\bplanets\b|\bsolar system\b/iu.test(prompt)) {
    const labels = ['Earth', ...(/\bmoon\b/iu.test(prompt) ? ['Moon'] : [])];
    const parts = labels.map((label) => ({ label, thing: null, colour: null }));
    return { kind: 'earth-orbit', title: null, parts };
  }
  const isSolar =
    /\bsolar system\b|\bplanets\b[^.]*\borbit|\borbit\w*\b[^.]*\b(?:planets|the sun)\b|\bplanets (?:go|going|move|moving|travel|travelling|circle|circling|turn|revolve|revolving)(?: all)?(?: around| round)? the sun\b/iu.test(
      prompt,
    );
  return isSolar && isOnly ? { kind: 'orbits', ...plain } : null;
}

const PLACE = "(\\p{Lu}[\\p{L}.'-]*(?:\\s(?:de\\s|of\\s|the\\s)?\\p{Lu}[\\p{L}.'-]*)*)";
const VIA = `(?:via|through|over) ${PLACE}`;
const ROUTE = new RegExp(`\\bfrom ${PLACE}(?:,? ${VIA})? to ${PLACE}(?:,? ${VIA})?`, 'u');

function routeIn(prompt: string, { subjects }: SceneDescription): Explainer | null {
  const isMap = /\bmaps?\b|\b(?:flight|travel|route) (?:path|animation)\b/iu.test(prompt);
  const isRoute = /\b(?:routes?|journey|trip|path|road trip|flight|line)\b|\bfrom \p{Lu}/u.test(
    prompt,
  );
  if (!isMap || !isRoute || subjects.some(({ look }) => look !== null)) return null;
  const [, from, before, to, after] = ROUTE.exec(prompt) ?? [];
  const via = before ?? after;
  const stops = from === undefined || to === undefined ? ['', ''] : [from, via ?? '', to];
  const parts = stops
    .filter((label, at) => label !== '' || at !== 1 || stops.length === 2)
    .map((label) => ({ label, thing: null, colour: null }));
  return { kind: 'route', title: null, parts };
}

const COUNTED =
  /\b(\d{1,2})\s*(?:,|\.{2,3}|…|-)\s*(\d{1,2})\s*(?:,|\.{2,3}|…|-)\s*(?:\d{1,2}\b[\s,.…-]*)+([\p{L} ]+!)?/u;

/** Numbers that are counted, not only spoken of. */
const COUNTS = /\bcount(?:s|ing)?[- ]?down from \p{L}*\d*|\b3\W{1,3}2\W{1,3}1\b/iu;

/** Onlookers who count along are a part of the scene. */
const ONLOOKERS_COUNT =
  /\b(?:crowds?|audience|spectators|onlookers|fans|people|friends|guests) (?:is |are )?(?:count(?:s|ing)?) down\b/iu;

const FROM = new RegExp(`\\bfrom (\\d{1,2}|${numberWords(10)})\\b`, 'iu');

function countdownIn(prompt: string, words: string | null): Explainer | null {
  const row = COUNTED.exec(prompt);
  const isRow =
    row !== null &&
    Number(row[1]) === Number(row[2]) + 1 &&
    /\b[01]\b[\s,.…-]*(?:[\p{L} ]+!)?$/u.test(row[0]);
  if (!/\bcount(?:s|ing)?[- ]?down\b/iu.test(prompt) && !isRow) return null;
  if (ONLOOKERS_COUNT.test(prompt) && !COUNTS.test(prompt)) return null;
  const said = FROM.exec(prompt)?.[1];
  const told = isRow ? Number(row[1]) : said === undefined ? 3 : numberOf(said);
  const from = Math.max(1, told);
  const digits = Array.from({ length: Math.min(10, from) }, (_, at) => String(from - at));
  const last = (isRow ? row[3] : undefined) ?? words ?? undefined;
  const shown = last === undefined ? digits : [...digits, asLabel(last)];
  const parts = shown.map((label) => ({ label, thing: null, colour: null }));
  return { kind: 'countdown', title: null, parts };
}

/** Whom one counts down for need not be sold. */
function isSold({ brand, price, offer, product, contact }: Ad, isCounted: boolean): boolean {
  return [brand, price, offer, isCounted ? null : product, contact].some((each) => each !== null);
}

/** The steps of a service, which end with their sentence and stand for its ad. */
function stepsOfService(prompt: string, read: ReadPart): Explainer | null {
  const found = HOW_IT_WORKS.exec(prompt);
  if (found === null) return null;
  const from = found.index + found[0].length;
  const end = prompt.slice(from).search(/[.!?](?:\s|$)/u);
  const list = end === -1 ? prompt.slice(from) : prompt.slice(from, from + end);
  return stepsIn(`${found[0]}${list}`, read, false);
}

/** What a prompt wants explained, or null where it asks for a scene. */
export function explainerIn(
  asked: string,
  description: SceneDescription,
  read: ReadPart,
): Explainer | null {
  const prompt = asked.replaceAll(/\s+/gu, ' ');
  const { ad, title, lettering } = description;
  const service = stepsOfService(prompt, read);
  if (service !== null) return service;
  // Words on a thing are there to be read, and a product that is sold is more than the numbers before it.
  if (lettering !== undefined || (ad !== null && isSold(ad, COUNTS.test(prompt)))) return null;
  if (ad !== null) return title === null || COUNTS.test(prompt) ? countdownIn(prompt, title) : null;
  const isPeopled = description.subjects.some(({ look }) => look !== null);
  return (
    (isPeopled ? null : knownIn(prompt, description)) ??
    cycleIn(prompt, read) ??
    timelineIn(prompt, read) ??
    quizIn(prompt, read) ??
    stepsIn(prompt, read, isPeopled) ??
    topicIn(prompt, (text) => read(text).subjects[0]?.thing ?? null) ??
    (isPeopled ? null : versusIn(prompt, read)) ??
    (isPeopled ? null : chartIn(prompt)) ??
    routeIn(prompt, description) ??
    countdownIn(prompt, title)
  );
}
