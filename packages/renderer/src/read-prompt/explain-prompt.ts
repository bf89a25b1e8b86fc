import { parseWithPlaces } from '../parse-prompt/parse-prompt.ts';
import type { ParsedPrompt } from '../parse-prompt/parsed-prompt.ts';
import type { Ad, SceneDescription, Subject } from '../parse-prompt/scene-description.ts';
import { knownWords } from './read-prompt.ts';

/** How a prompt was understood. */
export interface Explanation extends SceneDescription {
  /** Words that add nothing to the picture. */
  readonly ignored: readonly string[];
}

const SMALL_WORD = /^(?:an?|the|of|and|or|to|is|are|in|on|at|it|its|[^\p{L}\p{N}]+)$/u;

function ignoredWords({ phrases, phrasesOf, deniedPhrases }: ParsedPrompt): readonly string[] {
  const used = new Set(phrasesOf.flat());
  return phrases.flatMap(({ text, meanings, role }, at) => {
    const isUsed = used.has(at) || (meanings.length > 0 && !deniedPhrases.has(at));
    return isUsed || role === 'preposition' || SMALL_WORD.test(text) ? [] : [text];
  });
}

export function explainPrompt(prompt: string): Explanation {
  const parsed = parseWithPlaces(prompt, knownWords());
  return { ...parsed.description, ignored: ignoredWords(parsed) };
}

function describeSubject(subject: Subject) {
  const { thing, count, size, colour, motions, states, look, position, material = null } = subject;
  const looks = look === null ? [] : [look.job, look.age, look.hairStyle, look.hairColour];
  const said = [
    size === 'normal' ? null : size,
    colour,
    ...looks,
    ...states,
    ...motions,
    position,
    material,
  ];
  const details = said.filter((each) => each !== null);
  const clothes = (look?.clothes ?? []).map(({ garment, colour: of }) =>
    of === null ? garment : `${garment} ${of}`,
  );
  const all = [...details, ...clothes].join(', ');
  return `${count === 1 ? '' : `${count} × `}${thing}${all === '' ? '' : ` (${all})`}`;
}

function adRows(ad: Ad): readonly (readonly [string, string])[] {
  const { headline, lines, price, offer, call, brand, when, contact, code, stars, palette } = ad;
  const rows: readonly (readonly [string, string | null])[] = [
    ['Headline', headline === '' ? null : headline],
    ['Lines', lines.join(', ')],
    ['Brand', brand],
    ['Price', price],
    ['Offer', offer],
    ['Button', call],
    ['Date', when],
    ['Contact', contact],
    ['Code', code],
    ['Stars', stars === null ? null : String(stars)],
    ['Palette', palette.join(' ')],
  ];
  return rows.map(([name, value]) => [name, value ?? '']);
}

/** What happens in each act: who does what. */
function actRows({ acts = [] }: Explanation): readonly (readonly [string, string])[] {
  return acts.map(({ subjects, relations }, at) => {
    const name = (of: number | null) => (of === null ? 'the place' : (subjects[of]?.thing ?? ''));
    const deeds = relations.map(({ from, kind, to }) => `${name(from)} ${kind} ${name(to)}`);
    return [`Act ${at + 1}`, [...subjects.map(describeSubject), ...deeds].join('; ')];
  });
}

function explained({ explainer }: SceneDescription): string {
  if (explainer === undefined) return '';
  const { kind, title, parts } = explainer;
  const shown = parts.map(({ label, thing }) => (thing === null ? label : `${label} (${thing})`));
  return [kind, title, ...shown].filter((each) => each !== null && each !== '').join('; ');
}

/** The small world in glass, and where the glass is. */
function inGlass({ glass }: SceneDescription): string {
  if (glass === undefined) return '';
  const { glassware, inside, outside } = glass;
  const shown = [...inside.subjects.map(describeSubject), inside.setting].join('; ');
  return `${shown}; in a ${glassware}, ${outside.setting}`;
}

/** The same for people: a line for each part that the prompt has. */
export function explanationText(explanation: Explanation): string {
  const { subjects, relations, effects, ad, ignored } = explanation;
  const name = (at: number | null) =>
    at === null ? 'the place' : (subjects[at]?.thing ?? 'something');
  const rows: readonly (readonly [string, string])[] = [
    ['Who', subjects.map(describeSubject).join('; ')],
    [
      'Deeds',
      relations.map(({ from, kind, to }) => `${name(from)} ${kind} ${name(to)}`).join('; '),
    ],
    ...actRows(explanation),
    ['Explains', explained(explanation)],
    ['Place', explanation.setting],
    ['In glass', inGlass(explanation)],
    ['Time', explanation.time ?? ''],
    ['Weather', explanation.weather.join(', ')],
    ['Mood', [...explanation.moods, ...explanation.styles].join(', ')],
    ['Made as', explanation.medium ?? ''],
    ['In the air', explanation.particles.join(', ')],
    ['Effects', effects.map(({ kind, from }) => `${kind} of ${name(from)}`).join('; ')],
    ['Camera', explanation.camera ?? ''],
    ...(ad === null ? [['Title', explanation.title ?? ''] as const] : adRows(ad)),
    ['Said', (explanation.speech ?? []).join(', ')],
    ['Ignored', ignored.join(' ')],
  ];
  const shown = rows.filter(([, value]) => value !== '');
  return shown.map(([label, value]) => `${label.padEnd(11)}${value}\n`).join('');
}
