import { billing } from './en/billing.ts';
import { clock, fullDay, utcDay, utcFullMonth, utcMonth, utcShortDay, when } from './en/dates.ts';
import { noAnswer, refusals } from './en/errors.ts';
import { keys } from './en/keys.ts';
import { library } from './en/library.ts';
import { credits, money, seconds, span, whole } from './en/numbers.ts';
import { quiz } from './en/quiz.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { studio } from './en/studio.ts';

/** Every word of the signed-in site but those that come with a page; another language is another file of this shape. */
export const en = {
  shell,
  studio,
  library,
  keys,
  billing,
  quiz,
  settings,
  refusals,
  noAnswer,
  credits,
  money,
  seconds,
  span,
  whole,
  clock,
  fullDay,
  utcDay,
  utcFullMonth,
  utcMonth,
  utcShortDay,
  when,
} as const;
