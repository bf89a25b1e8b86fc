import { noAnswer, refusals } from './en/errors.ts';
import * as numbers from './en/numbers.ts';
import { shell } from './en/shell.ts';
import { studio } from './en/studio.ts';

/** Every word of the signed-in site, a file per part. Another language is another file of this shape. */
export const en = { shell, studio, refusals, noAnswer, ...numbers } as const;
