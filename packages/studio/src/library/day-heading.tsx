import { words } from '../words/index.ts';
import type { DayRow } from './layout.ts';

const { day } = words.library;

export function DayHeading({ row }: { readonly row: DayRow }) {
  return (
    <h2 className="library-day">
      {nameOf(row.date)} {row.sum === null ? null : <span>{day.sum(row.sum)}</span>}
    </h2>
  );
}

function nameOf(date: Date): string {
  const today = new Date();
  const isSame = (other: Date) => other.toDateString() === date.toDateString();
  if (isSame(today)) return day.today;
  const before = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (isSame(before)) return day.yesterday;
  return day.of(date, date.getFullYear() === today.getFullYear());
}
