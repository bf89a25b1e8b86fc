import type { Requirement } from './requirement.ts';

export const section4_1: readonly Requirement[] = [
  {
    id: '4.1-01',
    sentence: 'Every billing operation answers 401 when the API key is missing.',
  },
  {
    id: '4.1-02',
    sentence: 'Every billing operation answers 403 when the explicit billing scope is missing.',
  },
  { id: '4.1-03', sentence: 'OAuth tokens cannot authorize billing: 403.' },
  {
    id: '4.1-04',
    sentence: 'Catalog registration tokens cannot authorize billing: 403.',
  },
  {
    id: '4.1-05',
    sentence: 'Every billing operation may answer 503 when configuration is unavailable.',
  },
  {
    id: '4.1-06',
    sentence: 'Every billing operation may answer 503 when accepted projections are unavailable.',
  },
  {
    id: '4.1-07',
    sentence: 'Every billing operation may answer 503 when sandbox validation is unavailable.',
  },
  {
    id: '4.1-08',
    sentence: 'A billing 503 is answered with no fallback to a historical provider.',
  },
  {
    id: '4.1-09',
    sentence: 'Owned billing reads answer 503 when storage is unavailable.',
  },
  {
    id: '4.1-10',
    sentence: '`GET /v1/billing/catalog` declares no scope on the operation.',
  },
  { id: '4.1-11', sentence: '`GET /v1/billing/catalog` returns 200 with `Catalog`.' },
  {
    id: '4.1-12',
    sentence: '`POST /v1/billing/checkouts` needs the scope `billing:checkout`.',
  },
  {
    id: '4.1-13',
    sentence: '`POST /v1/billing/checkouts` requires a `CheckoutRequest` body.',
  },
  {
    id: '4.1-14',
    sentence: '`POST /v1/billing/checkouts` returns 200 with `Checkout`.',
  },
  {
    id: '4.1-15',
    sentence: '`GET /v1/billing/checkouts/{checkoutId}` needs the scope `billing:read`.',
  },
  {
    id: '4.1-16',
    sentence: '`GET /v1/billing/checkouts/{checkoutId}` requires `checkoutId` to be a uuid.',
  },
  {
    id: '4.1-17',
    sentence: '`GET /v1/billing/checkouts/{checkoutId}` returns 200 with `CheckoutStatus`.',
  },
  {
    id: '4.1-18',
    sentence: '`GET /v1/billing/subscription` needs the scope `billing:read`.',
  },
  {
    id: '4.1-19',
    sentence: '`GET /v1/billing/subscription` returns 200 with `{subscription: object or null}`.',
  },
  {
    id: '4.1-20',
    sentence: '`GET /v1/billing/history` needs the scope `billing:read`.',
  },
  {
    id: '4.1-21',
    sentence: '`GET /v1/billing/history` takes the query `limit`, an integer 1 to 100, default 25.',
  },
  {
    id: '4.1-22',
    sentence:
      '`GET /v1/billing/history` takes the query `cursor`, a string of at most 256 characters.',
  },
  { id: '4.1-23', sentence: '`GET /v1/billing/history` returns 200 with `History`.' },
  {
    id: '4.1-24',
    sentence: '`POST /v1/billing/portal-sessions` needs the scope `billing:manage`.',
  },
  {
    id: '4.1-25',
    sentence:
      '`POST /v1/billing/portal-sessions` requires `idempotencyKey` and `returnTarget` in the ' +
      'body.',
  },
  {
    id: '4.1-26',
    sentence: '`POST /v1/billing/portal-sessions` takes no other properties in the body.',
  },
  {
    id: '4.1-27',
    sentence:
      '`idempotencyKey` of a portal session is a string of 16 to 128 characters matching ' +
      '`^[A-Za-z0-9_-]+$`.',
  },
  {
    id: '4.1-28',
    sentence: '`returnTarget` of a portal session is `billing` or `generate`.',
  },
  {
    id: '4.1-29',
    sentence: '`POST /v1/billing/portal-sessions` returns 200 with `{url, expiresAt?}`.',
  },
];
