import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { Motion, Relation, RelationKind } from '../scene-description.ts';

const TRADES: Readonly<Record<string, Motion>> = {
  runner: 'run',
  jogger: 'run',
  dancer: 'dance',
  gardener: 'dig',
  landscaper: 'dig',
  photographer: 'photograph',
  baker: 'knead',
  carpenter: 'saw',
  'cleaning-lady': 'sweep',
  'cleaning-woman': 'sweep',
  cleaner: 'sweep',
  janitor: 'sweep',
  housekeeper: 'sweep',
  mechanic: 'repair',
  plumber: 'repair',
  electrician: 'repair',
};

/** Whether somebody of this trade is seen at work in an ad. */
export const hasTrade = (job: string | null | undefined): boolean => (job ?? '') in TRADES;

/** What is held and taken out of or put onto something is work enough. */
const isMoved = ({ relations }: FoundSubjects, held: number): boolean =>
  relations.some(({ from, kind, to }) => from === held && to !== null && /out-of|into/u.test(kind));

/** A runner on a bridge runs across it. */
const isGoing = (motion: Motion | undefined): boolean => motion === 'run' || motion === 'dance';
const IS_PLACED = /^(?:on|in|under|next-to|along|at|in-front-of)$/u;

/** A runner in an ad runs and a gardener digs, unless something else is said of them. */
export function atTheirTrade(found: FoundSubjects): FoundSubjects {
  return {
    ...found,
    subjects: found.subjects.map((subject, at) => {
      const motion = TRADES[subject.look?.job ?? ''];
      const isBusy = found.relations.some(
        ({ from, kind, to }) =>
          from === at &&
          to !== null &&
          (kind !== 'hold' || isMoved(found, to)) &&
          !(isGoing(motion) && IS_PLACED.test(kind)),
      );
      const isIdle = subject.motions.length === 0 && subject.states.length === 0 && !isBusy;
      return motion !== undefined && isIdle ? { ...subject, motions: [motion] } : subject;
    }),
  };
}

const WITH_TOOLS: ReadonlySet<RelationKind> = new Set<RelationKind>(['next-to', 'at', 'look-at']);

/** "The plumber fixes it": not the wrench, which is in the hand. */
export function atWhatIsBroken(found: FoundSubjects): FoundSubjects {
  const { subjects, relations } = found;
  const tools = new Set(relations.flatMap(({ kind, to }) => (kind === 'hold' ? [to] : [])));
  const broken = subjects.findIndex(
    ({ thing }, at) => !isPerson(thing) && !isAnimate(thing) && !tools.has(at),
  );
  const isOwnTool = ({ from, kind, to }: Relation) =>
    WITH_TOOLS.has(kind) &&
    relations.some((one) => one.kind === 'hold' && one.from === from && one.to === to);
  return {
    ...found,
    relations: relations.flatMap((relation) => {
      if (!isOwnTool(relation)) return [relation];
      return broken === -1 ? [] : [{ ...relation, to: broken }];
    }),
  };
}

/** Who washes something has the foam on the sponge, and none lies around. */
export function inLather(found: FoundSubjects): FoundSubjects {
  const foam = found.subjects.findIndex(({ thing }, at) => thing === 'foam' && at > 0);
  const isWashed = found.subjects.some(
    ({ thing, motions }) => isPerson(thing) && motions.includes('wash'),
  );
  return foam !== -1 && isWashed ? without(found, foam, null) : found;
}

const CYCLE = /^(?:bicycle|motorcycle|motor-scooter|kick-scooter|skateboard|horse)$/u;

/** "Scooter ad, a man riding through the city": he rides what is sold, and no bicycle besides. */
export function onWhatIsSold(found: FoundSubjects, prompt: string): FoundSubjects {
  const { subjects, relations } = found;
  const ridden = relations.filter(({ kind }) => kind === 'ride');
  const bicycle = subjects.findIndex(({ thing }) => thing === 'bicycle');
  const isTwice = ridden.some(
    ({ from, to }) =>
      to === bicycle && ridden.some((other) => other.from === from && other.to !== bicycle),
  );
  return isTwice && !/\bbikes?\b|cycl/iu.test(prompt) ? without(found, bicycle, null) : found;
}

/** Whom somebody passes on a bicycle has one too. */
export function onTheirOwn(found: FoundSubjects): FoundSubjects {
  const { subjects, relations } = found;
  const rides = relations.filter(
    ({ kind, to }) => kind === 'ride' && CYCLE.test(subjects[to ?? -1]?.thing ?? ''),
  );
  const shared = rides.find(({ from, to }) =>
    rides.some((other) => other.to === to && other.from < from),
  );
  const vehicle = subjects[shared?.to ?? -1];
  if (shared === undefined || vehicle === undefined) return found;
  const other = subjects[shared.from];
  const own = { ...vehicle, count: 1, colour: null };
  const isBetween = ({ kind, from, to }: Relation) =>
    (kind === 'pass' || kind === 'next-to') && (from === shared.from || to === shared.from);
  return onTheirOwn({
    ...found,
    // One of them shows it; beside the words there is no room for more.
    subjects: [...subjects.map((one) => (one === other ? { ...one, count: 1 } : one)), own],
    phrasesOf: [...found.phrasesOf, []],
    relations: relations
      .map((one) => (one === shared ? { ...one, to: subjects.length } : one))
      .filter((one) => !isBetween(one)),
  });
}
