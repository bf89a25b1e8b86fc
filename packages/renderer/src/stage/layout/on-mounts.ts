import type { Actor } from '../../scene/actor.ts';

/** What carries somebody, and is itself carried by nothing. */
function mountOf({ support, bearer }: Actor, actors: readonly Actor[]): Actor | null {
  const found =
    support === 'mount' && bearer !== undefined
      ? actors.find(({ index, copy }) => index === bearer.index && copy === bearer.copy)
      : undefined;
  return found === undefined ? null : (mountOf(found, actors) ?? found);
}

/** Each with what takes it along when it drifts in the air or bobs on the water. */
export const onMounts = (actors: readonly Actor[]): readonly Actor[] =>
  actors.map((actor) => {
    const mount = mountOf(actor, actors);
    return mount === null ? actor : { ...actor, mount };
  });
