const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options);
const CLOCK = format({ hour: '2-digit', minute: '2-digit' });
const DAY = format({ day: 'numeric', month: 'short' });
const FULL_DAY = format({ day: 'numeric', month: 'short', year: 'numeric' });
const UTC_DAY = format({ day: 'numeric', month: 'long', timeZone: 'UTC' });
const UTC_SHORT_DAY = format({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const UTC_MONTH = format({ month: 'long', timeZone: 'UTC' });
const UTC_FULL_MONTH = format({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Times are those of the reader; days and months of the usage are those of the service, in UTC. */
export const clock = (at: string) => CLOCK.format(new Date(at));
export const fullDay = (at: string) => FULL_DAY.format(new Date(at));
export const utcDay = (date: string) => UTC_DAY.format(new Date(date));
export const utcShortDay = (date: string) => UTC_SHORT_DAY.format(new Date(date));
export const utcMonth = (date: string) => UTC_MONTH.format(new Date(date));
export const utcFullMonth = (date: string) => UTC_FULL_MONTH.format(new Date(date));

/** The time of day today, the day within a year, the whole date before. */
export function when(at: string, now: number): string {
  const time = new Date(at);
  const today = new Date(now);
  if (time.toDateString() === today.toDateString()) return CLOCK.format(time);
  return (time.getFullYear() === today.getFullYear() ? DAY : FULL_DAY).format(time);
}
