const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('en', { type: 'disjunction' });

export function listed(items: Iterable<string>): string {
  return conjunction.format(items);
}

export function oneOf(items: Iterable<string>): string {
  return disjunction.format(items);
}

export function grouped(amount: number): string {
  return amount.toLocaleString('en-US');
}

/** `1 credit`, `2 credits` */
export function counted(amount: number, noun: string): string {
  return `${grouped(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}

export function dollars(amountMinor: number): string {
  const digits = amountMinor % 100 === 0 ? 0 : 2;
  return `$${(amountMinor / 100).toLocaleString('en-US', { minimumFractionDigits: digits })}`;
}
