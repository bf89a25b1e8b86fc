import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import {
  type Receipt,
  type ReceiptKeys,
  ReceiptVerificationError,
  verifyReceipt,
} from 'kinora-sdk';
import { type Command, textOf, UsageError } from '../command.ts';
import { keepKeys, keptKeys } from '../kept-keys.ts';
import { outFileOf } from '../out-file.ts';
import { facts, table } from '../terminal.ts';

export const receiptCommands: readonly Command[] = [
  {
    name: 'receipt',
    summary: 'Proof of what one cost, or that it cost nothing',
    args: ['ID'],
    options: [{ name: 'out', short: 'o', value: 'FILE', summary: 'Write it to a file' }],
    example: 'kino receipt gen_01k9z8x7w6v5t4s3r2q1p0n9m8 --out receipt.json',
    run: async ({ kinora, terminal, settings, signal }, [id = ''], options) => {
      const out = await outFileOf(options);
      const envelope = await kinora.videos.receipt(id, { signal });
      const keys = await kinora.keys({ signal });
      const receipt = await verifyReceipt(envelope, keys);
      await keepKeys(settings, keys);
      if (out !== undefined) await writeFile(out, `${JSON.stringify(envelope, null, 2)}\n`);
      terminal.result(envelope, () => describe(receipt));
      if (out !== undefined)
        terminal.note(`Saved. Anybody can check it: kino receipt verify ${out}`);
    },
  },
  {
    name: 'receipt verify',
    summary: 'Check a receipt, without asking anybody',
    args: ['FILE'],
    options: [
      {
        name: 'keys',
        value: 'FILE',
        summary: 'The public keys of the service (jwks.json), instead of those kept here',
      },
    ],
    example: 'kino receipt verify receipt.json',
    run: async ({ terminal, settings }, [file = ''], options) => {
      const content = await readFileText(file);
      const given = textOf(options, 'keys');
      const keys = given === undefined ? await keptKeys(settings) : [await readKeys(given)];
      const receipt = await verifyWithAny(content, keys);
      terminal.result({ verified: true, receipt }, () => describe(receipt));
      terminal.note(`Genuine: signed by ${receipt.iss}.`, 'green');
    },
  },
  {
    name: 'receipt keys',
    summary: 'Get the public keys of a service and keep them, to check receipts with',
    run: async ({ kinora, terminal, settings, signal }) => {
      const keys = await kinora.keys({ signal });
      await keepKeys(settings, keys);
      terminal.result(keys, () => `${keys.keys.length} of ${keys.issuer}.`);
    },
  },
];

/** Every set is for receipts of its own issuer. */
async function verifyWithAny(content: string, sets: readonly ReceiptKeys[]): Promise<Receipt> {
  let flaw: unknown = null;
  for (const keys of sets) {
    try {
      return await verifyReceipt(content, keys);
    } catch (error) {
      if (!isAboutKeys(error)) throw error;
      if (error.reason !== 'unknown_key') flaw ??= error;
    }
  }
  if (flaw !== null) throw flaw;
  // Says what it is if it is no receipt at all.
  return verifyReceipt(content, { keys: [] });
}

/** Anybody may list keys under the names of others: what one set finds wrong, another may confirm. */
function isAboutKeys(error: unknown): error is ReceiptVerificationError {
  if (!(error instanceof ReceiptVerificationError)) return false;
  return ['unknown_key', 'wrong_signature', 'other_issuer'].includes(error.reason);
}

/** The longest file that is looked into. A receipt has some kilobytes. */
const FILE_BYTES_MAX = 1024 * 1024;

async function readFileText(file: string): Promise<string> {
  const content = await text(createReadStream(file, { end: FILE_BYTES_MAX })).catch(() => {
    throw new UsageError(`${file} cannot be read.`);
  });
  if (content.length > FILE_BYTES_MAX) throw new UsageError(`${file} is too long for that.`);
  return content;
}

async function readKeys(file: string): Promise<ReceiptKeys> {
  const content = await readFileText(file);
  try {
    const { issuer, keys } = JSON.parse(content);
    if (Array.isArray(keys)) return { issuer, keys };
  } catch {
    // Said below.
  }
  throw new UsageError(
    `${file} holds no keys: it should be the file at the jwks_uri of a service.`,
  );
}

function describe(receipt: Receipt): string {
  const { sub, account_id: account, request, charge, result, ledger } = receipt;
  const stated = facts([
    ['Id', sub],
    ['Account', account ?? 'none (sandbox)'],
    ['Prompt', request.prompt ?? ''],
    ['Model', request.aiModel],
    ['Status', receipt.status],
    ['Ended', receipt.ended_at],
    ['Charged', `${charge.credits}. ${charge.message}`],
    ['Why', charge.reason ?? ''],
    ['SHA-256', result?.sha256 ?? ''],
  ]);
  const transfers = ledger.map(({ at, kind, balance_change: balance, held_change: held }) => [
    'Ledger  ',
    at,
    kind,
    `balance ${signed(balance)}`,
    `held ${signed(held)}`,
  ]);
  return [stated, ...(transfers.length === 0 ? [] : [table(transfers)])].join('\n');
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : String(change);
}
