import { isPerson } from '../kinds-of-things.ts';
import type { Relation, SceneDescription, Subject } from '../scene-description.ts';

type Cast = Pick<SceneDescription, 'subjects' | 'relations' | 'effects'>;

const STANDS = /^(?:stall|noodle-stall|kiosk)$/u;
const COUNTERS = /^(?:shop-counter|counter|kitchen-counter|table)$/u;
const BRIDGES = /^(?:bridge|stone-bridge|golden-gate-bridge|tower-bridge)$/u;
/** A chimney that nobody is on or in is one with its house. */
const WITH_CHIMNEY =
  /house|cottage|cabin|villa|factory|barn|mill$|igloo|train$|ship$|locomotive|castle|church/u;
/** From so many on, people are seen from afar. */
const CROWD = 5;

/** A cast in which one of two things is a part of the other. */
function within(cast: Cast, part: number, whole: number): Cast {
  const moved = (at: number) => {
    const to = at === part ? whole : at;
    return to > part ? to - 1 : to;
  };
  return {
    subjects: cast.subjects.filter((_, at) => at !== part),
    relations: cast.relations
      .map(
        ({ from, kind, to }): Relation => ({
          from: moved(from),
          kind,
          to: to === null ? null : moved(to),
        }),
      )
      .filter(({ from, to }) => from !== to),
    effects: cast.effects.map(({ kind, from }) => ({
      kind,
      from: from === null ? null : moved(from),
    })),
  };
}

const isCrowd = ({ thing, count }: Subject) => isPerson(thing) && count >= CROWD;

/** The counter of a stall belongs to it, and a crowd on a bridge is as small as the bridge is large. */
export function asOne(cast: Cast): Cast {
  const { subjects, relations } = cast;
  const find = (names: RegExp) => subjects.findIndex(({ thing }) => names.test(thing));
  const [stand, counter] = [find(STANDS), find(COUNTERS)];
  if (stand !== -1 && counter !== -1) return within(cast, counter, stand);
  const [chimney, house] = [find(/^chimney$/u), find(WITH_CHIMNEY)];
  const isUsed = relations.some(({ kind, to }) => to === chimney && kind !== 'next-to');
  if (chimney !== -1 && house !== -1 && !isUsed) {
    const isSmoking = subjects[chimney]?.states.includes('smoking') === true;
    const smoke = isSmoking ? [{ kind: 'smoke' as const, from: chimney }] : [];
    return within({ ...cast, effects: [...cast.effects, ...smoke] }, chimney, house);
  }
  const bridge = find(BRIDGES);
  const crowd = subjects.findIndex(isCrowd);
  const areApart = relations.some(
    ({ from, kind, to }) =>
      from === crowd && to === bridge && kind !== 'on' && kind !== 'cross' && kind !== 'out-of',
  );
  const alone = subjects.every((_, at) => at === bridge || at === crowd);
  if (bridge === -1 || crowd === -1 || areApart || !alone) return cast;
  const filled = subjects.map(
    (one, at): Subject => (at === bridge ? { ...one, thing: 'crowded-bridge' } : one),
  );
  return within({ ...cast, subjects: filled }, crowd, bridge);
}
