import { webOrigins } from './kinds.ts';
import { setting } from './setting.ts';

/** Where events of accounts may be sent. */
export const webhookSettings = {
  WEBHOOK_PRIVATE_ORIGINS: setting({
    group: 'Safety',
    meaning:
      'Addresses that events may be sent to although they are not public, such as `http://10.0.0.5:3000`. With `NODE_ENV=development` those of this machine may be anyway.',
    kind: webOrigins,
    fallback: null,
  }),
} as const;
