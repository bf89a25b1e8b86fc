const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('en', { type: 'disjunction' });
// Made once: `toLocaleString` with options makes one each time, which took longer than most of an answer.
const whole = new Intl.NumberFormat('en-US');
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

export function listed(items: Iterable<string>): string {
  return conjunction.format(items);
}

export function oneOf(items: Iterable<string>): string {
  return disjunction.format(items);
}

export function grouped(amount: number): string {
  return whole.format(amount);
}

/** `1 credit`, `2 credits` */
export function counted(amount: number, noun: string): string {
  return `${grouped(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}

export function dollars(amountMinor: number): string {
  const format = amountMinor % 100 === 0 ? whole : cents;
  return `$${format.format(amountMinor / 100)}`;
}
