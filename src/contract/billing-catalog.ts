import type { PlanId } from './plans.ts';

/** Sent as `Billing-Version`: the version of the billing contract. */
export const BILLING_VERSION = '2026-11-15.v1';

/** Changes with every price; a checkout names the version whose prices its caller has seen. */
export const CATALOG_VERSION = '2026-11-15.1';

export const CATALOG_CURRENCY = 'USD';

export type Tier = Exclude<PlanId, 'free'>;
export type Size = 's0' | 's1' | 's2';
export type Interval = 'monthly' | 'annual';
export type SkuKind = 'subscription' | 'topup' | 'quiz';

interface Priced {
  readonly skuId: string;
  readonly name: string;
  readonly amountMinor: number;
  /** Granted with every paid period, or once. */
  readonly credits: number;
}

export interface SubscriptionSku extends Priced {
  readonly kind: 'subscription';
  readonly tier: Tier;
  readonly size: Size;
  readonly interval: Interval;
}

export interface PackSku extends Priced {
  readonly kind: 'topup' | 'quiz';
}

export type Sku = SubscriptionSku | PackSku;

type MonthlyPrice = readonly [amountMinor: number, credits: number];

const TIERS: Readonly<
  Record<Tier, { readonly name: string; readonly sizes: Readonly<Record<Size, MonthlyPrice>> }>
> = {
  starter: { name: 'Starter', sizes: { s0: [900, 100], s1: [1_500, 200], s2: [2_500, 400] } },
  professional: {
    name: 'Professional',
    sizes: { s0: [2_900, 500], s1: [4_900, 1_000], s2: [7_900, 1_800] },
  },
  ultra: {
    name: 'Ultra',
    sizes: { s0: [9_900, 2_500], s1: [14_900, 4_000], s2: [19_900, 6_000] },
  },
  enterprise_max: {
    name: 'Enterprise Max',
    sizes: { s0: [39_900, 13_000], s1: [69_900, 25_000], s2: [99_900, 40_000] },
  },
};

/** A year costs ten months and brings the credits of twelve. */
const MONTHS_PAID_PER_YEAR = 10;
const MONTHS_PER_YEAR = 12;
export const MONTHS_FREE_PER_YEAR = MONTHS_PER_YEAR - MONTHS_PAID_PER_YEAR;

const tiers = Object.keys(TIERS) as Tier[];
const sizes: readonly Size[] = ['s0', 's1', 's2'];

const subscriptions: readonly SubscriptionSku[] = tiers.flatMap((tier) =>
  sizes.flatMap((size) => {
    const [amountMinor, credits] = TIERS[tier].sizes[size];
    const sku = { kind: 'subscription', tier, size } as const;
    const yearly = credits * MONTHS_PER_YEAR;
    return [
      {
        ...sku,
        skuId: `subscription:${tier}:${size}:monthly`,
        interval: 'monthly',
        name: `${TIERS[tier].name}, ${grouped(credits)} credits a month`,
        amountMinor,
        credits,
      },
      {
        ...sku,
        skuId: `subscription:${tier}:${size}:annual`,
        interval: 'annual',
        name: `${TIERS[tier].name}, ${grouped(yearly)} credits a year`,
        amountMinor: amountMinor * MONTHS_PAID_PER_YEAR,
        credits: yearly,
      },
    ] as const;
  }),
);

const packs: readonly PackSku[] = [
  { kind: 'topup', skuId: 'topup:pack_50', name: '50 credits', amountMinor: 700, credits: 50 },
  { kind: 'topup', skuId: 'topup:pack_150', name: '150 credits', amountMinor: 1_800, credits: 150 },
  { kind: 'topup', skuId: 'topup:pack_500', name: '500 credits', amountMinor: 5_000, credits: 500 },
  {
    kind: 'topup',
    skuId: 'topup:pack_1000',
    name: '1,000 credits',
    amountMinor: 9_000,
    credits: 1_000,
  },
  {
    kind: 'quiz',
    skuId: 'quiz:quiz_1week',
    name: 'Quiz pack, 1 week',
    amountMinor: 699,
    credits: 60,
  },
  {
    kind: 'quiz',
    skuId: 'quiz:quiz_2week',
    name: 'Quiz pack, 2 weeks',
    amountMinor: 1_099,
    credits: 130,
  },
  {
    kind: 'quiz',
    skuId: 'quiz:quiz_4week',
    name: 'Quiz pack, 4 weeks',
    amountMinor: 1_999,
    credits: 300,
  },
  {
    kind: 'quiz',
    skuId: 'quiz:quiz_12week',
    name: 'Quiz pack, 12 weeks',
    amountMinor: 4_999,
    credits: 1_000,
  },
];

/** Everything that is sold, in the order in which it is shown. */
export const CATALOG: readonly Sku[] = [...subscriptions, ...packs];

interface Offer {
  /** Of the first period only. */
  readonly percentOff: number;
  readonly tiers: readonly Tier[];
  readonly intervals: readonly Interval[];
  /** Only for accounts whose subscription has ended. */
  readonly forFormerSubscribers: boolean;
  /** Completes "This offer is …". */
  readonly isFor: string;
}

export const OFFERS = {
  'model-starter-first-month-v1': {
    percentOff: 50,
    tiers: ['starter'],
    intervals: ['monthly'],
    forFormerSubscribers: false,
    isFor: '50 % off the first month of Starter, paid monthly',
  },
  'launch-personal-v1': {
    percentOff: 20,
    tiers: ['starter', 'professional'],
    intervals: ['monthly', 'annual'],
    forFormerSubscribers: false,
    isFor: '20 % off the first period of Starter or Professional',
  },
  'launch-extra-v1': {
    percentOff: 30,
    tiers: ['ultra'],
    intervals: ['monthly', 'annual'],
    forFormerSubscribers: false,
    isFor: '30 % off the first period of Ultra',
  },
  'recovery-v1': {
    percentOff: 25,
    tiers,
    intervals: ['monthly', 'annual'],
    forFormerSubscribers: true,
    isFor: '25 % off the first period for accounts whose subscription has ended',
  },
} as const satisfies Record<string, Offer>;

export type OfferId = keyof typeof OFFERS;

function grouped(credits: number): string {
  return credits.toLocaleString('en-US');
}
