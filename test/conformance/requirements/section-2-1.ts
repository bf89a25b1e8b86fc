import type { Requirement } from './requirement.ts';

export const section2_1: readonly Requirement[] = [
  {
    id: '2.1-01',
    sentence: '`Catalog.version` is a required string, the catalog version.',
  },
  {
    id: '2.1-02',
    sentence: '`Catalog.version` is echoed back as `catalogVersion` on checkout.',
  },
  { id: '2.1-03', sentence: '`Catalog.currency` is a required string.' },
  { id: '2.1-04', sentence: '`Catalog.enabled` is a required boolean.' },
  { id: '2.1-05', sentence: '`Catalog.reason` is required, a string or null.' },
  { id: '2.1-06', sentence: '`Catalog.items` is a required array of items.' },
  { id: '2.1-07', sentence: 'A catalog item has a required string `skuId`.' },
  {
    id: '2.1-08',
    sentence: 'A catalog item has a required `kind`: `subscription`, `topup` or `quiz`.',
  },
  { id: '2.1-09', sentence: 'A catalog item has a required string `name`.' },
  {
    id: '2.1-10',
    sentence:
      'A catalog item has a required integer `amountMinor`, the amount in minor currency units.',
  },
  { id: '2.1-11', sentence: 'A catalog item has a required string `currency`.' },
  { id: '2.1-12', sentence: 'A catalog item has a required integer `credits`.' },
  {
    id: '2.1-13',
    sentence:
      'A catalog item has a required `availability` object with both members required: `enabled` ' +
      '(boolean) and `reason` (string or null).',
  },
];
