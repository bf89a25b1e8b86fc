import type pg from 'pg';
import { DEPRECATIONS } from '../../contract/deprecations.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { emailsOf } from '../accounts/index.ts';
import { mailOf, type SendMail } from '../mail/index.ts';
import { callersOf } from './store.ts';

const LOOK_BACK_DAYS = 30;

interface Notice {
  readonly pool: pg.Pool;
  readonly sendMail: SendMail;
  readonly serviceName: string;
  readonly baseUrl: string;
}

/** Mails every account whose key called a deprecated route lately. Returns the addresses. */
export async function notifyDeprecation(
  { pool, sendMail, serviceName, baseUrl }: Notice,
  route: string,
): Promise<readonly string[]> {
  const entry = DEPRECATIONS.find((deprecation) => deprecation.route === route);
  if (entry === undefined) {
    const known = DEPRECATIONS.flatMap((deprecation) => deprecation.route ?? []);
    throw new OperatorError(`${route} is not deprecated. Deprecated: ${known.join(', ')}`);
  }
  const addresses = await emailsOf(pool, await callersOf(pool, { route, days: LOOK_BACK_DAYS }));
  for (const to of addresses) {
    await sendMail(
      mailOf({
        ...{ serviceName, to },
        subject: `${serviceName}: ${entry.element} is deprecated`,
        headline: `${entry.element} is deprecated.`,
        paragraphs: [
          `A key of yours used it in the last ${LOOK_BACK_DAYS} days. Nothing is removed before ${entry.earliestRemoval}.`,
        ],
        rows: [
          ['Deprecated', entry.element],
          ['Use instead', entry.replacement],
        ],
        button: { label: 'Read the policy', url: `${baseUrl}/deprecations` },
      }),
    );
  }
  return addresses;
}
