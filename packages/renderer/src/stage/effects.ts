import type { Effect, SceneDescription } from '../parse-prompt/scene-description.ts';
import type { Actor } from '../scene/actor.ts';
import type { Scenery } from '../scene/scenery.ts';
import { thingOf } from '../things/things.ts';

/** What comes from an actor: where, in pixels, and how large. It goes where the actor goes. */
export interface EffectSpot {
  readonly kind: Effect | 'drops' | 'blast';
  readonly actor: Actor;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly depth: number;
}

const CHIMNEY = /locomotive|factory|ship$|volcano/;
const OF_STATES = {
  steaming: 'steam',
  smoking: 'smoke',
  burning: 'flames',
  glowing: 'glow',
} as const;
/** Drawings that show their own fire. */
const OWN_FIRE = /campfire|fireplace|candle|torch|fire$|lantern/;

/** Effects of one actor: those that the prompt names, and those of its nature. */
function kindsOf(actor: Actor, scenery: Scenery, description: SceneDescription) {
  const { subject, gait, support } = actor;
  const kinds = new Set<EffectSpot['kind']>(
    description.effects.filter(({ from }) => from === actor.index).map(({ kind }) => kind),
  );
  for (const [state, kind] of Object.entries(OF_STATES)) {
    if (subject.states.some((one) => one === state)) kinds.add(kind);
  }
  if (gait === 'launch') kinds.add('blast');
  if (CHIMNEY.test(subject.thing) && gait === 'drive') kinds.add('smoke');
  if (scenery.surface === 'water' && gait === 'jump' && support !== 'none') kinds.add('splash');
  if (subject.thing === 'watering-can' && actor.tilt !== 0) kinds.add('drops');
  if (OWN_FIRE.test(subject.thing)) kinds.delete('flames');
  // What runs or drives raises its own dust.
  if ((gait === 'run' || gait === 'drive') && support === 'ground') kinds.delete('dust');
  return [...kinds];
}

/** Where it comes out: dust and splashes at the foot, all else at the outlet. */
function spotOf(actor: Actor, kind: EffectSpot['kind'], scenery: Scenery): EffectSpot {
  const { box, facing } = actor;
  const thing = thingOf(actor.subject.thing);
  const outlet = thing?.anchors.outlet ?? { x: 0.5, y: 0.08 };
  const own = thing?.facing === 0 || thing === null ? 1 : thing.facing;
  const across = own === facing ? outlet.x - 0.5 : 0.5 - outlet.x;
  const isLow = kind === 'dust' || kind === 'splash' || kind === 'blast';
  const middle = box.x + box.width / 2;
  return {
    kind,
    actor,
    x: isLow
      ? middle - (kind === 'dust' ? facing * box.width * 0.4 : 0)
      : middle + across * box.width,
    y: isLow ? (kind === 'splash' ? scenery.groundY : actor.y) : box.y + outlet.y * box.height,
    size: Math.max(box.height * 0.5, Math.min(box.width, box.height)) * 0.5,
    depth: actor.depth + (kind === 'smoke' || kind === 'blast' ? -0.001 : 0.003),
  };
}

/** Kites with those who hold their lines. */
export function kitesOf(actors: readonly Actor[]) {
  return actors
    .filter(({ subject, support }) => subject.thing === 'kite' && support === 'none')
    .flatMap((kite) => {
      const holder = actors.find(({ grasp }) => grasp === 'one');
      return holder === undefined ? [] : [{ kite, holder }];
    });
}

export function effectSpots(
  actors: readonly Actor[],
  scenery: Scenery,
  description: SceneDescription,
): readonly EffectSpot[] {
  return actors.flatMap((actor) =>
    kindsOf(actor, scenery, description).map((kind) => spotOf(actor, kind, scenery)),
  );
}
