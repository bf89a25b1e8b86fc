import type { Rewording } from '../rewording.ts';
import { AS_FILMED } from './as-filmed.ts';
import { BETWEEN_TWO } from './between-two.ts';
import { BY_COMPANY } from './by-company.ts';
import { BY_CONTEXT } from './by-context.ts';
import { GROWING } from './growing.ts';
import { IN_LIVELIER_SENSES } from './in-livelier-senses.ts';
import { IN_PUBLIC_PLACES } from './in-public-places.ts';
import { IN_SECOND_SENSES } from './in-second-senses.ts';
import { IN_SHOPS_AND_SHOWS } from './in-shops-and-shows.ts';
import { IN_THE_WILD } from './in-the-wild.ts';
import { TO_EACH_OTHER } from './to-each-other.ts';
import { WEATHERED } from './weathered.ts';

/** What has to be known before any other words are read as something else. */
export const BEFORE_OTHERS: readonly Rewording[] = [
  ...BY_COMPANY,
  ...BY_CONTEXT,
  ...IN_LIVELIER_SENSES,
  ...IN_PUBLIC_PLACES,
  ...IN_SHOPS_AND_SHOWS,
  ...IN_SECOND_SENSES,
  ...AS_FILMED,
  ...TO_EACH_OTHER,
  ...BETWEEN_TWO,
  ...WEATHERED,
  ...GROWING,
  ...IN_THE_WILD,
];
