import type { PageBinding } from '../page/page.ts';
import { readPlanChoice } from './plans-view.ts';
import { pricingPage } from './pricing-view.ts';

/** What everything costs, for everybody. */
export function pricingPages(): readonly PageBinding[] {
  return [
    {
      method: 'GET',
      path: '/pricing',
      access: 'anyone',
      handle: async ({ fields, session }) => pricingPage(readPlanChoice(fields), session !== null),
    },
  ];
}
