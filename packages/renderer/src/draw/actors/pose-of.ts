import type { Actor } from '../../scene/actor.ts';
import { beastOf } from '../../things/beasts/beasts.ts';
import { poseAt } from './gaits.ts';
import { AT_REST, type Pose } from './pose.ts';
import { isLifeless } from './rigid.ts';

/** Drawn in flight, so they need not lean forward. */
const LEVEL = /-flying$|^(?:griffin|pegasus|pterosaur)$/;

/** Animals without joints, which bend down as a whole to drink. */
const STIFF = /^(?:t-rex|sauropod)$/;
export const BENT = 0.62;

/** What walks on four legs moves them itself; what has no life does not move. */
export function poseOf(actor: Actor, seconds: number): Pose {
  if (isLifeless(actor)) return AT_REST;
  const pose = poseAt(actor.gait, actor.gait === 'grow' ? seconds : seconds + actor.phase);
  if (LEVEL.test(actor.subject.thing)) return { ...pose, turn: pose.turn * 0.2 };
  if (beastOf(actor.subject.thing) === null)
    return STIFF.test(actor.subject.thing) && actor.subject.states.includes('drinking')
      ? { ...AT_REST, turn: BENT }
      : pose;
  const { x, turn, stretch } = pose;
  if (actor.gait === 'shake-off') return { ...AT_REST, x, turn, stretch };
  return { ...AT_REST, x, lift: actor.gait === 'jump' ? pose.lift : 0 };
}
