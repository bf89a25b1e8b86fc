import { z } from 'zod';
import type { Queryable } from '../../../platform/database/index.ts';

const paymentId = z.string();
const subscriptionId = z.string();
const time = z.iso.datetime();

/** What a mail tells, as it was when it happened. */
const mailFactsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('receipt'), paymentId }),
  z.object({ kind: z.literal('renewal'), paymentId }),
  z.object({
    kind: z.literal('renewal_failed'),
    subscriptionId,
    skuId: z.string(),
    amountMinor: z.int(),
    currency: z.string(),
    /** When the plan ends unless a renewal succeeds. */
    endsAt: time,
  }),
  z.object({ kind: z.literal('canceled'), subscriptionId, skuId: z.string(), endsAt: time }),
  z.object({
    kind: z.literal('refund'),
    paymentId,
    /** Credits that were taken back. */
    taken: z.int(),
  }),
]);
export type MailFacts = z.infer<typeof mailFactsSchema>;

interface NewMail {
  readonly accountId: string;
  /** What happened; it is told once, however often it is reported. */
  readonly cause: string;
  readonly facts: MailFacts;
  readonly now: Date;
}

/** Writes a mail and queues it, in the transaction of what it tells. */
export async function queueMail(
  client: Queryable,
  { accountId, cause, facts, now }: NewMail,
): Promise<void> {
  await client.query(
    `with written as (
       insert into billing_mail (account_id, kind, cause, payment_id, subscription_id, facts, created_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (cause) do nothing returning id
     )
     select graphile_worker.add_job('billing_mail', json_build_object('id', id::text)) from written`,
    [
      accountId,
      facts.kind,
      cause,
      'paymentId' in facts ? facts.paymentId : null,
      'subscriptionId' in facts ? facts.subscriptionId : null,
      facts,
      now,
    ],
  );
}

interface UnsentMail {
  readonly accountId: string;
  readonly facts: MailFacts;
}

/** Locks a mail; undefined when it was sent before. */
export async function takeUnsentMail(
  client: Queryable,
  id: string,
): Promise<UnsentMail | undefined> {
  const { rows } = await client.query<{ accountId: string; facts: unknown }>(
    `select account_id as "accountId", facts from billing_mail
     where id = $1 and sent_at is null for update`,
    [id],
  );
  const [row] = rows;
  return row === undefined ? undefined : { ...row, facts: mailFactsSchema.parse(row.facts) };
}

export async function markMailSent(client: Queryable, id: string, now: Date): Promise<void> {
  await client.query('update billing_mail set sent_at = $2 where id = $1', [id, now]);
}
