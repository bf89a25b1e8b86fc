import type { CheckoutState } from '../../../../../src/contract/resources/billing.ts';
import { credits, whole } from './numbers.ts';

const few = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${whole(count)} ${more}`;

/** What a payment has come to. */
const checkout = {
  pending: {
    title: 'Not paid yet',
    text: 'Nothing was charged. Go back to the checkout, or start another one.',
    tone: 'warn',
  },
  processing: {
    title: 'Waiting for the confirmation',
    text: 'The payment was sent. Credits come within seconds, also when you close this page.',
    tone: 'warn',
  },
  paid_pending_review: {
    title: 'Paid, and held for review',
    text: 'Somebody looks at it before the credits come. Do not pay again.',
    tone: 'warn',
  },
  fulfilled: { title: 'Paid', text: 'What you bought is in the account.', tone: 'good' },
  failed: {
    title: 'The payment failed',
    text: 'The cards were declined. Nothing was charged. Start again to try another one.',
    tone: 'bad',
  },
  expired: {
    title: 'This checkout has expired',
    text: 'It was not paid in time, or its offer was used. Nothing was charged.',
    tone: 'warn',
  },
  refunded: {
    title: 'Refunded',
    text: 'The payment was given back, and the credits that were left of it were taken back.',
    tone: 'warn',
  },
  unknown: {
    title: 'There is no such payment',
    text: 'If you paid, look at the account that it was made for.',
    tone: 'warn',
  },
} as const satisfies Record<
  CheckoutState | 'unknown',
  { title: string; text: string; tone: string }
>;

/** Credits, what they went into, and how to get more. */
export const billing = {
  title: 'Billing',
  add: 'Add credits',
  spend: {
    title: 'You can spend',
    unit: (count: number) => (count === 1 ? 'credit' : 'credits'),
    balance: 'Balance',
    held: (jobs: number) =>
      jobs === 0 ? 'Held' : `Held for ${few(jobs, 'running job', 'running jobs')}`,
  },
  stairs: {
    name: 'The balance, day by day',
    today: 'today',
    rise: (count: number, day: string) => `+${whole(count)}, ${day}`,
    at: (day: string, count: number) => `${day}: ${credits(count)}`,
    date: 'Day',
    balance: 'Balance at its end',
  },
  usage: {
    title: (month: string) => `Used in ${month}`,
    chart: 'Credits used, day by day',
    by: 'Divide',
    byModel: 'By model',
    byKey: 'By key',
    month: (name: string) => `Month, ${name}`,
    months: 'Month',
    today: 'today',
    none: (month: string) => `Nothing was used in ${month}.`,
    day: (day: string, charged: number) => `${day}: ${whole(charged)} charged`,
    nothing: (day: string) => `${day}: nothing used`,
    part: (name: string, charged: number) => `${name}: ${whole(charged)}`,
    partReleased: (name: string, released: number) => `${name}: ${whole(released)} released`,
    released: 'Released, not charged',
    releasedShort: 'Released',
    others: 'Others',
    deleted: 'Deleted generations',
    yourself: 'Yourself, and deleted',
    revokedKey: 'Revoked key',
    dateHead: 'Day',
    chargedHead: 'Charged',
  },
  ledger: {
    title: 'Ledger',
    addsUp: (time: string) => `Adds up, checked ${time}`,
    columns: { when: 'When', what: 'What', held: 'Held', charged: 'Charged', balance: 'Balance' },
    running: 'running',
    percent: (percent: number) => `${percent} %`,
    released: (model: string) => (model === '' ? 'not charged' : `${model}, not charged`),
    added: (count: number) => `+${whole(count)}`,
    removed: (count: number) => whole(count).replace('-', '−'),
    none: 'Nothing has moved yet.',
    more: 'Show more',
    loading: 'Loading…',
    open: (title: string) => `Transfers of ${title}`,
    balanceThen: (count: number) => `balance ${whole(count)}`,
    transfer: (amount: number) => (amount < 0 ? `−${whole(-amount)}` : `+${whole(amount)}`),
    moves: {
      hold: 'held',
      settle: 'charged',
      release: (time: string | null) => (time === null ? 'released' : `released after ${time}`),
      other: (amount: number) => (amount < 0 ? 'removed' : 'added'),
    },
  },
  exports: {
    button: 'Export',
    busy: 'Exporting…',
    done: (rows: number) => `${few(rows, 'row', 'rows')} exported.`,
    file: 'ledger.csv',
    columns: [
      'began',
      'ended',
      'kind',
      'title',
      'model',
      'status',
      'held',
      'charged',
      'added',
      'balance_after',
      'id',
    ],
  },
  plan: {
    title: 'Plan',
    name: (name: string, count: number) => `${name}, ${whole(count)}`,
    price: (price: string, interval: 'monthly' | 'annual') =>
      `${price} a ${interval === 'monthly' ? 'month' : 'year'}.`,
    renews: (day: string, card: string | null) =>
      card === null ? `Renews on ${day}.` : `Renews on ${day} with the card ending ${card}.`,
    ends: (day: string) => `Canceled. It stays yours until ${day}.`,
    pastDue: 'The last renewal was declined. Use another card to keep it.',
    ended: (day: string) => `Ended on ${day}. Your credits stay yours.`,
    free: 'Free',
    freeText: 'No subscription. A plan brings credits every month.',
    choose: 'Choose a plan',
    change: 'Change',
    cancel: 'Cancel',
    resume: 'Resume',
    manage: 'Manage',
    opening: 'Opening…',
    pace: (count: number, days: number) =>
      `At this pace ${credits(count)} last ${few(days, 'day', 'days')}.`,
    fits: 'It fits.',
    short: (days: number) => `The plan renews in ${few(days, 'day', 'days')}.`,
  },
  packs: {
    title: 'Add credits once',
    buy: (count: number, price: string) => `Buy ${credits(count)} for ${price}`,
    quiz: 'Not sure? Four questions',
    opening: 'Opening the checkout…',
  },
  plans: {
    title: 'Plans',
    change:
      'A new plan starts at once and takes the place of the one you have. What is left of the paid period is not paid back; credits that are left stay yours.',
    interval: 'Paid',
    monthly: 'Monthly',
    annual: 'Yearly',
    size: 'Size',
    sizes: { s0: 'Small', s1: 'Medium', s2: 'Large' } as Readonly<Record<string, string>>,
    credits: (count: number, interval: 'monthly' | 'annual') =>
      `${credits(count)} a ${interval === 'monthly' ? 'month' : 'year'}`,
    every: (interval: 'monthly' | 'annual') => (interval === 'monthly' ? 'a month' : 'a year'),
    first: (interval: 'monthly' | 'annual') =>
      interval === 'monthly' ? 'first month' : 'first year',
    later: (price: string, interval: 'monthly' | 'annual') =>
      `then ${price} a ${interval === 'monthly' ? 'month' : 'year'}`,
    choose: 'Choose',
    chooseNamed: (name: string, count: string) => `Choose ${name}, ${count}`,
    current: 'Your plan',
  },
  invoices: {
    title: 'Invoices',
    none: 'No payments yet.',
    more: 'Older',
    open: (number: string) => `Invoice ${number}`,
    inReview: 'paid, in review',
    refunded: 'refunded',
    degraded: 'Older payments could not be read whole.',
  },
  test: { title: 'Test mode.', text: 'No real money moves on this server.' },
  off: {
    title: 'Nothing is sold here',
    text: 'What you have stays yours.',
  },
  checkout: {
    balance: (count: number) => `You have ${credits(count)}.`,
    back: 'Back to your draft',
    said: (count: number) => `Paid. You have ${credits(count)}.`,
    states: checkout,
  },
  sections: { money: 'Plan and packs' },
} as const;
