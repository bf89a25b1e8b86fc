import type { SceneDescription, Setting } from '../scene-description.ts';

/** Where cranes load ships is a port. */
export function atDocks(
  setting: Setting,
  { subjects }: Pick<SceneDescription, 'subjects'>,
): Setting {
  const has = (kind: RegExp) => subjects.some(({ thing }) => kind.test(thing));
  const isLoaded = has(/^(?:ship|shipping-container|container-ship)$/u);
  // Who works on a ship is at a yard.
  if (setting === 'workshop' && has(/^(?:ship|container-ship|fishing-boat|tugboat)$/u))
    return 'port';
  if (setting === 'construction-site' && has(/^crane$/u) && isLoaded) return 'port';
  // Ferries and junks of a city are on its water.
  if (
    setting === 'city' &&
    /^(?:passenger-ship|ferry|sailboat|ship|cruise-ship)$/u.test(subjects[0]?.thing ?? '')
  )
    return 'harbour';
  const isIndustrial = has(/^(?:crane|shipping-container|container-ship)$/u);
  return setting === 'harbour' && isIndustrial ? 'port' : setting;
}
