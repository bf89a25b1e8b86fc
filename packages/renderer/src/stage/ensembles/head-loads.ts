import { mediumOf } from '../../things/media.ts';

const LOAD =
  /^(?:tangerine|orange|apple|red-apple|green-apple|lemon|pineapple|watermelon|peach|pear|egg|book|books|basket|cup|cake|pumpkin|frog)$|ball$/;

/** What nobody wears: it lies or sits on the head. */
export const isHeadLoad = (thing: string): boolean => LOAD.test(thing) || mediumOf(thing) === 'air';
