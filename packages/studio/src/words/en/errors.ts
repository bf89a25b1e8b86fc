import type { ErrorCode } from '../../../../../src/contract/errors.ts';
import { whole } from './numbers.ts';

/** What the service says about a refusal. */
type Facts = Readonly<Record<string, unknown>>;

/** What happened, and what it means for the person: what it cost, what is kept. */
interface Refusal {
  readonly title: string | ((facts: Facts) => string);
  readonly text: string | ((facts: Facts) => string);
}

const KEPT = 'Nothing was charged, the draft is kept.';
const OURS = 'Our fault. Nothing was charged, the draft is kept.';
const RELOAD: Refusal = {
  title: 'This page is older than the service',
  text: 'Nothing was charged. Reload the page; the draft is kept.',
};

const number = (fact: unknown) => (typeof fact === 'number' ? whole(fact) : '?');
const message = ({ message: text }: Facts) => (typeof text === 'string' ? text : '');

/** Every refusal that the service knows, in the words of the studio. */
export const refusals = {
  invalid_request: {
    title: 'The service cannot take this',
    text: (facts) => `${message(facts)} ${KEPT}`.trim(),
  },
  invalid_json: RELOAD,
  missing_query: RELOAD,
  unsupported_identity_type: RELOAD,
  safety_rejected: { title: 'The safety check said no', text: 'Nothing was charged.' },
  unsupported_operation: RELOAD,
  operation_failed: { title: 'One part of it failed', text: KEPT },
  unauthorized: { title: 'You are signed out', text: 'Sign in again. The draft is kept.' },
  unauthenticated: { title: 'You are signed out', text: 'Sign in again. The draft is kept.' },
  invalid_client: { title: 'You are signed out', text: 'Sign in again. The draft is kept.' },
  insufficient_credits: {
    title: ({ available, required }) =>
      `You have ${number(available)}, it costs ${number(required)}`,
    text: 'The draft is kept.',
  },
  forbidden: { title: 'This account may not do that', text: KEPT },
  not_found: { title: 'It is no longer there', text: 'It was deleted, or never yours.' },
  unknown_endpoint: RELOAD,
  unknown_model: { title: 'This model is gone', text: `${KEPT} Choose another one.` },
  method_not_allowed: RELOAD,
  not_acceptable: RELOAD,
  request_timeout: { title: 'The request took too long', text: KEPT },
  idempotency_conflict: {
    title: 'This press was already used',
    text: 'Nothing was charged twice. Press Generate again.',
  },
  catalog_version_mismatch: {
    title: 'Prices have changed',
    text: 'Nothing was charged. Look at the new price and try again.',
  },
  quote_required: RELOAD,
  quote_expired: { title: 'The price has changed', text: KEPT },
  quote_mismatch: { title: 'The price has changed', text: KEPT },
  job_running: { title: 'It is still running', text: 'Wait until it is done, or cancel it.' },
  payment_open: {
    title: 'A payment is still open',
    text: 'Nothing was changed. Finish it, or wait until it is checked, and try again.',
  },
  limit_reached: {
    title: ({ limit }) => `That is the limit of ${number(limit)}`,
    text: 'Nothing was changed.',
  },
  webhook_disabled: {
    title: 'The webhook is switched off',
    text: 'Nothing was sent. Switch it on and try again.',
  },
  payload_too_large: { title: 'It is too large', text: KEPT },
  query_too_large: RELOAD,
  unsupported_media_type: { title: 'This kind of file does not work', text: KEPT },
  rate_limited: {
    title: ({ limit, window }) =>
      typeof window === 'string'
        ? `${number(limit)} an ${window === 'hour' ? 'hour' : 'day'}`.replace('an day', 'a day')
        : 'That was a little fast',
    text: ({ retry_after_seconds: wait }) =>
      `${KEPT} Try again ${typeof wait === 'number' ? `in ${waiting(wait)}` : 'in a moment'}.`,
  },
  internal_error: { title: 'The service made a mistake', text: OURS },
  provider_error: { title: 'This model does not run here now', text: KEPT },
  service_unavailable: { title: 'The service is not ready', text: OURS },
  billing_unavailable: { title: 'Nothing can be bought here now', text: 'The draft is kept.' },
} as const satisfies Record<ErrorCode, Refusal>;

function waiting(count: number): string {
  if (count < 90) return `${whole(count)} s`;
  if (count < 5_400) return `${whole(Math.round(count / 60))} min`;
  return `${whole(Math.round(count / 3_600))} h`;
}

/** No answer came, so nobody knows whether the request arrived. */
export const noAnswer = {
  title: 'No answer came',
  text: 'The draft is kept. Trying again is safe: it is made and charged once.',
};
