import type { Requirement } from './requirement.ts';
import { section1 } from './section-1.ts';
import { section2_1 } from './section-2-1.ts';
import { section2_2 } from './section-2-2.ts';
import { section2_3 } from './section-2-3.ts';
import { section2_4 } from './section-2-4.ts';
import { section2_5 } from './section-2-5.ts';
import { section2_6 } from './section-2-6.ts';
import { section2_7 } from './section-2-7.ts';
import { section2_8 } from './section-2-8.ts';
import { section2_9 } from './section-2-9.ts';
import { section3 } from './section-3.ts';
import { section4 } from './section-4.ts';
import { section4_1 } from './section-4-1.ts';
import { section4_2 } from './section-4-2.ts';
import { section4_3 } from './section-4-3.ts';
import { section4_4 } from './section-4-4.ts';
import { section5 } from './section-5.ts';
import { section6 } from './section-6.ts';
import { section7_1 } from './section-7-1.ts';
import { section7_2 } from './section-7-2.ts';
import { section7_3 } from './section-7-3.ts';
import { section7_4 } from './section-7-4.ts';
import { section7_5 } from './section-7-5.ts';
import { section7_6 } from './section-7-6.ts';
import { section8 } from './section-8.ts';
import { section9 } from './section-9.ts';

export type { Awaits, Requirement } from './requirement.ts';

/** Every requirement of the interface, in the order of its sections. */
export const requirements: readonly Requirement[] = [
  ...section1,
  ...section2_1,
  ...section2_2,
  ...section2_3,
  ...section2_4,
  ...section2_5,
  ...section2_6,
  ...section2_7,
  ...section2_8,
  ...section2_9,
  ...section3,
  ...section4,
  ...section4_1,
  ...section4_2,
  ...section4_3,
  ...section4_4,
  ...section5,
  ...section6,
  ...section7_1,
  ...section7_2,
  ...section7_3,
  ...section7_4,
  ...section7_5,
  ...section7_6,
  ...section8,
  ...section9,
];
