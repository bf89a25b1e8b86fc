import { between } from '../../random.ts';
import type { Actor } from '../../scene/actor.ts';
import { smooth } from '../../scene/easing.ts';
import type { Element, Moment, World } from '../../scene/world.ts';
import { css, hex, mix } from '../colour.ts';
import { coated } from './coated.ts';

const RUST = hex('#8a4318');
const BRIGHT_RUST = hex('#c8742f');
const SPOTS = 130;

/** From nothing at the beginning to all of it before the end. */
const slowly = ({ progress }: Moment) => smooth(Math.min(1, progress / 0.75));

/** Metal that turns to rust, in spots and as a whole. */
export function rusted(world: World, element: Element, actor: Actor): Element {
  return coated(element, actor, {
    paint(brush, { width, height }) {
      const next = world.random('rust');
      brush.fillStyle = css(RUST, 0.62);
      brush.fillRect(-width, -height, width * 3, height * 3);
      for (let at = 0; at < SPOTS; at += 1) {
        brush.fillStyle = css(mix(RUST, BRIGHT_RUST, next()), between(next, 0.35, 0.8));
        brush.beginPath();
        const [x, y] = [next() * width, next() * height];
        const radius = between(next, 0.008, 0.05) * Math.max(width, height);
        brush.ellipse(x, y, radius, radius * between(next, 0.4, 0.9), next() * 3, 0, 2 * Math.PI);
        brush.fill();
      }
    },
    // What is called rusty was so before.
    shareAt: actor.subject.states.includes('rusty') ? () => 0.8 : slowly,
  });
}

const DRY = hex('#8c6a3c');
/** How far it bends, in radians, and how much smaller it becomes. */
const [DROOP, SHRINK] = [0.5, 0.22];

/** A plant that turns brown, bends and shrinks about its foot. */
export function withered(element: Element, actor: Actor): Element {
  const dry = coated(element, actor, {
    paint(brush, { width, height }) {
      brush.fillStyle = css(DRY, 0.86);
      brush.fillRect(-width, -height, width * 3, height * 3);
    },
    shareAt: slowly,
  });
  const { x, box, facing } = actor;
  const foot = box.y + box.height;
  return {
    ...dry,
    draw(brush, moment) {
      const share = slowly(moment);
      brush.save();
      brush.translate(x, foot);
      brush.rotate(facing * DROOP * share);
      brush.scale(1, 1 - SHRINK * share);
      brush.translate(-x, -foot);
      dry.draw(brush, moment);
      brush.restore();
    },
  };
}

/** Something whose colours go out in the light. */
export function faded(element: Element, actor: Actor): Element {
  return coated(element, actor, {
    paint(brush, { width, height }) {
      brush.fillStyle = css(hex('#ece7dd'), 0.74);
      brush.fillRect(-width, -height, width * 3, height * 3);
    },
    shareAt: slowly,
  });
}
