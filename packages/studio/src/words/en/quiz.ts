import { credits, whole } from './numbers.ts';

/** Four questions that end in a pack. */
export const quiz = {
  title: 'How many credits?',
  step: (at: number, all: number) => `Question ${at} of ${all}`,
  back: 'Back',
  again: 'Start again',
  keys: (most: number) => `Keys 1 to ${most} answer, Backspace goes back.`,
  result: {
    enough: (count: number) => `${credits(count)} will do`,
    short: (count: number) => `${credits(count)} is the largest pack`,
    because: (count: number) => `We count ${credits(count)} for what you make.`,
    shortBecause: (count: number) =>
      `We count ${credits(count)} for what you make: start with this one, or take a plan.`,
    need: (generations: number, name: string) => `${whole(generations)} × ${name}`,
    needCost: (generations: number, cost: number) =>
      `${whole(generations)} × ${whole(cost)} = ${whole(generations * cost)}`,
    estimate: 'Estimated',
    pack: 'In the pack',
    left: 'Left over',
    missing: 'Still missing',
    price: 'once, no subscription',
    buy: (price: string) => `Pay ${price}`,
    opening: 'Opening the checkout…',
    plans: 'See plans',
    off: 'Nothing is sold on this server. What you have stays yours.',
    answers: 'Your answers',
    change: (question: string) => `Change the answer to: ${question}`,
  },
} as const;
