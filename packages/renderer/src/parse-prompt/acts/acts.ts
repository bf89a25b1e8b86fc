import { mayMatch } from '../needed-letters.ts';
import { INTO_CLOTHES } from '../rewordings/people/changed-clothes.ts';
import type { Act, SceneDescription } from '../scene-description.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { withArrival } from './arrivals.ts';
import { follow, isDoing, withKnown, withoutDeeds } from './follow-acts.ts';
import { type Clause, splitActs } from './split-acts.ts';
import { elsewhere, isTurn, placesOfTurns, turned } from './turns.ts';

/** What happens one after the other, as far as the words tell; nothing when all of it is at once. */
export function actsIn(
  prompt: string,
  vocabulary: Vocabulary,
  read: (text: string) => SceneDescription,
): Pick<SceneDescription, 'acts'> & Partial<Pick<SceneDescription, 'setting'>> {
  const change = changeIn(prompt);
  const acts =
    change === null ? toldIn(prompt, vocabulary, read) : changed(change, vocabulary, read);
  if (acts.length < 2) return {};
  const place = acts[0]?.setting;
  if (place !== undefined) return { acts, setting: place };
  // Where something goes in the end is not where it begins.
  const isUp = /\binto the (?:sky|air|clouds)\b/iu.test(prompt);
  const [first] = splitActs(prompt, vocabulary);
  const begins = isUp && first !== undefined ? read(first.text).setting : null;
  return begins === null || begins === 'abstract' ? { acts } : { acts, setting: begins };
}

function toldIn(
  prompt: string,
  vocabulary: Vocabulary,
  read: (text: string) => SceneDescription,
): readonly Act[] {
  const clauses: readonly Clause[] = splitActs(prompt, vocabulary);
  if (clauses.length < 2) return [];
  const [first, ...others] = clauses.map((clause) => ({ ...clause, act: read(clause.text) }));
  if (first === undefined || first.act.subjects.length === 0) return [];
  const [next, ...more] = others;
  if (next !== undefined && more.length === 0 && isTurn(prompt) && next.act.subjects.length > 0)
    return inTurns(first.act, next.act);
  const told = others.filter(({ act }) => act.subjects.some((_, at) => isDoing(act, at)));
  // Who comes later is not there yet.
  const later = new Set(
    told.flatMap(({ act, isOfKnown, brings }) =>
      isOfKnown ? brings : act.subjects.map(({ thing }) => thing),
    ),
  );
  const known = told
    .filter(({ isOfKnown }) => isOfKnown)
    .map(({ act }) => act.subjects.filter(({ thing }) => !later.has(thing)));
  const acts: Act[] = [known.reduce<Act>(withKnown, only(first.act))];
  for (const { act } of told) acts.push(follow(acts.at(-1) ?? act, act));
  return withArrival(acts);
}

/** Two deeds that have nothing to do with each other, at one place or at the place of each. */
function inTurns(first: SceneDescription, next: SceneDescription): readonly Act[] {
  const [before, now] = placesOfTurns(first, next);
  const act = (before === now ? turned : elsewhere)(only(first), only(next));
  return [
    { ...only(first), setting: before },
    { ...act, setting: now },
  ];
}

interface Change {
  readonly before: string;
  /** Who is there too, as words that follow it. */
  readonly beside: string;
  /** Whether it is told of what was named last: "and it becomes". */
  readonly isOfLast: boolean;
  readonly into: string;
}

const BECOMES = new RegExp(
  `^(.{3,200}?)(?:,? (?:and|then|before|until))*( it| which| that)?(?: (?:slowly|magically|suddenly|finally))? (?:becomes|(?:turns|transforms|morphs|changes(?! into ${INTO_CLOTHES})|grows) into) (an? \\p{L}.*)$`,
  'iu',
);

/** Who is there too, before and after the change. */
const BESIDE =
  /,? (?:(?:while|as) (?=(?:an?|the|his|her|their|two|three|four|five)\b)|(?=(?:in front of|before|beside|next to|behind|in the hands? of) (?:an?|the|his|her|their|two|three|four|five)\b))(?<others>.{3,120})$/iu;

/** What somebody or something becomes. */
function changeIn(prompt: string): Change | null {
  if (!mayMatch(BECOMES, prompt.toLowerCase())) return null;
  const [, before, last, into] = BECOMES.exec(prompt) ?? [];
  if (before === undefined || into === undefined) return null;
  const isOfLast = last !== undefined;
  const beside = isOfLast ? null : BESIDE.exec(into);
  const others = beside?.groups?.['others'];
  if (beside === null || others === undefined) return { before, beside: '', isOfLast, into };
  const joint = /^(?:in|before|beside|next|behind)\b/iu.test(others) ? ' ' : ', ';
  return { before, beside: joint + others, isOfLast, into: into.slice(0, beside.index) };
}

/** "A wizard casts a spell and a frog": who changes is named last, after what others did. */
function changingIn(
  before: string,
  { subjects }: Act,
  read: (text: string) => SceneDescription,
): number {
  const [, who] =
    /(?:,|\b(?:and|then|until|while|as)) ((?:an?|the|his|her) [\p{L} -]{2,40})$/iu.exec(before) ??
    [];
  const [meant] = who === undefined ? [] : read(who).subjects;
  return subjects.findIndex(({ thing }) => thing === meant?.thing);
}

/** In the last act, what it became stands where it was. */
function changed(
  { before, beside, isOfLast, into }: Change,
  vocabulary: Vocabulary,
  read: (text: string) => SceneDescription,
): readonly Act[] {
  const told = toldIn(before + beside, vocabulary, read);
  const acts = told.length > 1 ? told : [only(read(before + beside))];
  const last = acts.at(-1);
  const [become] = read(into).subjects;
  if (last === undefined || last.subjects.length === 0 || become === undefined) return [];
  const named = isOfLast ? last.subjects.length - 1 : changingIn(before, last, read);
  const at = Math.max(0, named);
  if (last.subjects[at]?.thing === become.thing) return [];
  const subjects = last.subjects.map((subject, own) =>
    own === at ? become : withoutDeeds(subject),
  );
  return [...acts, { subjects, relations: [], effects: [] }];
}

const only = ({ subjects, relations, effects }: Act): Act => ({ subjects, relations, effects });
