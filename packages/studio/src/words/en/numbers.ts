/** Whole numbers with their groups, as in 1,200. */
export const whole = (count: number) => count.toLocaleString('en');

export const credits = (count: number) => `${whole(count)} ${count === 1 ? 'credit' : 'credits'}`;

/** One digit after the point below ten, whole seconds above. */
export const seconds = (count: number) =>
  count < 10 ? `${count.toFixed(1)} s` : `${Math.round(count)} s`;

/** Time so far or between two moments: 23 s, 1 min 5 s, 2 h 4 min. */
export function span(count: number): string {
  const [minutes, rest] = [Math.floor(count / 60), Math.floor(count % 60)];
  if (minutes === 0) return `${rest} s`;
  if (minutes < 60) return `${minutes} min ${rest} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export const money = (amountMinor: number, currency: string) =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: amountMinor % 100 === 0 ? 0 : 2,
  }).format(amountMinor / 100);
