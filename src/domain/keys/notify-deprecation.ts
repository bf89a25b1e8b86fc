import type pg from 'pg';
import { DEPRECATIONS } from '../../contract/deprecations.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import type { SendMail } from '../mail.ts';

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
  const addresses = await callersOf(pool, route);
  for (const to of addresses) {
    await sendMail({
      to,
      subject: `${serviceName}: ${entry.element} is deprecated`,
      text: `A key of yours used ${entry.element} in the last ${LOOK_BACK_DAYS} days.\n\nUse ${entry.replacement} instead. Nothing is removed before ${entry.earliestRemoval}.\n\nThe policy is part of ${baseUrl}/v1.\n`,
    });
  }
  return addresses;
}

async function callersOf(pool: pg.Pool, route: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ email: string }>(
    `select distinct a.email
     from route_call c
     join api_key k on k.id = c.key_id
     join account a on a.id = k.account_id
     where c.route = $1 and c.day > (now() at time zone 'utc')::date - $2::int
     order by a.email`,
    [route, LOOK_BACK_DAYS],
  );
  return rows.map(({ email }) => email);
}
