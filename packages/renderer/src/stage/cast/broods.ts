import type { Relation, SceneDescription } from '../../parse-prompt/scene-description.ts';
import { INDOORS } from '../../scene/indoors.ts';
import { mediumOf } from '../../things/media.ts';
import { add, type Draft } from '../draft.ts';

const NEST = /^(?:nest-with-eggs|brood-nest)$/;
const BIRD = /chick(?!en)|bird/;
const ROCK = /^(?:crag|cliff|rock|ledge)/;
const TOGETHER: ReadonlySet<Relation['kind']> = new Set(['in', 'on', 'next-to']);

/** Birds that feed their young do so at the nest, unless they are on foot or on the water. */
function nestFor(
  draft: Draft,
  isYoung: (at: number | null) => boolean,
  setting: SceneDescription['setting'],
): void {
  const { subjects, relations } = draft;
  const feeding = relations.find(
    ({ from, kind, to }) =>
      kind === 'feed' && isYoung(to) && mediumOf(subjects[from]?.thing ?? '') === 'air',
  );
  const hasPlace = relations.some(({ from, to }) => from === feeding?.to && to !== null);
  if (feeding === undefined || feeding.to === null || hasPlace || INDOORS.has(setting)) return;
  if (subjects.some(({ thing }) => NEST.test(thing) || thing === 'chick-nest')) return;
  relations.push({ from: feeding.to, kind: 'in', to: add(draft, 'brood-nest') });
}

/** Young birds look out of their nest, which is on a bough, with the old one beside it. */
export function hatchInNests(draft: Draft, { setting }: SceneDescription): void {
  const { subjects, relations } = draft;
  const isYoung = (at: number | null): boolean => {
    const one = subjects[at ?? -1];
    const isBird = BIRD.test(one?.thing ?? '') || mediumOf(one?.thing ?? '') === 'air';
    return (
      one !== undefined && isBird && (one.states.includes('young') || /chick(?!en)/.test(one.thing))
    );
  };
  const isNest = (at: number | null) => NEST.test(subjects[at ?? -1]?.thing ?? '');
  nestFor(draft, isYoung, setting);
  const kept = relations.find(
    ({ from, kind, to }) =>
      TOGETHER.has(kind) && ((isYoung(from) && isNest(to)) || (isNest(from) && isYoung(to))),
  );
  if (kept === undefined || kept.to === null || INDOORS.has(setting)) return;
  const [nest, young] = isNest(kept.to) ? [kept.to, kept.from] : [kept.from, kept.to];
  const [home, brood] = [subjects[nest], subjects[young]];
  if (home === undefined || brood === undefined) return;
  subjects[young] = { ...brood, count: 0 };
  const carriers = relations.filter(
    ({ from, to, kind }) =>
      to !== null && from !== young && (kind === 'on' || kind === 'in') && to !== nest,
  );
  const on = (what: RegExp) =>
    carriers.find(({ to }) => what.test(subjects[to ?? -1]?.thing ?? ''));
  // A nest on a cliff is on bare rock.
  const bough = on(/tree|branch|bough/) ?? on(ROCK);
  const to = bough?.to ?? add(draft, 'branch');
  const isOnRock = ROCK.test(subjects[to]?.thing ?? '');
  subjects[nest] = {
    ...home,
    thing: 'chick-nest',
    count: 1,
    states: [],
    motions: [],
    size: isOnRock ? 'big' : home.size,
  };
  const parents = relations.filter((one) => one.to === young && one.from !== nest);
  const others = relations.filter(
    (one) =>
      one.from !== young &&
      one.to !== young &&
      one.from !== nest &&
      one.to !== nest &&
      one.to !== to,
  );
  const olds = [...new Set(parents.map(({ from }) => from))];
  relations.splice(
    0,
    relations.length,
    { from: nest, kind: 'on', to },
    ...olds.map((from): Relation => ({ from, kind: 'on', to })),
    ...others.filter(({ from }) => !olds.includes(from)),
  );
  for (const from of olds) {
    const old = subjects[from];
    if (old !== undefined)
      subjects[from] = { ...old, motions: [], states: [], heading: isOnRock ? 'right' : 'left' };
  }
}
