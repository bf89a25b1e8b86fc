import { isCreature, type Piece, pointOf, type Story } from '../piece.ts';

/** What things fall off. */
const CARRIES = /table|desk|shelf|counter|bench|chair|sofa|bed|stove|piano|cart|wagon/;

const RIDDEN = /^(?:bicycle|tricycle|unicycle|kick-scooter|motor-scooter|motorcycle|skateboard)$/;

export const isFallingOff = (kid: Piece, parent: Piece) =>
  (kid.gait === 'fall' ||
    kid.subject.states.includes('rolling') ||
    kid.stories.some(({ kind }) => kind === 'fall')) &&
  (isCreature(kid) || CARRIES.test(parent.thing.name)) &&
  (parent.thing.medium === 'object' || RIDDEN.test(parent.thing.name));

/** From its top to the ground beside it, head over heels. */
export function fallOff(kid: Piece, parent: Piece, forward: -1 | 1): Piece {
  const { y } = pointOf(parent, parent.thing.anchors.top ?? { x: 0.5, y: 0 });
  const story: Story = {
    kind: 'arrive',
    x: forward * (parent.width * 0.34 + kid.width * 0.4),
    y: -y,
    arc: 0.12,
  };
  return {
    ...kid,
    x: parent.x + forward * parent.width * 0.2,
    y,
    depth: 0.006,
    tilt: forward * 0.9,
    gait: 'idle',
    support: 'none',
    facing: forward,
    stories: [story],
  };
}
