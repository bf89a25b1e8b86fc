import { isAnimate } from '../kinds-of-things.ts';
import type { Relation, Subject } from '../scene-description.ts';

interface Cast {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
}

/** What has a top for several small things. */
const TOPS =
  /^(?:table|desk|dresser|shelf|nightstand|workbench|piano|coffee-table|kitchen-counter)$/u;

/** What stands on such a top rather than on the floor. */
const ORNAMENTS =
  /^(?:potted-plant|fern|vase|bouquet|lamp|candle|candelabrum|clock|alarm-clock|mantelpiece-clock|globe|desk-globe|radio|record-player|telephone|typewriter|teapot|teacup.*|mug|hot-beverage|bowl|fruit-bowl|fish-bowl|jar|bottle|books?|open-book|framed-picture|photo-frame|crystal-ball|hourglass|music-box|snow-globe|candy-jar|flower-pot|potted-cactus|cactus|lantern|laptop|birdcage|statuette|trophy)$/u;

/** "A record player on a sideboard next to a fern": both are on the sideboard. */
export function sideBySide<Read extends Cast>(cast: Read): Read {
  const { subjects, relations } = cast;
  const thingAt = (at: number | null) => subjects[at ?? -1]?.thing ?? '';
  const placed = relations.flatMap(({ from, kind, to }): Relation[] => {
    if (kind !== 'next-to' || to === null || isAnimate(thingAt(from))) return [];
    if (!ORNAMENTS.test(thingAt(to))) return [];
    const below = relations.find((one) => one.from === from && one.kind === 'on');
    const isPlaced = relations.some((one) => one.from === to && one.to !== null);
    if (below === undefined || isPlaced || !TOPS.test(thingAt(below.to))) return [];
    return [{ from: to, kind: 'on', to: below.to }];
  });
  const isTold = ({ from, kind, to }: Relation) =>
    kind === 'next-to' && placed.some((one) => one.from === to && from !== one.to);
  return placed.length === 0
    ? cast
    : { ...cast, relations: [...relations.filter((one) => !isTold(one)), ...placed] };
}

const SHELTERS = /^(?:gazebo|porch)$/u;

/** Who sits at a table in a pavilion does so because the table is in it. */
export function sheltered<Read extends Cast>(cast: Read): Read {
  const { subjects, relations } = cast;
  const thingAt = (at: number | null) => subjects[at ?? -1]?.thing ?? '';
  const tableOf = (who: number) =>
    relations.find(
      ({ from, kind, to }) =>
        from === who && (kind === 'at' || kind === 'play') && /(?:^|-)table$/u.test(thingAt(to)),
    )?.to ?? null;
  if (!relations.some(({ to }) => SHELTERS.test(thingAt(to)))) return cast;
  return {
    ...cast,
    relations: relations.map((one) => {
      const table = one.kind === 'in' && SHELTERS.test(thingAt(one.to)) ? tableOf(one.from) : null;
      return table === null ? one : { ...one, from: table };
    }),
  };
}
