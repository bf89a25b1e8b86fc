import { expect, test } from 'vitest';
import { chargeOf } from './charge.ts';

const AT = new Date('2026-11-15T12:00:00Z');
const COMMON = {
  id: 'gen_01k9z8x7w6v5t4s3r2q1p0n9m8',
  accountId: 'acc_1',
  type: 'image',
  modelId: 'kinora_still_1',
  prompt: 'A fox',
  durationSeconds: null,
  aspectRatio: '1:1',
  imageUrl: null,
  createdAt: AT,
  words: null,
  endedAt: AT,
} as const;
const done = (creditCost: number) =>
  ({
    ...COMMON,
    creditCost,
    status: 'completed',
    assetName: 'a.png',
    thumbnailName: null,
    strip: null,
  }) as const;
const failed = {
  ...COMMON,
  creditCost: 2,
  status: 'failed',
  errorCode: 'image_unavailable',
  errorReason: 'it is no picture',
} as const;
const transfer = (kind: 'hold' | 'settle' | 'release', balanceChange: number) => ({
  ...{ cause: `${kind}:gen`, kind, balanceChange, heldChange: 0, at: AT },
});
const SETTLED = [transfer('hold', 0), transfer('settle', -2)];
const RELEASED = [transfer('hold', 0), transfer('release', 0)];
const NOTHING = { outcome: 'not_charged', credits: 0 };

test.each([
  [
    'completed',
    { generation: done(2), unlimited: false, transfers: SETTLED },
    { outcome: 'charged', credits: 2, reason: null, message: '2 credits were charged.' },
  ],
  [
    'completed for one credit',
    {
      generation: done(1),
      unlimited: false,
      transfers: [transfer('hold', 0), transfer('settle', -1)],
    },
    { outcome: 'charged', credits: 1, reason: null, message: '1 credit was charged.' },
  ],
  [
    'completed by a model that is free',
    {
      generation: done(0),
      unlimited: false,
      transfers: [transfer('hold', 0), transfer('settle', 0)],
    },
    { ...NOTHING, reason: 'free_model', message: 'The model is free. Nothing was charged.' },
  ],
  [
    'failed for a reason that is known',
    { generation: failed, unlimited: false, transfers: RELEASED },
    {
      ...NOTHING,
      reason: 'image_unavailable',
      message: 'The image at imageUrl could not be used: it is no picture. Nothing was charged.',
    },
  ],
] as const)('what is said of a generation that %s', (_what, ended, charge) => {
  expect(chargeOf(ended)).toEqual(charge);
});

test.each([
  ['failed, but was charged', { generation: failed, unlimited: false, transfers: SETTLED }],
  ['completed, but was released', { generation: done(2), unlimited: false, transfers: RELEASED }],
  ['completed for another price', { generation: done(3), unlimited: false, transfers: SETTLED }],
  ['completed without a trace', { generation: done(0), unlimited: false, transfers: [] }],
])('nothing is said of a generation that %s', (_what, ended) => {
  expect(() => chargeOf(ended)).toThrow('contradict each other');
});
