import { mediumOf } from '../../things/media.ts';
import { BUILDINGS, isAnimate, isVehicle } from '../kinds-of-things.ts';
import type { Relation, RelationKind, Subject } from '../scene-description.ts';

/** What only somebody does. */
const OF_THE_LIVING: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'eat',
  'drink',
  'read',
  'feed',
  'look-at',
  'kick',
  'throw',
]);
/** What one does on feet or wheels. */
const ON_THE_MOVE: ReadonlySet<RelationKind> = new Set<RelationKind>(['pull', 'push', 'chase']);
const PLANT = /mushroom|flower|tree$|blossom|tulip|rose|bush|grass|fern|leaf|herb|crystal/u;

/** Whether a relation can be meant: mountains do not eat, and nobody rides on mushrooms. */
export function isPlausible({ from, kind, to }: Relation, subjects: readonly Subject[]): boolean {
  const [who, whom] = [subjects[from], subjects[to ?? -1]];
  if (who === undefined || whom === undefined) return true;
  const isAlive = isAnimate(who.thing) || isVehicle(who.thing) || who.look !== null;
  const isLarge = mediumOf(who.thing) === 'scenery' || mediumOf(who.thing) === 'celestial';
  if (OF_THE_LIVING.has(kind) && isLarge && !isAlive) return false;
  // Of "lamps and a donkey pulling a cart" only the donkey pulls it.
  const isPulled = subjects.some(({ thing }, at) => at !== from && isAnimate(thing));
  if (ON_THE_MOVE.has(kind) && !isAlive && isPulled) return false;
  if (kind === 'eat' && BUILDINGS.has(whom.thing) && mediumOf(whom.thing) === 'scenery')
    return /tree|bamboo/u.test(whom.thing);
  if (kind === 'drink' && mediumOf(whom.thing) === 'scenery') return false;
  if (kind === 'ride' && PLANT.test(whom.thing)) return false;
  const isBuilt = BUILDINGS.has(who.thing) || who.thing === 'pyramid';
  const isHouse = isLarge && isBuilt && who.size !== 'tiny';
  return !(kind === 'on' && isHouse && isAnimate(whom.thing) && whom.size !== 'giant');
}

/** How one goes over a bridge. */
export const ACROSS: readonly RelationKind[] = ['across', 'over', 'cross', 'through'];

const BRIDGE = /^(?:(?:stone|wooden|golden-gate|tower)-|draw)?bridge$/u;

/** What one walks across has one on it. */
const SURFACE =
  /^(?:table|dinner-table|kitchen-table|desk|workbench|counter|kitchen-counter|bed|sofa|shelf|keyboard|piano|grand-piano|rug|log|fallen-log|branch|tightrope|tower-wire|fence|roof|chess-board|plank|raft|ice-floe|iceberg|hammock)$/u;

/** Who has the ground below, unless it is in the air for once. */
function goesByLand({ thing, motions, size }: Subject): boolean {
  const isUp = motions.some((motion) => /^(?:fly|float|jump|rise|fall|circle)$/u.test(motion));
  const isGrounded = mediumOf(thing) === 'land' || isAnimate(thing) || isVehicle(thing);
  return (
    isGrounded && !isUp && size !== 'giant' && !/^(?:air|water|boat)$/u.test(mediumOf(thing) ?? '')
  );
}

/** "A giant above the city" towers over it from behind, unless it flies. */
export function towering(relation: Relation, subjects: readonly Subject[]): Relation {
  const { from, kind, to } = relation;
  const who = subjects[from];
  const whom = subjects[to ?? -1]?.thing ?? '';
  // A rainbow is below those who cross it, and a bridge below those who go on feet or wheels.
  if (whom === 'rainbow-bridge' && ACROSS.includes(kind)) return { from, kind: 'on', to };
  const isCrossing =
    (BRIDGE.test(whom) && (kind === 'across' || kind === 'over')) ||
    (SURFACE.test(whom) && kind === 'across');
  if (isCrossing && who !== undefined && goesByLand(who)) return { from, kind: 'on', to };
  // What is built does not run away from who attacks it.
  if (kind === 'chase' && BUILDINGS.has(whom) && who !== undefined && isAnimate(who.thing))
    return { from, kind: 'towards', to };
  const isAbove = (kind === 'above' || kind === 'over') && to !== null;
  if (who?.size !== 'giant' || !isAbove || mediumOf(who.thing) !== 'land') return relation;
  const isUp = who.motions.some((motion) => /^(?:fly|float|jump|rise|fall|circle)$/u.test(motion));
  return isUp ? relation : { from, kind: 'behind', to };
}
