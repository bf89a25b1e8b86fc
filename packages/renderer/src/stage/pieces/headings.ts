import type { Subject } from '../../parse-prompt/scene-description.ts';
import type { Story } from '../piece.ts';

const ROUND =
  /ball$|^(?:tennis|tire|wheel|snowball|yarn|coin|tomato|orange|tangerine|apple|red-apple|barrel|tumbleweed|flying-disc|frisbee)$/;

/** What rolls where others slide, and shows no other side when it spins. */
export const isRound = (thing: string): boolean => ROUND.test(thing);

const SIDES: Readonly<Partial<Record<NonNullable<Subject['heading']>, -1 | 1>>> = {
  left: -1,
  right: 1,
};

/** To which side of the picture it goes; 0 when the prompt does not say. */
export const sideOf = ({ heading }: Subject): -1 | 0 | 1 =>
  heading === undefined ? 0 : (SIDES[heading] ?? 0);

/** How it moves through the picture when the prompt says which way; null when it does not. */
export function storyOfHeading(subject: Subject, isAlone: boolean): Story | null {
  const { heading, thing, motions } = subject;
  const isRolling = isRound(thing);
  // A ball that does not roll was thrown.
  const isThrown = isRolling && !motions.includes('spin') && !motions.includes('slide');
  switch (heading) {
    case 'left':
    case 'right':
      return {
        kind: 'drift',
        x: sideOf(subject) * (isAlone ? 0.55 : 0.34),
        y: 0,
        arc: isThrown ? 0.2 : 0,
        isRolling,
      };
    case 'up':
      return { kind: 'drift', x: 0, y: -0.5, arc: 0, isRolling: false };
    case 'down':
      return { kind: 'drift', x: 0, y: 0.5, arc: 0, isRolling: false };
    case 'near':
      return { kind: 'approach' };
    case 'away':
      return { kind: 'depart' };
    case 'off':
      return { kind: 'leave' };
    case 'circles':
      return { kind: 'circle', width: 0.55, height: 0.16 };
    case 'to-and-fro':
      return { kind: 'sway' };
    default:
      return null;
  }
}
