const DAY = 86_400_000;

/** A day in UTC, as the service writes it. */
export const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

export const daysBefore = (time: number, days: number) => dateOf(time - days * DAY);

/** The first and the last day of the month of a date. */
export function monthOf(date: string): { readonly from: string; readonly to: string } {
  const first = new Date(`${date.slice(0, 7)}-01`);
  const next = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1);
  return { from: dateOf(first.getTime()), to: dateOf(next - DAY) };
}

/** The first days of all months from one date to another, newest first. */
export function monthsBetween(from: string, to: string): readonly string[] {
  const months: string[] = [];
  const month = new Date(`${to.slice(0, 7)}-01`);
  while (dateOf(month.getTime()).slice(0, 7) >= from.slice(0, 7)) {
    months.push(dateOf(month.getTime()));
    month.setUTCMonth(month.getUTCMonth() - 1);
  }
  return months;
}

export const wholeDaysUntil = (at: string, now: number) =>
  Math.max(0, Math.ceil((Date.parse(at) - now) / DAY));
