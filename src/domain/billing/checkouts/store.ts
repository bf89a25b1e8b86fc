import type { OfferId, SkuKind } from '../../../contract/billing-catalog.ts';
import type { CheckoutRequest, CheckoutState } from '../../../contract/resources/billing.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import type { ProcessorName } from '../processor.ts';
import { tellChanges } from '../store.ts';
import { STEPS, type StepName } from './states.ts';

export interface CheckoutRow {
  readonly id: string;
  readonly accountId: string;
  /** The key that asked for it; null when a signed-in person did. */
  readonly keyId: string | null;
  readonly requestHash: Buffer;
  readonly kind: SkuKind;
  readonly skuId: string;
  /** A discount on the first period; null without one. */
  readonly offerId: OfferId | null;
  readonly returnTarget: CheckoutRequest['returnTarget'];
  readonly productName: string;
  readonly amountMinor: number;
  /** null for a one-time purchase. */
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

const COLUMNS = `id, account_id as "accountId", key_id as "keyId", request_hash as "requestHash", kind, sku_id as "skuId",
  offer_id as "offerId", return_target as "returnTarget", product_name as "productName", amount_minor as "amountMinor",
  renewal_amount_minor as "renewalAmountMinor", currency, credits, processor,
  processor_ref as "processorRef", url, status, declines, review_reason as "reviewReason",
  expires_at as "expiresAt", created_at as "createdAt"`;

const changing = tellChanges({
  type: 'checkout.updated',
  columns: COLUMNS,
  source: `json_build_object('id', id, 'status', status, 'expiresAt', "expiresAt")`,
});

type CheckoutLookup =
  | { readonly id: string }
  | { readonly processor: ProcessorName; readonly processorRef: string };

export async function findCheckout(
  database: Queryable,
  lookup: CheckoutLookup,
  { lock = false } = {},
): Promise<CheckoutRow | undefined> {
  if ('id' in lookup && !isUuid(lookup.id)) return undefined;
  const [where, values] =
    'id' in lookup
      ? ['id = $1', [lookup.id]]
      : ['processor = $1 and processor_ref = $2', [lookup.processor, lookup.processorRef]];
  const { rows } = await database.query<CheckoutRow>(
    `select ${COLUMNS} from checkout where ${where}${lock ? ' for update' : ''}`,
    values,
  );
  return rows[0];
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

export type NewCheckout = Omit<CheckoutRow, 'status' | 'declines' | 'reviewReason'> & {
  readonly idempotencyKey: string;
  readonly catalogVersion: string;
};

/** False when its idempotency key was used before. */
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

/** Takes a step; undefined when the state of the checkout does not allow it. */
export async function moveCheckout(
  database: Queryable,
  step: StepName,
  { id, now, reviewReason = null }: Move,
): Promise<CheckoutRow | undefined> {
  const { from, to } = STEPS[step];
  const { rows } = await database.query<CheckoutRow>(
    changing(
      `update checkout set status = $3,
         declines = declines + case when $2 in ('decline', 'fail') then 1 else 0 end,
         paid_at = case when $2 = 'pay' then $4 else paid_at end,
         review_reason = case when $2 = 'pay' then $5 else review_reason end,
         fulfilled_at = case when $2 = 'fulfil' then $4 else fulfilled_at end
       where id = $1 and status = any($6)`,
      { at: '$4::timestamptz' },
    ),
    [id, step, to, now, reviewReason, from],
  );
  return rows[0];
}

/** The processor's page says that the person has paid; only its signed event confirms it. */
export async function noteSubmission(
  database: Queryable,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await moveCheckout(database, 'submit', { id, now });
}

/** Has the worker close the page at the processor, retrying until it succeeds. */
export async function queueCloseCheckout(
  database: Queryable,
  { processor, processorRef }: CheckoutRow,
): Promise<void> {
  await database.query(
    `select graphile_worker.add_job('billing_close',
       json_build_object('processor', $1::text, 'ref', $2::text))`,
    [processor, processorRef],
  );
}

interface Offer {
  readonly accountId: string;
  readonly offerId: OfferId;
}

/** Whether some checkout of the account was paid with the offer. */
export async function isOfferTaken(
  database: Queryable,
  { accountId, offerId }: Offer,
): Promise<boolean> {
  const { rows } = await database.query(
    'select 1 from taken_offer where account_id = $1 and offer_id = $2',
    [accountId, offerId],
  );
  return rows.length > 0;
}

/** The offers that checkouts of the account were paid with. */
export async function listTakenOffers(
  database: Queryable,
  accountId: string,
): Promise<readonly OfferId[]> {
  const { rows } = await database.query<{ offerId: OfferId }>(
    'select offer_id as "offerId" from taken_offer where account_id = $1',
    [accountId],
  );
  return rows.map(({ offerId }) => offerId);
}

export async function insertTakenOffer(
  client: Queryable,
  { accountId, offerId, checkoutId, now }: Offer & { checkoutId: string; now: Date },
): Promise<void> {
  await client.query(
    `insert into taken_offer (account_id, offer_id, checkout_id, taken_at)
     values ($1, $2, $3, $4)`,
    [accountId, offerId, checkoutId, now],
  );
}

/** Expires every checkout of the account that is open with the offer. */
export async function expireOpenWithOffer(
  client: Queryable,
  { accountId, offerId }: Offer,
): Promise<readonly CheckoutRow[]> {
  const { from, to } = STEPS.expire;
  const { rows } = await client.query<CheckoutRow>(
    changing(
      `update checkout set status = $3
       where account_id = $1 and offer_id = $2 and status = any($4)`,
    ),
    [accountId, offerId, to, from],
  );
  return rows;
}

/** Expires every checkout of the account that nobody has begun to pay. */
export async function expireOpenOf(
  client: Queryable,
  accountId: string,
): Promise<readonly CheckoutRow[]> {
  const { from, to } = STEPS.expire;
  const { rows } = await client.query<CheckoutRow>(
    changing('update checkout set status = $2 where account_id = $1 and status = any($3)'),
    [accountId, to, from],
  );
  return rows;
}

/** Where a payment stands that is neither granted nor refused yet; undefined when there is none. */
export async function findPaymentUnderWay(
  database: Queryable,
  accountId: string,
): Promise<'processing' | 'paid_pending_review' | undefined> {
  const { rows } = await database.query<{ status: 'processing' | 'paid_pending_review' }>(
    `select status from checkout
     where account_id = $1 and status in ('processing', 'paid_pending_review')
     order by status limit 1`,
    [accountId],
  );
  return rows[0]?.status;
}

type UnpaidCheckout = Pick<CheckoutRow, 'id' | 'processor' | 'processorRef'>;

/** Checkouts that nobody paid in time, oldest first. */
export async function listOverdueCheckouts(
  database: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<readonly UnpaidCheckout[]> {
  const { rows } = await database.query<UnpaidCheckout>(
    `select id, processor, processor_ref as "processorRef" from checkout
     where status = 'pending' and expires_at <= $1 order by expires_at limit $2`,
    [now, limit],
  );
  return rows;
}

/** A checkout as an operator sees it. */
export interface ListedCheckout {
  readonly id: string;
  readonly account_id: string;
  readonly product_name: string;
  readonly amount_minor: number;
  readonly currency: string;
  readonly credits: number;
  readonly processor: string;
  readonly status: string;
  /** Why somebody has to look at it; null when nobody has to. */
  readonly review_reason: string | null;
  readonly created_at: Date;
  readonly paid_at: Date | null;
}

interface CheckoutsWish {
  /** Only those that are paid and wait for a decision. */
  readonly held: boolean;
  readonly limit: number;
  /** Only what comes after this id; null for the beginning. */
  readonly after: string | null;
}

/** For the operator: the newest checkouts of everybody first. */
export async function listCheckouts(
  database: Queryable,
  { held, limit, after }: CheckoutsWish,
): Promise<readonly ListedCheckout[]> {
  const { rows } = await database.query<ListedCheckout>(
    `select id, account_id, product_name, amount_minor, currency, credits, processor, status,
       review_reason, created_at, paid_at
     from checkout
     where (not $1 or status = 'paid_pending_review')
       and ($2::text is null or (created_at, id::text) <
         (select last.created_at, last.id::text from checkout last where last.id::text = $2))
     order by created_at desc, id::text desc limit $3`,
    [held, after, limit],
  );
  return rows;
}
