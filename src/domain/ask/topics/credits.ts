import {
  CATALOG,
  type Interval,
  MONTHS_FREE_PER_YEAR,
  OFFERS,
  type Tier,
} from '../../../contract/billing-catalog.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { PLANS, type PlanId } from '../../../contract/plans.ts';
import type { ModelType } from '../../../contract/resources/model.ts';
import { MODELS } from '../../catalogue/index.ts';
import type { Wish } from '../wish.ts';
import { counted, dollars, grouped, listed, oneOf } from '../wording.ts';
import type { Topic } from './topic.ts';

const PRICING = ['/pricing'];

/** Credits, what they cost, and what costs them. */
export const CREDIT_TOPICS: readonly Topic[] = [
  {
    id: 'cost-of-failure',
    name: 'What a failed generation costs',
    pages: ['/docs/credits#are-failed-generations-charged'],
    cues: 'fail cost, fail credit, reject cost, reject credit, error cost, safety cost, safety credit, stuck cost, stuck credit, generate cancel cost, provider fail, fail lost credit, fail refund, reject refund, fail generate cost, fail bill, cancel video cost, result bad cost, error credit, safety prompt cost, reject prompt cost, provider fail cost, provider fail credit lost, cancel generate credit, fail lost, reject lost, stuck generate cost, provider unavailable, provider unavailable cost, provider error, cancel credit, cancel lost credit, cancel cost, fail free, fail video free, fail generate free, video fail cost',
    answer: () =>
      'A failed generation costs 0 credits. The price is set aside at submit and released when the generation fails, is refused, times out or is canceled.',
  },
  {
    id: 'when-charged',
    name: 'When credits are charged',
    pages: ['/docs/credits#when-are-credits-charged'],
    cues: 'when cost, cost when, credit reserved, credit held, credit hold, set aside, credit deducted, cost success, cost before done, credit cost time, held balance, cost submit, available balance held, cost before after, credit cost before after, cost after generate, cost after done',
    answer: () =>
      'A generation is charged once, when it has succeeded: its flat price is held at submit, charged on success and released on failure. The price does not depend on duration or aspect ratio.',
  },
  {
    id: 'flat-price',
    name: 'Flat prices',
    pages: ['/docs/credits#what-does-a-video-cost'],
    cues: 'cost duration, cost second, cost ratio, cost duration video, cost minute, cost size, cost resolution, cost prompt, flat cost, cost depend, cost duration model, cost change, cost higher, cost quality',
    answer: () =>
      'Each model has a flat price in credits per generation; duration, aspect ratio and prompt do not change it.',
  },
  {
    id: 'refunds',
    name: 'Refunds',
    pages: ['/docs/credits#how-do-i-get-a-refund'],
    cues: 'refund, refund credit, cost back, refund fail, bad result refund, dispute, refund policy, plan refund, renew refund, refund plan renew, refund topup, refund mistake',
    answer: () =>
      'There is no refund endpoint, because a generation that fails, is refused or is canceled was never charged. A paid checkout can be refunded by the operator of the service.',
  },
  {
    id: 'free-credits',
    name: 'Free credits',
    pages: ['/docs/credits#how-many-credits-are-free', '/pricing'],
    cues: 'free, free credit, free account, free plan, first credit, welcome credit, signup credit, free generate, account start credit, free video, free model, bonus credit, new account credit, credit card require, card free, signup free, try free, account free, free api, free key, credit signup, account new credit',
    answer: () =>
      `A free account starts with ${counted(LIMITS.welcomeCredits, 'credit')} and needs no card. The sandbox (header X-Sandbox: true) costs nothing and needs no key at all.`,
  },
  {
    id: 'plans',
    name: 'Plans and prices',
    pages: PRICING,
    cues: 'plan, plan cost, plan list, subscription cost, plan monthly, plan annual, cost monthly, cost annual, starter, professional, ultra, enterprise, plan compare, plan choose, cheap plan, dear plan, annual discount, annual save, plan include, cost service, cost kinora, pro plan, plan credit, change plan, upgrade plan, what cost, buy plan, pricing, cost, credit plan monthly, credit monthly, credit annual, plan discount, discount plan list, plan monthly annual, plan how, cost monthly annual, upgrade how, money monthly, plan money',
    boost: ({ plan, moneyMinor, interval }) => {
      if (moneyMinor !== undefined && interval !== undefined) return 6;
      return plan === undefined ? 0 : 3;
    },
    answer: ({ wish }) => planSentence(wish),
  },
  {
    id: 'top-ups',
    name: 'Credit packs',
    pages: PRICING,
    cues: 'topup, topup cost, topup credit, credit cost, buy credit, credit without plan, one time credit, credit pack, one credit cost, credit cheap, credit dollar, buy more, topup account, zero credit, buy topup, credit buy, credit buy just',
    boost: ({ moneyMinor, interval, credits, kind, models }) => {
      if (moneyMinor !== undefined) return interval === undefined ? 5 : 0;
      const isAmount = credits?.bound === 'exact' && kind === undefined && models.ids.length === 0;
      return isAmount ? 2 : 0;
    },
    answer: ({ wish }) => topUpSentence(wish.moneyMinor),
  },
  {
    id: 'credits-expire',
    name: 'How long credits last',
    pages: ['/terms'],
    cues: 'credit expire, credit last, unused credit, credit keep, credit rollover, rollover, topup expire, credit lost plan, credit next monthly, credit after plan, balance expire, credit plan end, cancel plan credit',
    answer: () => 'Credits do not expire: those that are left when a plan ends stay yours.',
  },
  {
    id: 'what-credits-are',
    name: 'What credits are',
    pages: ['/docs/concepts#credits'],
    cues: 'credit, credit what, credit work, credit concept, credit difference, plan credit difference, choose plan credit',
    answer: () =>
      `Credits pay for generations: every model has a flat price of ${span('video')} credits for a video or ${span('image')} for an image, charged only when it succeeded. They come in packs and with plans; a new account has ${LIMITS.welcomeCredits}.`,
  },
  {
    id: 'quiz-packs',
    name: 'Quiz packs',
    pages: PRICING,
    cues: 'quiz, quiz pack, quiz cost, quiz credit, weekly pack, week',
    answer: () => `${listed(packs('quiz'))}.`,
  },
  {
    id: 'offers',
    name: 'Offers',
    pages: PRICING,
    cues: 'discount, discount first, coupon code, cheap plan discount, discount annual, launch discount, student discount, discount code, discount credit, discount student',
    answer: () =>
      `The offers are: ${listed(Object.values(OFFERS).map(({ isFor }) => isFor))}. Each applies once per account and to the first period only.`,
  },
  {
    id: 'plan-budgets',
    name: 'Generations per hour and day',
    pages: ['/docs/limits#how-many-generations-can-i-start', '/pricing'],
    cues: 'budget, generate hour, generate day, video hour, video day, image day, image hour, plan limit, plan budget, generate limit, plan hour, plan day, hour limit, day limit generate, how many generate plan, generate quota, video limit, free limit',
    boost: ({ plan, asksHowMany, kind }) =>
      plan !== undefined && asksHowMany && kind !== undefined ? 1 : 0,
    answer: ({ wish }) =>
      `${listed(budgets(wish.plan))}. Over a budget a submit is 429 rate_limited, and the message names the window.`,
  },
  {
    id: 'unlimited',
    name: 'Unlimited embedded models',
    pages: ['/pricing'],
    cues: 'unlimited, unlimited plan, unlimited model, unlimited generate, flat rate plan, unlimited video, concurrent unlimited, unlimited ultra',
    answer: () =>
      `${listed(unlimitedPlans())} have unlimited access to the embedded models: their generations cost 0 credits. Hosted models cost their flat price on every plan.`,
  },
  {
    id: 'quotes',
    name: 'Quote before you spend',
    pages: ['/guides/choosing-a-model#what-will-it-cost'],
    cues: 'quote, quote cost, quote model, cost endpoint, quote several, cost before generate, quote many model, model cost list, quote batch, check cost, quote endpoint, cost before, cost know, quote free, quote video, quote image',
    answer: ({ baseUrl }) =>
      `GET ${baseUrl}/v1/models/{id}/cost?quantity=1 quotes a model without a key and without a charge; POST /v1/models/cost quotes up to ${LIMITS.quoteItemsMax} at once.`,
  },
  {
    id: 'balance',
    name: 'Your balance',
    pages: ['/guides/credits-and-ceilings#how-many-credits-do-i-have'],
    cues: 'balance, credit balance, credit left, check credit, account balance, credit remaining, account credit, how many credit left, balance where, balance api, credit check, credit have left, check balance',
    answer: ({ baseUrl }) =>
      `GET ${baseUrl}/v1/me with a key answers balance, held and available credits; people see them at ${baseUrl}/billing.`,
  },
];

