import { z } from 'zod';
import { aspectRatioSchema, modelTypeSchema } from './model.ts';

/** Tells a receipt from anything else that the same key signs. */
export const RECEIPT_TYPE = 'kinora-receipt+jwt';

const credits = (what: string) => z.int().min(0).max(2_147_483_647).describe(what);
const change = (what: string) => z.int().min(-2_147_483_647).max(2_147_483_647).describe(what);

/** Why nothing was charged, beside the codes of a failed generation. */
export const FREE_REASONS = {
  sandbox: 'It was made in the sandbox. Nothing was charged.',
  unlimited_plan: 'The plan of the account includes it. Nothing was charged.',
  free_model: 'The model is free. Nothing was charged.',
} as const;

const requestSchema = z
  .object({
    type: modelTypeSchema,
    aiModel: z.string().describe('The model that was asked for, or chosen.'),
    prompt: z.string().nullable().describe('The prompt; null for a sandbox job.'),
    duration: z.int().min(1).max(60).nullable().describe('Seconds; null for images.'),
    aspectRatio: aspectRatioSchema,
    imageUrl: z.string().nullable().describe('The image it started from; null without one.'),
  })
  .describe('What was asked for.');

const chargeSchema = z
  .object({
    outcome: z.enum(['charged', 'not_charged']).describe('Whether it cost anything.'),
    credits: credits('What it cost.'),
    reason: z
      .string()
      .nullable()
      .describe(
        `Why nothing was charged: the \`error_code\` of a failed generation, or ${Object.keys(
          FREE_REASONS,
        )
          .map((code) => `\`${code}\``)
          .join(', ')}; null when it was charged.`,
      ),
    message: z.string().describe('The same for people.'),
  })
  .describe('What it cost, or why it cost nothing.');

const entrySchema = z
  .object({
    cause: z.string().describe('Names the transfer; no two have the same.'),
    kind: z
      .enum(['hold', 'settle', 'release'])
      .describe('`hold` sets credits aside; `settle` charges them, `release` gives them back.'),
    balance_change: change('How it changed the balance of the account.'),
    held_change: change('How it changed what is set aside.'),
    at: z.iso.datetime().describe('When it was written.'),
  })
  .describe('One transfer of the ledger.');

const resultSchema = z
  .object({
    sha256: z
      .string()
      .nullable()
      .describe('SHA-256 of the file, in hexadecimal; null where it was not noted.'),
    bytes: z.int().min(0).max(Number.MAX_SAFE_INTEGER).describe('Its size.'),
    content_type: z.string().describe('What kind of file it is.'),
  })
  .nullable()
  .describe('The file that was delivered; null when it failed, and in the sandbox.');

export const receiptSchema = z
  .object({
    version: z.literal(1).describe('Of this form.'),
    iss: z.url().describe('Who signed it: the issuer whose `jwks_uri` lists the key.'),
    sub: z.string().describe('The generation, by its id.'),
    account_id: z.string().nullable().describe('Whose it is; null for a sandbox job.'),
    sandbox: z.boolean().describe('Whether it was made in the sandbox, where nothing is charged.'),
    request: requestSchema,
    status: z.enum(['completed', 'failed']).describe('How it ended.'),
    created_at: z.iso.datetime().describe('When it was accepted.'),
    ended_at: z.iso.datetime().describe('When it ended.'),
    charge: chargeSchema,
    ledger: z
      .array(entrySchema)
      .max(2)
      .describe('Every transfer of the ledger for it, in order; none for a sandbox job.'),
    result: resultSchema,
  })
  .describe('What a generation was and what it cost, for reading. Only `jws` is proof.');
export type Receipt = z.infer<typeof receiptSchema>;

export const receiptEnvelopeSchema = z
  .object({
    receipt: receiptSchema,
    jws: z
      .string()
      .describe(
        `The receipt, signed: a compact JWS (RFC 7515) by a key of the issuer's \`jwks_uri\`, RS256, with the type \`${RECEIPT_TYPE}\`.`,
      ),
  })
  .describe('A signed receipt.');
