import type { Requirement } from './requirement.ts';

export const section2_2: readonly Requirement[] = [
  {
    id: '2.2-01',
    sentence: 'A checkout request is one of three variants chosen by `kind`.',
  },
  {
    id: '2.2-02',
    sentence: 'Unknown properties are rejected in every variant of the checkout request.',
  },
  {
    id: '2.2-03',
    sentence: '`kind` is required in all variants of the checkout request.',
  },
  {
    id: '2.2-04',
    sentence: '`skuId` is required in all variants of the checkout request.',
  },
  {
    id: '2.2-05',
    sentence: '`catalogVersion` is required in all variants of the checkout request.',
  },
  {
    id: '2.2-06',
    sentence: '`idempotencyKey` is required in all variants of the checkout request.',
  },
  {
    id: '2.2-07',
    sentence: '`returnTarget` is required in all variants of the checkout request.',
  },
  {
    id: '2.2-08',
    sentence: '`kind` of a checkout request is the constant `subscription`, `topup` or `quiz`.',
  },
  {
    id: '2.2-09',
    sentence:
      '`skuId` of kind `subscription` matches ' +
      '`^subscription:(starter|professional|ultra|enterprise_max):s[012]:(monthly|annual)$`.',
  },
  {
    id: '2.2-10',
    sentence:
      '`skuId` of kind `topup` is `topup:pack_50`, `topup:pack_150`, `topup:pack_500` or ' +
      '`topup:pack_1000`.',
  },
  {
    id: '2.2-11',
    sentence:
      '`skuId` of kind `quiz` is `quiz:quiz_1week`, `quiz:quiz_2week`, `quiz:quiz_4week` or ' +
      '`quiz:quiz_12week`.',
  },
  {
    id: '2.2-12',
    sentence: '`catalogVersion` of a checkout request is a string of length 1 to 80.',
  },
  {
    id: '2.2-13',
    sentence: '`idempotencyKey` of a checkout request is a string of length 16 to 128.',
  },
  {
    id: '2.2-14',
    sentence: '`idempotencyKey` of a checkout request matches `^[A-Za-z0-9_-]+$`.',
  },
  {
    id: '2.2-15',
    sentence: '`returnTarget` of a checkout request is `billing`, `generate` or `quiz`.',
  },
  {
    id: '2.2-16',
    sentence:
      '`offerId` is optional: `model-starter-first-month-v1`, `launch-personal-v1`, ' +
      '`launch-extra-v1` or `recovery-v1`.',
  },
  { id: '2.2-17', sentence: '`offerId` is accepted with kind `subscription` only.' },
];
