import { INDOORS } from '../../scene/indoors.ts';
import { mediumOf } from '../../things/media.ts';
import type { PlaceVote } from '../clauses/clause-state.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { SceneDescription, Setting } from '../scene-description.ts';
import { APPLIANCES } from './places-of-things.ts';

type Cast = Pick<SceneDescription, 'subjects' | 'relations'>;

/** Parts of the scenery that rooms have too, and what goes about in them. */
export const IN_ROOMS =
  /^(?:window|door|christmas-tree|.*stairs|fireplace|curtains|clothesline|lantern-cord|neon-sign|statue|billboard|climbing-wall|buddha-statue|stone-cross|fern|bamboo|flower-bed|explosion|portal|balloon|kite|model-plane|paper-.*|lantern|broom|broomstick|rug|stroller|wheelchair|tricycle|unicycle|drone|skateboard|kick-scooter|dinosaur-skeleton)$/u;

const BESIDE = /^(?:on|at|in|in-front-of|look-at|play|under|next-to|watch)$/u;
/** What stands in rooms, also beside wild animals. */
const FURNITURE = /^(?:chair|mirror|desk|bookshelf|office-chair|gaming-chair|dinner-table|stool)$/u;
const KERB =
  /^(?:bus-shelter|bus-stop|traffic-light|parking-meter|telephone-box|vending-machine|cash-machine|postbox|metro-entrance)$/u;
/** Where an animal is that has to do with furniture or stands at a kerb; null for the others. */
export function besideFurniture({ subjects, relations }: Cast): Setting | null {
  // Several of them are out of doors, where they have a party.
  if (
    subjects.some(
      ({ thing }) => mediumOf(thing) === 'scenery' && !IN_ROOMS.test(thing) && !KERB.test(thing),
    )
  )
    return null;
  for (const { from, kind, to } of relations) {
    const thing = subjects[to ?? -1]?.thing ?? '';
    if (!BESIDE.test(kind) || !isAnimate(subjects[from]?.thing ?? '')) continue;
    if (KERB.test(thing)) return 'street';
    if (FURNITURE.test(thing)) return 'room';
    const place = APPLIANCES.find(([things]) => things.test(thing))?.[1];
    if (place !== undefined && INDOORS.has(place)) return place;
  }
  return null;
}

const RESTING: ReadonlySet<string> = new Set(['sleep', 'sit']);

/** A dragon is at home where its gold is. */
export function isOnLair({ subjects, relations }: Cast): boolean {
  const [first] = subjects;
  const isGrounded = first?.motions.every((motion) => RESTING.has(motion)) === true;
  const isHoarding = relations.some(
    ({ from, to }) =>
      from === 0 &&
      /^(?:gold-pile|money-bag|treasure-chest|coin|crystal)$/u.test(
        subjects[to ?? -1]?.thing ?? '',
      ),
  );
  return isGrounded && isHoarding;
}

/** A giraffe makes the savanna likely, but not before a mirror. */
export function fromIndoors(votes: readonly PlaceVote[], cast: Cast): readonly PlaceVote[] {
  const isHint = ({ setting, weight }: PlaceVote) => setting === 'savanna' && weight < 2;
  return votes.some(isHint) && besideFurniture(cast) !== null
    ? votes.filter((vote) => !isHint(vote))
    : votes;
}

const SEAFARERS = /^(?:pirate|sailor|captain)$/u;

/** A parrot on the shoulder of a pirate is at sea with him. */
export const isOnShoulder = ({ subjects, relations }: Cast): boolean =>
  relations.some(({ from, kind, to }) => {
    const bearer = subjects[to ?? -1];
    return (
      from === 0 &&
      kind === 'on' &&
      isPerson(bearer?.thing ?? '') &&
      SEAFARERS.test(bearer?.look?.job ?? '')
    );
  });
