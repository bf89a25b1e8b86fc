import { noAnswer, refusals } from './en/errors.ts';
import { library } from './en/library.ts';
import { credits, money, seconds, span, whole } from './en/numbers.ts';
import { shell } from './en/shell.ts';
import { studio } from './en/studio.ts';

/** Every word of the signed-in site, a file per part. Another language is another file of this shape. */
export const en = {
  shell,
  studio,
  library,
  refusals,
  noAnswer,
  credits,
  money,
  seconds,
  span,
  whole,
} as const;
