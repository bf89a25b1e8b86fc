import type { FoundSubjects } from './find-subjects.ts';
import type { Motion } from './scene-description.ts';

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

/** A runner in an ad runs and a gardener digs, unless something else is said of them. */
export function atTheirTrade(found: FoundSubjects): FoundSubjects {
  return {
    ...found,
    subjects: found.subjects.map((subject, at) => {
      const motion = TRADES[subject.look?.job ?? ''];
      const isBusy = found.relations.some(
        ({ from, kind, to }) => from === at && to !== null && kind !== 'hold',
      );
      const isIdle = subject.motions.length === 0 && subject.states.length === 0 && !isBusy;
      return motion !== undefined && isIdle ? { ...subject, motions: [motion] } : subject;
    }),
  };
}
