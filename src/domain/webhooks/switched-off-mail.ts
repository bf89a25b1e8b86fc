import type pg from 'pg';
import { LIMITS } from '../../contract/limits.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { emailsOf } from '../accounts/index.ts';
import { mailOf, type SendMail } from '../mail/index.ts';
import { markMailSent, type SwitchedOff, takeDueMail } from './store/endpoints.ts';

export interface SwitchedOffMailDependencies {
  readonly pool: pg.Pool;
  readonly sendMail: SendMail;
  readonly serviceName: string;
  readonly baseUrl: string;
}

/** Tells one owner that an endpoint was switched off; false when nobody is left to be told. */
export function sendSwitchedOffMail(dependencies: SwitchedOffMailDependencies): Promise<boolean> {
  const { pool, sendMail } = dependencies;
  return inTransaction(pool, async (client) => {
    const endpoint = await takeDueMail(client);
    if (endpoint === undefined) return false;
    const [to] = await emailsOf(client, [endpoint.accountId]);
    if (to !== undefined) await sendMail(describe(dependencies, endpoint, to));
    await markMailSent(client, endpoint.number);
    return true;
  });
}

const WHY = {
  failing: `Nothing could be delivered to it for ${LIMITS.webhookRetryHours} hours.`,
  gone: 'It answered 410 Gone, which asks us to stop.',
};

function describe(
  { serviceName, baseUrl }: SwitchedOffMailDependencies,
  { id, url, reason }: SwitchedOff,
  to: string,
) {
  return mailOf({
    ...{ serviceName, to },
    subject: `${serviceName}: the webhook ${id} is switched off`,
    headline: `We stopped sending events to “${id}”.`,
    paragraphs: [
      WHY[reason],
      `Events that wait for it are kept for ${LIMITS.webhookDays} days and sent when you switch it on again. New ones are not recorded meanwhile.`,
    ],
    rows: [
      ['Webhook', id],
      // An address may carry a secret in its query.
      ['Address', withoutQuery(url)],
    ],
    button: { label: 'See why, and switch it on', url: `${baseUrl}/webhooks/${id}` },
    note: 'You get this once each time an endpoint is switched off.',
  });
}

function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}
