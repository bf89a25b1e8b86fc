import type pg from 'pg';
import { FREE_REASONS, RECEIPT_TYPE, type Receipt } from '../../contract/resources/receipt.ts';
import type { Video } from '../../contract/resources/video.ts';
import { ownerOf } from '../caller.ts';
import { type JobTransfer, listJobTransfers } from '../credits/index.ts';
import {
  findOutcome,
  type GenerationOutcome,
  noSuchGeneration,
  type Sandbox,
} from '../generation/index.ts';
import type { Handler } from '../invoke.ts';
import { Refusal } from '../refusal.ts';
import { isSandboxId } from '../sandbox-id.ts';
import { type Charge, chargeOf } from './charge.ts';

export interface ReceiptSigner {
  /** Whose `jwks_uri` lists the key. */
  readonly issuer: string;
  readonly sign: (
    payload: string,
    header: Readonly<Record<string, string>>,
  ) => Promise<{ readonly protected: string; readonly signature: string }>;
}

interface ReceiptDependencies {
  readonly pool: pg.Pool;
  readonly sandbox: Sandbox;
}

/** Nothing in a receipt changes after the generation has ended, so that it is the same each time. */
export function readReceipt(
  { pool, sandbox }: ReceiptDependencies,
  { issuer, sign }: ReceiptSigner,
): Handler<'videos.receipt'> {
  return async ({ id }, { caller }) => {
    const receipt = isSandboxId(id)
      ? sandboxReceipt(issuer, sandbox.poll(id))
      : await jobReceipt({ pool, issuer }, { id, accountId: ownerOf(caller).id });
    const text = JSON.stringify(receipt);
    const jws = await sign(text, { typ: RECEIPT_TYPE });
    return {
      receipt,
      jws: `${jws.protected}.${Buffer.from(text).toString('base64url')}.${jws.signature}`,
    };
  };
}

/** The transfers are read after the generation: one that is over has all of them. */
async function jobReceipt(
  { pool, issuer }: { pool: pg.Pool; issuer: string },
  wanted: { id: string; accountId: string },
): Promise<Receipt> {
  const outcome = await findOutcome(pool, wanted);
  if (outcome === undefined) throw noSuchGeneration();
  const { generation } = outcome;
  if (generation.status === 'generating') throw stillRunning();
  const transfers = await listJobTransfers(pool, wanted);
  return {
    version: 1,
    iss: issuer,
    sub: generation.id,
    account_id: generation.accountId,
    sandbox: false,
    request: {
      type: generation.type,
      aiModel: generation.modelId,
      prompt: generation.prompt,
      duration: generation.durationSeconds,
      aspectRatio: generation.aspectRatio,
      imageUrl: generation.imageUrl,
    },
    status: generation.status,
    created_at: generation.createdAt.toISOString(),
    ended_at: generation.endedAt.toISOString(),
    charge: chargeOf({ generation, unlimited: outcome.unlimited, transfers }),
    ledger: transfers.map(toEntry),
    result: toResult(outcome),
  };
}

function sandboxReceipt(issuer: string, video: Video): Receipt {
  if (video.status === 'generating' || video.completed_at === null) throw stillRunning();
  const charge: Charge = {
    outcome: 'not_charged',
    credits: 0,
    reason: 'sandbox',
    message: FREE_REASONS.sandbox,
  };
  return {
    version: 1,
    iss: issuer,
    sub: video.id,
    account_id: null,
    sandbox: true,
    request: {
      type: video.type,
      aiModel: video.aiModel,
      prompt: null,
      duration: video.duration,
      aspectRatio: video.aspectRatio,
      imageUrl: null,
    },
    status: video.status,
    created_at: video.created_at,
    ended_at: video.completed_at,
    charge,
    ledger: [],
    result: null,
  };
}

function stillRunning(): Refusal {
  return new Refusal(
    'job_running',
    'The generation is running. Its receipt comes when it is over.',
  );
}

function toEntry({
  cause,
  kind,
  balanceChange,
  heldChange,
  at,
}: JobTransfer): Receipt['ledger'][number] {
  return {
    cause,
    kind,
    balance_change: balanceChange,
    held_change: heldChange,
    at: at.toISOString(),
  };
}

function toResult({ file }: GenerationOutcome): Receipt['result'] {
  if (file === null) return null;
  return { sha256: file.sha256, bytes: file.bytes, content_type: file.contentType };
}
