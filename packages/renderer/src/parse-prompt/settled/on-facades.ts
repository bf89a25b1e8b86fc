import { isAnimate } from '../kinds-of-things.ts';
import type { Relation, SceneDescription } from '../scene-description.ts';

/** Buildings that are seen from outside, with a front that has windows and a door. */
const FRONTS =
  /^(?:house|cottage|haunted-house|castle|hut|log-cabin|gingerbread-(?:house|cottage)|villa|modern-house|church|barn|tower|chalet|timbered-house|stone-house|ruined-castle|school|hotel|shed)$/u;
const PANE = 'facade-window';
const DOOR = /^(?:door|open-door)$/u;

/** How who is at a door is related to it. */
const AT_DOOR: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>([
  'at',
  'in',
  'in-front-of',
  'next-to',
  'out-of',
]);

type Cast = Pick<SceneDescription, 'subjects' | 'relations' | 'effects'>;

function without(cast: Cast, gone: number, instead: number): Cast {
  const moved = (at: number) => (at > gone ? at - 1 : at);
  const to = (at: number) => moved(at === gone ? instead : at);
  return {
    subjects: cast.subjects.filter((_, at) => at !== gone),
    relations: cast.relations
      .map((one) => ({
        from: to(one.from),
        kind: one.kind,
        to: one.to === null ? null : to(one.to),
      }))
      .filter((one) => one.from !== one.to),
    effects: cast.effects
      .filter(({ from }) => from !== gone)
      .map(({ kind, from }) => ({ kind, from: from === null ? null : moved(from) })),
  };
}

/** "A house with a ghost at the door": it is the ghost that is there. */
function ofWhoIsThere({ subjects, relations, effects }: Cast, front: number, part: number): Cast {
  const isFronts = ({ from, to }: Relation) => from === front && to === part;
  const company = relations.find(
    ({ from, kind, to }) => from === front && kind === 'next-to' && to !== part && to !== null,
  );
  if (company === undefined || !relations.some(isFronts)) return { subjects, relations, effects };
  return {
    subjects,
    relations: relations
      .filter((one) => one !== company)
      .map((one) => (isFronts(one) ? { ...one, from: company.to ?? one.from } : one)),
    effects,
  };
}

/** The window in which somebody is seen is one of the house, and so is the door that somebody is at. */
export function onFacades(read: Cast): Cast {
  const front = read.subjects.findIndex(({ thing, count }) => FRONTS.test(thing) && count === 1);
  const pane = read.subjects.findIndex(({ thing }) => thing === PANE);
  const door = read.subjects.findIndex(({ thing, count }) => DOOR.test(thing) && count === 1);
  const cast = ofWhoIsThere(read, front, pane === -1 ? door : pane);
  const { subjects, relations } = cast;
  if (pane !== -1) {
    if (front === -1)
      return {
        ...cast,
        subjects: subjects.map((one, at) => (at === pane ? { ...one, thing: 'window' } : one)),
      };
    // Who looks out of a tower is in it.
    if (subjects[front]?.thing === 'tower')
      return without(
        {
          ...cast,
          relations: relations
            .filter(({ kind, to }) => !(kind === 'look-at' && to === front))
            .map((one) => (one.to === pane ? { ...one, kind: 'on' as const } : one)),
        },
        pane,
        front,
      );
    // Of what is listed before it the last is there.
    const there = relations.flatMap(({ from, to }) =>
      to === pane && from !== front ? [from] : [],
    );
    const inside = new Set([Math.max(...there)]);
    const isBeside = ({ from, kind, to }: Relation) =>
      (kind === 'next-to' || kind === 'look-at') &&
      ((from === front && inside.has(to ?? -1)) || (to === front && inside.has(from)));
    return {
      ...cast,
      relations: [
        ...relations
          .filter(
            (one) =>
              !isBeside(one) && one.from !== pane && (one.to !== pane || inside.has(one.from)),
          )
          .map((one) => (one.to === pane ? { ...one, kind: 'in' as const } : one)),
        { from: pane, kind: 'on', to: front },
      ],
    };
  }
  // "A dog at the door, a girl at home": that is another one.
  const isOwn = front !== -1 && (front < door || front === door + 1);
  if (door === -1 || !isOwn) return cast;
  const own = relations.filter(({ from, to }) => to === door && from !== front);
  if (own.length === 0) return cast;
  const isAt = ({ from, kind }: Relation) =>
    AT_DOOR.has(kind) && isAnimate(subjects[from]?.thing ?? '');
  if (own.every(isAt))
    return without(
      {
        ...cast,
        relations: relations
          .filter(({ from, to }) => !(from === front && to === door))
          .map((one) => (one.to === door ? { ...one, kind: 'in-front-of' as const } : one)),
      },
      door,
      front,
    );
  return own.every(({ kind }) => kind === 'on')
    ? { ...cast, relations: [...relations, { from: door, kind: 'on', to: front }] }
    : cast;
}
