import { en } from './en.ts';

/** The words of the language that is shown. */
export const words = en;
