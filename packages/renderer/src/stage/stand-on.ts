import type { Scenery, Support, SupportName, Surface } from '../scene/scenery.ts';
import type { World } from '../scene/world.ts';
import type { Piece } from './piece.ts';

const TRAIN = /train|railway-car|locomotive|railway-car|tram$|metro|light-rail/;
const VEHICLE =
  /automobile|electric-car|^car$|taxi|^bus$|minibus|panel-van|truck|lorry|racing-car|sports-car|police-car|fire-engine|ambulance|motorcycle|scooter|bicycle|sport-utility|trolleybus|rickshaw|tractor|double-decker|vintage-car|convertible|tuk-tuk|^carriage$|camper-van|electric-car/;
const ON_TABLES: readonly SupportName[] = ['table', 'desk', 'counter', 'podium'];
const DRY: readonly SupportName[] = ['bank', 'quay', 'ground', 'ice', 'rock', 'bridge'];
/** Objects below this height stand on a table, if there is one. */
const TABLE_METRES = 0.5;

/** Whether somebody of the water goes over land, or is a seal on its floe. */
export const isOnFoot = ({ thing, motions, states }: Piece['subject']): boolean =>
  motions.includes('crawl') ||
  motions.includes('walk') ||
  (thing === 'seal' && states.includes('standing'));

/** Where a setting has room for things of this kind, the best place first. */
function wishesOf({ thing, subject }: Piece): readonly SupportName[] {
  const { medium, name } = thing;
  const isInWater = medium === 'water' && !isOnFoot(subject);
  if (medium === 'boat' || isInWater || /^iceberg$|bridge$|-ledge$|^dock-end$/.test(name))
    return ['water'];
  if (subject.motions.includes('slide')) return ['ice', 'floor', 'stage'];
  if (TRAIN.test(name)) return ['track', 'bridge'];
  if (VEHICLE.test(name)) return ['road'];
  if (subject.thing === 'whale-skeleton') return ['ceiling'];
  if (subject.states.includes('hanging')) return ['wall', 'ceiling'];
  if (medium === 'object' && thing.metres < TABLE_METRES) return ON_TABLES;
  return thing.metres < TABLE_METRES ? [] : ['floor', 'stage'];
}

/** Whether the setting has dry land beside its water. */
function isOnLand(scenery: Scenery, medium: string): boolean {
  if (scenery.surface !== 'water' || medium === 'boat' || medium === 'water') return false;
  return scenery.supports.some(({ name }) => DRY.includes(name));
}

/** Whether it swims in the water that is seen from the land. */
export function isInSea({ surface, supports }: Scenery, medium: string): boolean {
  return (
    medium === 'water' && surface === 'ground' && supports.some(({ name }) => name === 'water')
  );
}

/** What it is on or in where it stands. */
export function surfaceFor(scenery: Scenery, medium: string, isBathing: boolean): Surface {
  if (isInSea(scenery, medium)) return 'water';
  return !isBathing && isOnLand(scenery, medium) ? 'ground' : scenery.surface;
}

/** Whether there is nothing but water to be on. */
export function isOpenWater(scenery: Scenery): boolean {
  return ['water', 'void', 'deep', 'air'].includes(scenery.surface) && !isOnLand(scenery, 'land');
}

/** The support of the setting that carries a group. */
export function standOn(
  world: World,
  scenery: Scenery,
  root: Piece,
  carrier: SupportName | undefined,
): Support {
  const named = (name: SupportName) => scenery.supports.find((support) => support.name === name);
  const wishes: readonly SupportName[] = [
    ...(carrier === undefined ? [] : [carrier]),
    ...wishesOf(root),
    ...(isOnLand(scenery, root.thing.medium) ? DRY : []),
  ];
  for (const wish of wishes) {
    const found = named(wish);
    if (found !== undefined) return found;
  }
  const { width } = world.size;
  const first = scenery.supports[0];
  const open = {
    name: 'ground',
    y: scenery.groundY,
    left: width * 0.04,
    right: width * 0.96,
    depth: 1,
  };
  return first !== undefined && scenery.surface !== 'deep' ? first : { ...open, name: 'ground' };
}
