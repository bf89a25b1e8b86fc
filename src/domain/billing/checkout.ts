import type { SkuKind } from '../../contract/billing-catalog.ts';
import type { CheckoutRequest, CheckoutState } from '../../contract/resources/billing.ts';
import type { Queryable } from '../../platform/database/index.ts';
import type { ProcessorName } from './processor.ts';
import { STEPS, type StepName } from './states.ts';

export interface CheckoutRow {
  readonly id: string;
  readonly accountId: string;
  readonly requestHash: Buffer;
  readonly kind: SkuKind;
  readonly skuId: string;
  readonly returnTarget: CheckoutRequest['returnTarget'];
  readonly productName: string;
  readonly amountMinor: number;
  /** null for something that is paid once. */
  readonly renewalAmountMinor: number | null;
  readonly currency: string;
  readonly credits: number;
  readonly processor: ProcessorName;
  readonly processorRef: string;
  readonly url: string;
  readonly status: CheckoutState;
  readonly declines: number;
  readonly reviewReason: string | null;
  readonly expiresAt: Date;
  readonly createdAt: Date;
}

const COLUMNS = `id, account_id as "accountId", request_hash as "requestHash", kind, sku_id as "skuId",
  return_target as "returnTarget", product_name as "productName", amount_minor as "amountMinor",
  renewal_amount_minor as "renewalAmountMinor", currency, credits, processor,
  processor_ref as "processorRef", url, status, declines, review_reason as "reviewReason",
  expires_at as "expiresAt", created_at as "createdAt"`;

type Sought =
  | { readonly id: string }
  | { readonly processor: ProcessorName; readonly processorRef: string };

export async function findCheckout(
  database: Queryable,
  sought: Sought,
  { lock = false } = {},
): Promise<CheckoutRow | undefined> {
  const [where, values] =
    'id' in sought
      ? ['id = $1', [sought.id]]
      : ['processor = $1 and processor_ref = $2', [sought.processor, sought.processorRef]];
  const { rows } = await database.query<CheckoutRow>(
    `select ${COLUMNS} from checkout where ${where}${lock ? ' for update' : ''}`,
    values,
  );
  return rows[0];
}

export type NewCheckout = Omit<CheckoutRow, 'status' | 'declines' | 'reviewReason'> & {
  readonly keyId: string | null;
  readonly idempotencyKey: string;
  readonly catalogVersion: string;
  readonly offerId: string | null;
};

/** One statement: a checkout is there whole or not at all. False when its key was taken before. */
export async function insertCheckout(database: Queryable, made: NewCheckout): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into checkout (id, account_id, key_id, idempotency_key, request_hash, kind, sku_id,
       catalog_version, offer_id, return_target, product_name, amount_minor, renewal_amount_minor,
       currency, credits, processor, processor_ref, url, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
     on conflict do nothing`,
    [
      made.id,
      made.accountId,
      made.keyId,
      made.idempotencyKey,
      made.requestHash,
      made.kind,
      made.skuId,
      made.catalogVersion,
      made.offerId,
      made.returnTarget,
      made.productName,
      made.amountMinor,
      made.renewalAmountMinor,
      made.currency,
      made.credits,
      made.processor,
      made.processorRef,
      made.url,
      made.expiresAt,
      made.createdAt,
    ],
  );
  return rowCount === 1;
}

interface Move {
  readonly id: string;
  readonly now: Date;
  readonly reviewReason?: string | null;
}

/** Takes one step, if the checkout is in a state from which it can be taken; else undefined. */
export async function move(
  database: Queryable,
  step: StepName,
  { id, now, reviewReason = null }: Move,
): Promise<CheckoutRow | undefined> {
  const { from, to } = STEPS[step];
  const { rows } = await database.query<CheckoutRow>(
    `update checkout set status = $3,
       declines = declines + case when $2 in ('decline', 'fail') then 1 else 0 end,
       paid_at = case when $2 = 'pay' then $4 else paid_at end,
       review_reason = case when $2 = 'pay' then $5 else review_reason end,
       fulfilled_at = case when $2 = 'fulfil' then $4 else fulfilled_at end
     where id = $1 and status = any($6)
     returning ${COLUMNS}`,
    [id, step, to, now, reviewReason, from],
  );
  return rows[0];
}

/** The person has paid, says the processor's page; whether it is true, its signed report will tell. */
export async function noteSubmission(
  database: Queryable,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await move(database, 'submit', { id, now });
}

/** Nobody shall pay any more; told by the worker, until the processor has heard. */
export async function tellProcessorToClose(
  database: Queryable,
  { processor, processorRef }: CheckoutRow,
): Promise<void> {
  await database.query(
    `select graphile_worker.add_job('billing_close',
       json_build_object('processor', $1::text, 'ref', $2::text))`,
    [processor, processorRef],
  );
}
