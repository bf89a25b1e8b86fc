import type { Actor } from '../../scene/actor.ts';

/** Kites with those who hold their lines. */
export function kitesOf(actors: readonly Actor[]) {
  return actors
    .filter(({ subject, support }) => subject.thing === 'kite' && support === 'none')
    .flatMap((kite) => {
      const holder = actors.find(({ grasp }) => grasp === 'one');
      return holder === undefined ? [] : [{ kite, holder }];
    });
}

/** Those who hang on a rope, with what they hang from. */
export function ropesOf(actors: readonly Actor[]) {
  return actors.flatMap((actor) => {
    const { holder } = actor;
    const above = actors.find((one) => one.index === holder?.index && one.copy === holder.copy);
    return above?.traits.medium === 'air' &&
      above.box.y + above.box.height < actor.box.y + actor.box.height * 0.05
      ? [{ above, below: actor }]
      : [];
  });
}