function span(type: ModelType): string {
  const costs = MODELS.filter((model) => model.type === type).map((model) => model.credit_cost);
  return `${Math.min(...costs)} to ${Math.max(...costs)}`;
}

function planSentence({ plans, interval, moneyMinor }: Wish): string {
  const [plan] = plans;
  if (plan === undefined) {
    const best = moneyMinor === undefined ? undefined : bestFor(moneyMinor, interval);
    const offer = best === undefined ? '' : `${dollars(best.amountMinor)} buys ${best.name}. `;
    const lowest = tiers().map(
      ([tier, name]) => `${name} from ${dollars(skusOf(tier, 'monthly')[0]?.amountMinor ?? 0)}`,
    );
    return `${offer}A month of ${listed(lowest)}; the ${PLANS.free.name} plan costs nothing. Paid by the year, ${counted(MONTHS_FREE_PER_YEAR, 'month')} are free.`;
  }
  return plans.map((each) => onePlan(each, interval)).join(' ');
}

function onePlan(plan: PlanId, interval: Interval | undefined): string {
  if (plan === 'free') {
    return `The ${PLANS.free.name} plan costs nothing and starts with ${counted(LIMITS.welcomeCredits, 'credit')}.`;
  }
  const period = interval ?? 'monthly';
  const per = period === 'annual' ? 'a year' : 'a month';
  const sizes = skusOf(plan, period).map(
    ({ amountMinor, credits }) => `${dollars(amountMinor)} ${per} for ${grouped(credits)} credits`,
  );
  const [hour, day] = [PLANS[plan].generationsPerHour, PLANS[plan].generationsPerDay];
  return `${PLANS[plan].name} costs ${oneOf(sizes)}. It allows ${grouped(hour)} generations an hour and ${grouped(day)} a day.`;
}

