import type { RelationKind } from '../description/relations.ts';
import type { Motion, Relation, Subject } from '../scene-description.ts';

interface Cast {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
}

/** What goes nowhere without a horse. */
const DRAWN = /^(?:chariot|carriage|covered-wagon|wagon)$/u;
const DRAWS = /^(?:horse|pony|donkey|mule|ox|camel|unicorn|pegasus|reindeer|zebra|lion)$/u;
const GOES: ReadonlySet<Motion> = new Set<Motion>(['drive', 'run', 'walk']);
const ABOARD: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'on', 'drive', 'ride']);
const MOVED: ReadonlySet<RelationKind> = new Set<RelationKind>(['pull', 'push', 'carry', 'hold']);
/** Each behind a horse of its own. */
const TEAMS_MAX = 3;

/** "Two chariots race", "a carriage drives through the park": the horses before them go without saying. */
export function drawnByHorses<Read extends Cast>(cast: Read): Read {
  const { subjects, relations } = cast;
  const isDrawnAlready = subjects.some(({ thing }) => DRAWS.test(thing));
  const goes = ({ motions }: Subject) => motions.some((motion) => GOES.has(motion));
  const at = subjects.findIndex(({ thing, count }, what) => {
    const whoIsIn = relations.flatMap(({ from, kind, to }) =>
      to === what && ABOARD.has(kind) ? (subjects[from] ?? []) : [],
    );
    const isMoved = relations.some(({ kind, to }) => to === what && MOVED.has(kind));
    const isDrawn = DRAWN.test(thing) && count <= TEAMS_MAX && !isMoved;
    return isDrawn && [...whoIsIn, ...subjects.filter((_, one) => one === what)].some(goes);
  });
  const vehicle = subjects[at];
  if (vehicle === undefined || isDrawnAlready) return cast;
  const horse: Subject = {
    ...vehicle,
    thing: 'horse',
    count: 1,
    colour: null,
    motions: ['run'],
    look: null,
  };
  const single: Subject = { ...vehicle, count: 1 };
  const others = Array.from({ length: vehicle.count - 1 }, () => single);
  const first = subjects.length;
  const vehicles = [at, ...others.map((_, more) => first + more)];
  const team = first + others.length;
  return {
    ...cast,
    subjects: [
      ...subjects.map((one, each) => (each === at ? single : one)),
      ...others,
      ...vehicles.map(() => horse),
    ],
    relations: [
      ...relations,
      ...vehicles.map((to, each): Relation => ({ from: team + each, kind: 'pull', to })),
    ],
  };
}
