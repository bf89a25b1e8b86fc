import type { PageBinding } from '../page/page.ts';
import { readPlanChoice } from './plans-view.ts';
import { pricingView } from './pricing-view.ts';

/** What everything costs, for everybody. */
export const pricingPage: PageBinding = {
  method: 'GET',
  path: '/pricing',
  access: 'anyone',
  handle: async ({ fields, session }) => pricingView(readPlanChoice(fields), session !== null),
};
