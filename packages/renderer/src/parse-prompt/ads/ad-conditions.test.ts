import { expect, test } from 'vitest';
import { conditionOf } from './ad-conditions.ts';

test.each([
  ['20% off before 9 am', '20% off', 'before 9 am'],
  ['Two for one on Fridays', 'Two for one', 'on Fridays'],
  ['3 for 2 on all novels', '3 for 2', 'on all novels'],
  ['30% off colouring in March', '30% off', 'colouring in March'],
  ['Half price cocktails', 'Half price', 'cocktails'],
  ['20% off all shoes', '20% off all shoes', ''],
  ['2 for 1', '2 for 1', ''],
  ['Half price', 'Half price', ''],
])('%s is %s, and it depends on: %s', (offer, core, condition) => {
  expect(conditionOf(offer)).toEqual({ core, condition });
});
