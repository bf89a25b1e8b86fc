/** What an endpoint can be told, and when each is written. */
export const WEBHOOK_EVENTS = {
  'generation.completed':
    'A generation was completed and charged. `data` is what `GET /v1/videos/{id}` answers.',
  'generation.failed':
    'A generation failed, timed out, was refused after it was accepted, or was canceled; `error_code` says which. Nothing was charged. `data` is what `GET /v1/videos/{id}` answers.',
  'credits.low':
    'A generation set credits aside, and fewer than `threshold` are available since. Once per crossing. `data` has the `credits` of `GET /v1/me`.',
  'key.ceiling_reached':
    'A key was refused because of its daily ceiling. Once per key and UTC day. `data` has the `key` of `GET /v1/me`.',
  'checkout.updated':
    'A checkout took a step. `data` is what `GET /v1/billing/checkouts/{checkoutId}` answers.',
  'subscription.updated':
    'A subscription began, was renewed, canceled, resumed, fell behind or ended. `data` has the `subscription` of `GET /v1/billing/subscription`.',
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;

/** Sent by `POST /v1/webhooks/{id}/test` alone; nobody subscribes to it. */
export const TEST_EVENT = 'webhook.test';

/** Everything that the body of a delivery can be about. */
export type WebhookEventType = WebhookEvent | typeof TEST_EVENT;

/** Seconds before each further attempt; each is lengthened or shortened by up to a tenth. */
export const WEBHOOK_PAUSES_SECONDS = [
  5, 60, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 64_800,
] as const;
