import type { CardForm, CardOutcome, TestCard } from '../../../domain/billing/index.ts';

type Behaviour = 'pays' | 'declines' | 'pays_doubtfully' | 'declines_later';
type Invalid = Extract<CardOutcome, { kind: 'invalid' }>;

/** What the page offers to type. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', effect: 'pays' },
  { number: '4000 0000 0000 0002', effect: 'is declined' },
  { number: '4000 0000 0000 0259', effect: 'pays, and is held for review' },
  { number: '4000 0000 0000 0341', effect: 'pays now, and is declined at every renewal' },
];

/** How a card behaves follows from its number. */
const BEHAVIOURS: readonly (readonly [number: RegExp, Behaviour])[] = [
  [/0002$/, 'declines'],
  [/0259$/, 'pays_doubtfully'],
  [/0341$/, 'declines_later'],
  [/^4242/, 'pays'],
];

/** Reads a form as it was typed; only test cards are taken. */
export function readCard(
  { card_number: number, expiry, cvc }: CardForm,
  now: Date,
): { behaviour: Behaviour; lastFour: string } | Invalid {
  const digits = number.replaceAll(/[\s-]/g, '');
  const known = /^\d{16}$/.test(digits)
    ? BEHAVIOURS.find(([pattern]) => pattern.test(digits))
    : undefined;
  if (known === undefined) {
    return invalid('card_number', 'This is a test: use one of the test cards, with 16 digits.');
  }
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec(expiry.trim()) ?? [];
  // A card is good until the end of its month.
  const endsAt = Date.UTC(2_000 + Number(year), Number(month), 1);
  if (month === '' || Number(month) < 1 || Number(month) > 12) {
    return invalid('expiry', 'The expiry date must be month and year, as in 12/34.');
  }
  if (endsAt <= now.getTime()) return invalid('expiry', 'This card has expired.');
  if (!/^\d{3,4}$/.test(cvc.trim())) {
    return invalid('cvc', 'The security code must be 3 or 4 digits.');
  }
  return { behaviour: known[1], lastFour: digits.slice(-4) };
}

function invalid(field: keyof CardForm, message: string): Invalid {
  return { kind: 'invalid', field, message };
}