/** The plan with most credits that is not dearer. */
function bestFor(moneyMinor: number, interval: Interval = 'monthly') {
  return CATALOG.filter(
    (sku) =>
      sku.kind === 'subscription' && sku.interval === interval && sku.amountMinor <= moneyMinor,
  ).toSorted((a, b) => b.credits - a.credits)[0];
}

function tiers(): readonly (readonly [Tier, string])[] {
  const seen = new Set(CATALOG.flatMap((sku) => (sku.kind === 'subscription' ? [sku.tier] : [])));
  return [...seen].map((tier) => [tier, PLANS[tier].name]);
}

/** What a tier is sold for, smallest first. */
export function skusOf(tier: Tier, interval: Interval) {
  return CATALOG.filter(
    (sku) => sku.kind === 'subscription' && sku.tier === tier && sku.interval === interval,
  );
}

function packs(kind: 'topup' | 'quiz'): readonly string[] {
  return CATALOG.filter((sku) => sku.kind === kind).map(({ name, credits, amountMinor }) =>
    kind === 'quiz'
      ? `${name}: ${grouped(credits)} credits for ${dollars(amountMinor)}`
      : `${name} for ${dollars(amountMinor)}`,
  );
}

function topUpSentence(moneyMinor: number | undefined): string {
  const all = `Credits are sold in packs: ${listed(packs('topup'))}.`;
  if (moneyMinor === undefined) return `${all} A person pays, at the hosted checkout.`;
  const best = CATALOG.filter(
    (sku) => sku.kind === 'topup' && sku.amountMinor <= moneyMinor,
  ).toSorted((a, b) => b.credits - a.credits)[0];
  return best === undefined
    ? `${dollars(moneyMinor)} is less than the smallest pack. ${all}`
    : `${dollars(moneyMinor)} buys a pack of ${best.name} for ${dollars(best.amountMinor)}. ${all}`;
}

function budgets(plan: PlanId | undefined): readonly string[] {
  return Object.entries(PLANS)
    .filter(([id]) => plan === undefined || id === plan)
    .map(
      ([, { name, generationsPerHour: hour, generationsPerDay: day }]) =>
        `${name} allows ${grouped(hour)} generations an hour and ${grouped(day)} a day`,
    );
}

function unlimitedPlans(): readonly string[] {
  return Object.values(PLANS)
    .filter(({ unlimitedEmbedded }) => unlimitedEmbedded)
    .map(({ name }) => name);
}
