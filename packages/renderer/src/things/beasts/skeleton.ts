import { begging, grooming, rolling, scratching, stretching } from './antics.ts';
import { lying, onFeet, type Skeleton, type Step, seated } from './bones.ts';
import type { Build } from './builds.ts';

/** What an animal does with its body; the name of its drawing ends with it. */
export const POSTURES = [
  'standing',
  'sitting',
  'lying',
  'bowed',
  'howling',
  'stretching',
  'grooming',
  'scratching',
  'rolling',
  'begging',
] as const;
export type Posture = (typeof POSTURES)[number];

export function skeletonOf(build: Build, posture: Posture, step: Step, seconds: number): Skeleton {
  switch (posture) {
    case 'sitting':
      return seated(build, seconds, false);
    case 'howling':
      return seated(build, seconds, true);
    case 'lying':
      return lying(build, seconds);
    case 'grooming':
      return grooming(build, seconds);
    case 'scratching':
      return scratching(build, seconds);
    case 'stretching':
      return stretching(build, seconds);
    case 'rolling':
      return rolling(build, seconds);
    case 'begging':
      return begging(build, seconds);
    default:
      return onFeet(build, step, seconds, posture === 'bowed');
  }
}
