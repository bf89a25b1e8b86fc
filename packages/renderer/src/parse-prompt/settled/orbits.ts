import type { Relation, Subject } from '../scene-description.ts';

interface Cast {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
}

const PLANET = /planet|^globe-showing/u;
const CRAFT = /^(?:full-moon|space-station|satellite|spaceship|space-shuttle|rocket|hull)$/u;

/** What orbits a planet passes in front of it, and who floats outside is beside the craft. */
export function inOrbit<Read extends Cast>(cast: Read): Read {
  const { subjects, relations } = cast;
  const isPlanet = (at: number | null) => PLANET.test(subjects[at ?? -1]?.thing ?? '');
  const craft = subjects.findIndex(({ thing }) => CRAFT.test(thing));
  if (craft === -1 || !subjects.some((_, at) => isPlanet(at))) return cast;
  const isOrbit = ({ from, kind, to }: Relation) =>
    from === craft &&
    isPlanet(to) &&
    (kind === 'next-to' || kind === 'around') &&
    subjects[craft]?.motions.includes('circle') === true;
  const alone = subjects.findIndex(
    ({ thing }, at) =>
      /^(?:astronaut|alien)$/u.test(thing) &&
      !relations.some(({ from, to }) => from === at || to === at),
  );
  const beside: readonly Relation[] =
    alone === -1 ? [] : [{ from: alone, kind: 'next-to', to: craft }];
  const isOrbiting = relations.some(isOrbit);
  return {
    ...cast,
    subjects: subjects.map((one, at) =>
      at === craft && isOrbiting
        ? {
            ...one,
            // A moon is far smaller than what it orbits.
            size: one.thing === 'full-moon' ? 'tiny' : one.size,
            motions: one.motions.filter((motion) => motion !== 'circle'),
          }
        : one,
    ),
    relations: [
      ...relations.map((one) => (isOrbit(one) ? { ...one, kind: 'pass' as const } : one)),
      ...beside,
    ],
  };
}
