import type { Interval } from '../../contract/billing-catalog.ts';

/** Counted from the first day, so that the 31st comes back after February. */
export function periodEnd(anchor: Date, interval: Interval, periods: number): Date {
  const months = interval === 'monthly' ? periods : periods * 12;
  const end = new Date(anchor);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const days = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(anchor.getUTCDate(), days));
  return end;
}
