import type { Effect, State } from '../../parse-prompt/scene-description.ts';
import type { Actor } from '../../scene/actor.ts';
import type { Brush, World } from '../../scene/world.ts';
import { thingOf } from '../../things/things.ts';
import { type DrawEffect, type EffectKind, effectFor } from './effects.ts';

const OF_STATES: Readonly<Partial<Record<State, Effect>>> = {
  steaming: 'steam',
  smoking: 'smoke',
  burning: 'flames',
  glowing: 'glow',
};

/** Things that are never without it. */
const ALWAYS: Readonly<Record<string, EffectKind>> = {
  'coffee-cup': 'steam',
  'hot-beverage': 'steam',
  teacup: 'steam',
  'teacup-without-handle': 'steam',
  mug: 'steam',
  'soup-pot': 'steam',
  'pot-of-food': 'steam',
  'steaming-bowl': 'steam',
  'steam-train': 'smoke',
  locomotive: 'smoke',
  train: 'smoke',
  factory: 'smoke',
  waterfall: 'splash',
};

/** Things that burn already: they need no second fire. */
const ON_FIRE = /^(?:campfire|fireplace|candle|birthday-cake|fire)$/;

const UNDER_WAY: ReadonlySet<string> = new Set(['launch', 'fly', 'rise', 'run', 'drive', 'circle']);

/** Effects at the bottom of the actor; others come from its outlet. */
const AT_FOOT: ReadonlySet<EffectKind> = new Set(['dust', 'splash']);
/** How large an effect is, compared with a thing of the same height. */
const SCALES: Readonly<Partial<Record<EffectKind, number>>> = { glow: 0.8, drops: 1 };

export interface ActorEffects {
  draw(brush: Brush, body: { width: number; height: number }, seconds: number): void;
}

function kindsOf(actor: Actor): readonly EffectKind[] {
  const { subject, gait } = actor;
  const kinds = new Set<EffectKind>(actor.effects ?? []);
  for (const state of subject.states) {
    const kind = OF_STATES[state];
    if (kind !== undefined) kinds.add(kind);
  }
  const own = ALWAYS[subject.thing];
  if (own !== undefined) kinds.add(own);
  if (gait === 'launch') kinds.add('smoke');
  if (subject.thing === 'rocket' && UNDER_WAY.has(gait)) kinds.add('jet');
  if (ON_FIRE.test(subject.thing)) kinds.delete('flames');
  return [...kinds];
}

/** Effects of an actor, drawn around the point between its feet. */
export function effectsOf(world: World, actor: Actor): ActorEffects | null {
  const isLaunch = actor.gait === 'launch';
  const made = kindsOf(actor).map((kind): [EffectKind, DrawEffect] => [
    kind,
    effectFor(world, kind, isLaunch && kind === 'smoke'),
  ]);
  if (made.length === 0) return null;
  const thing = thingOf(actor.subject.thing);
  const { facing } = actor;
  return {
    draw(brush, { width, height }, seconds) {
      for (const [kind, draw] of made) {
        const isLow = AT_FOOT.has(kind) || (isLaunch && kind === 'smoke');
        const outlet = isLow ? { x: 0.5, y: 1 } : (thing?.anchors.outlet ?? { x: 0.5, y: 0.3 });
        const side = thing !== null && thing.facing !== 0 && thing.facing !== facing ? -1 : 1;
        const place = {
          x: (outlet.x - 0.5) * width * side,
          y: (outlet.y - 1) * height,
          size: Math.min(height, width * 1.6) * (SCALES[kind] ?? 1),
          facing,
        };
        draw(brush, place, seconds + actor.phase);
      }
    },
  };
}
