import type { Requirement } from './requirement.ts';

export const section2_5: readonly Requirement[] = [
  {
    id: '2.5-01',
    sentence:
      'The subscription read returns an object with one required property `subscription`, an ' +
      'object or null.',
    awaits: 6,
  },
  { id: '2.5-02', sentence: '`History.history` is a required array.', awaits: 6 },
  { id: '2.5-03', sentence: '`History.degraded` is an optional boolean.', awaits: 6 },
  { id: '2.5-04', sentence: 'Every history item property is optional.', awaits: 6 },
  { id: '2.5-05', sentence: '`id` of a history item is a string.', awaits: 6 },
  {
    id: '2.5-06',
    sentence: '`amount` of a history item is a number in major currency units.',
    awaits: 6,
  },
  { id: '2.5-07', sentence: '`currency` of a history item is a string.', awaits: 6 },
  { id: '2.5-08', sentence: '`status` of a history item is a string.', awaits: 6 },
  { id: '2.5-09', sentence: '`productName` of a history item is a string.', awaits: 6 },
  { id: '2.5-10', sentence: '`createdAt` of a history item is a string.', awaits: 6 },
  { id: '2.5-11', sentence: '`invoiceUrl` of a history item is a string or null.', awaits: 6 },
  {
    id: '2.5-12',
    sentence: '`provider` of a history item is a string, historical attribution only.',
    awaits: 6,
  },
  {
    id: '2.5-13',
    sentence: 'The portal session response has a required `url` (string, uri).',
    awaits: 6,
  },
  {
    id: '2.5-14',
    sentence: 'The portal session response has an optional `expiresAt` (string, date-time).',
    awaits: 6,
  },
  {
    id: '2.5-15',
    sentence: 'The portal session is a short-lived owned management handoff.',
    awaits: 6,
  },
];
