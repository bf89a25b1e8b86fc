import { hex } from '../../draw/colour.ts';
import { effectFor } from '../../draw/effects/effects.ts';
import { EXPLOSION_SECONDS } from '../../draw/effects/explosion.ts';
import { glow } from '../../draw/strokes.ts';
import type { Actor } from '../../scene/actor.ts';
import type { Scenery } from '../../scene/scenery.ts';
import type { Element, World } from '../../scene/world.ts';
import { isSplashing } from '../stories/plunges.ts';
import { BURSTS } from '../stories/upsets.ts';
import type { EffectSpot } from './blazes.ts';

/** Effects can be seen in a small picture too: at least this share of its height. */
const LEAST: Readonly<Partial<Record<EffectSpot['kind'], number>>> = {
  steam: 0.24,
  smoke: 0.34,
  blast: 0.4,
  glow: 0.16,
  splash: 0.26,
  spray: 0.26,
  dust: 0.26,
  explosion: 0.4,
};

/** What runs from things that melt, unless it is water. */
const MELTED: readonly (readonly [RegExp, string])[] = [
  [/chocolate|cookie/, '#6b3d22'],
  [/ice-cream|sundae|shaved-ice/, '#f7d9c6'],
  [/butter|cheese/, '#ffd75e'],
];

/** The smoke of what burns down is darker than that of a chimney. */
const SOOT = '#55505a';

/** An effect at its actor, one of `count`. The smoke of a launch stays on the ground. */
export function effectElement(world: World, spot: EffectSpot, count: number): Element {
  const { actor, kind, depth, x, y, target } = spot;
  const reach = target === undefined ? null : { x: target.x - x, y: target.y - y };
  const size = Math.max(spot.size, world.size.height * (LEAST[kind] ?? 0));
  const stays = kind === 'blast' || kind === 'splash';
  const isOfFire = kind === 'smoke' && actor.subject.states.includes('burning');
  const draw =
    kind === 'blast'
      ? effectFor(world, 'smoke', { isLaunch: true, count })
      : effectFor(world, kind, {
          count,
          colour: isOfFire
            ? SOOT
            : (MELTED.find(([words]) => words.test(actor.subject.thing))?.[1] ?? null),
        });
  const ahead = actor.phase;
  // What bursts has a beginning; only several of them burst one after another.
  const isOnce = kind === 'explosion' && actor.copy === 0;
  return {
    depth,
    draw(brush, moment) {
      if (stays && !isSplashing(actor, moment.progress)) return;
      const step = actor.path(moment);
      brush.translate(x + (stays ? 0 : step.x), y + (stays ? 0 : step.y));
      const place = {
        x: 0,
        y: 0,
        size: size * (stays || isOnce ? 1 : step.scale),
        facing: actor.facing,
      };
      const aim = reach === null ? place : { ...place, reach };
      const burst = (moment.progress - BURSTS) / (1 - BURSTS);
      if (isOnce && burst <= 0) return;
      draw(brush, aim, isOnce ? burst * EXPLOSION_SECONDS * 0.999 : moment.seconds + ahead);
    },
  };
}

/** The line of a kite, from the hand that holds it. */
export function lineElement(world: World, kite: Actor, holder: Actor): Element {
  return {
    depth: kite.depth - 0.001,
    draw(brush, moment) {
      const [up, down] = [kite.path(moment), holder.path(moment)];
      const hand = {
        x: holder.x + down.x + holder.facing * holder.box.height * 0.23,
        y: holder.y + down.y - holder.box.height * 0.5,
      };
      const x = kite.x + up.x;
      const y = kite.y + up.y - kite.box.height * 0.35;
      brush.strokeStyle = 'rgba(255,255,255,0.8)';
      brush.lineWidth = Math.max(1, world.unit * 2);
      brush.beginPath();
      brush.moveTo(hand.x, hand.y);
      brush.quadraticCurveTo((hand.x + x) / 2, (hand.y + y) / 2 + kite.box.height * 0.3, x, y);
      brush.stroke();
    },
  };
}

const SHINING = /^(?:lantern|red-paper-lantern|candle|camping-lantern)$/;

/** Lights over the water, seen in it as long soft streaks; in a river only near its middle. */
export function reflectionElement(
  world: World,
  { horizon, groundY, surface }: Scenery,
  actors: readonly Actor[],
): Element | null {
  const lamps = actors.filter(({ subject }) => SHINING.test(subject.thing));
  if (surface !== 'water' || lamps.length === 0 || !world.light.isDark) return null;
  const { width, height } = world.size;
  const isRiver = world.description.setting === 'river';
  const narrow = isRiver ? 0.16 : 1;
  return {
    depth: 0.97,
    draw(brush, moment) {
      brush.globalCompositeOperation = 'screen';
      for (const lamp of lamps) {
        const step = lamp.path(moment);
        const up = Math.max(0, groundY - (lamp.y + step.y));
        const down = Math.min(0.94, (isRiver ? 0.5 : 0.34) + up / (height * 1.6));
        const x = width / 2 + (lamp.x + step.x - width / 2) * narrow;
        const y = horizon + (height - horizon) * down;
        brush.save();
        brush.translate(x, y);
        brush.scale(0.5 + 0.04 * Math.sin(moment.seconds * 3 + lamp.phase), 1.5);
        glow(brush, { x: 0, y: 0, radius: lamp.box.height * 0.42 }, hex('#ffb65a'), 0.85);
        brush.restore();
      }
      brush.globalCompositeOperation = 'source-over';
    },
  };
}

/** A rope that hangs down to somebody. */
export function ropeElement(world: World, above: Actor, below: Actor): Element {
  return {
    depth: above.depth - 0.001,
    draw(brush, moment) {
      const [up, down] = [above.path(moment), below.path(moment)];
      brush.strokeStyle = '#5a4636';
      brush.lineWidth = Math.max(1.5, world.unit * 4);
      brush.beginPath();
      brush.moveTo(above.x + up.x, above.box.y + above.box.height * 0.7 + up.y);
      brush.lineTo(below.x + down.x + below.facing * below.box.width * 0.3, below.box.y + down.y);
      brush.stroke();
    },
  };
}
