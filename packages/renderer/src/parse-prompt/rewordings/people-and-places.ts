import type { Rewording } from '../rewording.ts';
import { AT_RESCUES_AND_ON_ROADS } from './at-rescues-and-on-roads.ts';
import { AT_WORK_AND_SCHOOL } from './at-work-and-school.ts';
import { DAILY_WORDS } from './daily-words.ts';
import { HANDED_THINGS } from './handed-things.ts';
import { HANDLED_WITH_CARE } from './handled-with-care.ts';
import { SEEN_IN_PART } from './seen-in-part.ts';
import { SMALL_THINGS } from './small-things.ts';
import { SPORTS_BY_NAME } from './sports-by-name.ts';
import { WITH_THEIR_HANDS } from './with-their-hands.ts';

/** What people play, and where what they have is. */
export const PEOPLE_AND_PLACES: readonly Rewording[] = [
  ...AT_WORK_AND_SCHOOL,
  ...SEEN_IN_PART,
  ...AT_RESCUES_AND_ON_ROADS,
  ...SMALL_THINGS,
  ...SPORTS_BY_NAME,
  ...HANDED_THINGS,
  ...DAILY_WORDS,
  ...HANDLED_WITH_CARE,
  ...WITH_THEIR_HANDS,
];
