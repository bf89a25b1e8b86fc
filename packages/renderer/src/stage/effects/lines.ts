import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
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

/** Those who hang on a rope, or get one let down, with what it hangs from. */
export function ropesOf(actors: readonly Actor[], { subjects }: SceneDescription) {
  const isLetDown = subjects.some(({ thing }) =>
    /^(?:rope|climbing-rope|rope-ladder)$/.test(thing),
  );
  const winch = isLetDown
    ? actors.find(({ subject }) => subject.thing === 'helicopter')
    : undefined;
  const ropes = actors.flatMap((actor) => {
    const { holder } = actor;
    const above = actors.find((one) => one.index === holder?.index && one.copy === holder.copy);
    return above?.traits.medium === 'air' &&
      above.box.y + above.box.height < actor.box.y + actor.box.height * 0.05
      ? [{ above, below: actor }]
      : [];
  });
  const below = actors.find(({ subject }) => isDrawnPerson(subject.thing));
  const isTaken = ropes.some(({ above }) => above === winch) || winch === undefined;
  return isTaken || below === undefined ? ropes : [...ropes, { above: winch, below }];
}
