import type { Requirement } from './requirement.ts';

export const section2_5: readonly Requirement[] = [
  {
    id: '2.5-01',
    sentence:
      'The subscription read returns an object with one required property `subscription`, an ' +
      'object or null.',
  },
  { id: '2.5-02', sentence: '`History.history` is a required array.' },
  { id: '2.5-03', sentence: '`History.degraded` is an optional boolean.' },
  { id: '2.5-04', sentence: 'Every history item property is optional.' },
  { id: '2.5-05', sentence: '`id` of a history item is a string.' },
  {
    id: '2.5-06',
    sentence: '`amount` of a history item is a number in major currency units.',
  },
  { id: '2.5-07', sentence: '`currency` of a history item is a string.' },
  { id: '2.5-08', sentence: '`status` of a history item is a string.' },
  { id: '2.5-09', sentence: '`productName` of a history item is a string.' },
  { id: '2.5-10', sentence: '`createdAt` of a history item is a string.' },
  { id: '2.5-11', sentence: '`invoiceUrl` of a history item is a string or null.' },
  {
    id: '2.5-12',
    sentence: '`provider` of a history item is a string, historical attribution only.',
  },
  {
    id: '2.5-13',
    sentence: 'The portal session response has a required `url` (string, uri).',
  },
  {
    id: '2.5-14',
    sentence: 'The portal session response has an optional `expiresAt` (string, date-time).',
  },
  {
    id: '2.5-15',
    sentence: 'The portal session is a short-lived owned management handoff.',
  },
];
