import { isVehicle } from '../kinds-of-things.ts';
import type { Motion, Setting, Subject } from '../scene-description.ts';

/** Where people usually do something, when the prompt does not say. */
export const PLACE_OF_DEED: Readonly<Partial<Record<Motion, Setting>>> = {
  stir: 'kitchen',
  chop: 'kitchen',
  knead: 'kitchen',
  saw: 'workshop',
  hammer: 'workshop',
  rub: 'workshop',
  shape: 'atelier',
  swim: 'lake',
  float: 'lake',
  shave: 'bathroom',
  makeup: 'bathroom',
  comb: 'bathroom',
  slide: 'snow',
  fly: 'sky',
  type: 'office',
  write: 'room',
  knit: 'room',
  iron: 'room',
  teeth: 'bathroom',
  punch: 'gym',
  stretch: 'gym',
  dunk: 'arena',
  trick: 'skatepark',
  nails: 'bedroom',
  hair: 'bedroom',
  sing: 'stage',
  fish: 'lake',
  dig: 'garden',
  sweep: 'room',
  pray: 'castle',
  propose: 'park',
  meditate: 'meadow',
  'arm-wrestle': 'bar',
  'bat-swing': 'stadium',
  switch: 'room',
  pushup: 'gym',
  situp: 'gym',
  pullup: 'gym',
  plank: 'gym',
  squat: 'gym',
  splits: 'gym',
  wake: 'bedroom',
  putt: 'meadow',
  bowl: 'bowling-alley',
};

/** Things are folded, packed and shut at home, where nothing tells of another place. */
export function atHands(people: readonly Subject[], names: readonly string[]): Setting | null {
  const isHandling = people.some(({ motions }) => motions.some((one) => HANDLING.has(one)));
  return isHandling && !names.some(isVehicle) ? 'room' : null;
}

const HANDLING: ReadonlySet<Motion> = new Set<Motion>(['handle', 'sort', 'shut', 'tend']);
