import { z } from 'zod';
import { LIMITS } from '../limits.ts';

const amount = (what: string) => z.int().min(0).max(2_147_483_647).describe(what);
const change = (what: string) => z.int().min(-2_147_483_647).max(2_147_483_647).describe(what);

const ledgerTransferSchema = z
  .object({
    cause: z.string().describe('What it was written for; no two transfers have the same.'),
    amount: change(
      'Of a hold or a release the change of what is held, of any other transfer the change of the balance.',
    ),
    at: z.iso.datetime().describe('When it was written.'),
    balance_after: amount('The balance after it, all earlier transfers of the account counted.'),
  })
  .describe('One transfer of the ledger.');

export const ledgerEntrySchema = z
  .object({
    id: z.string().describe('Names the entry; it never changes.'),
    at: z.iso.datetime().describe('When it began.'),
    kind: z
      .enum(['generation', 'grant', 'purchase', 'renewal', 'refund', 'other'])
      .describe('What it was for.'),
    title: z
      .string()
      .describe('For people: the prompt of a generation, or what was given or bought.'),
    video_id: z
      .string()
      .nullable()
      .describe('The generation; null where there is none, or none any more.'),
    thumbnail_url: z.url().nullable().describe('A small still of its result, where there is one.'),
    aiModel: z.string().nullable().describe('The model of the generation, if it is still known.'),
    key_id: z
      .string()
      .nullable()
      .describe('The key that asked for it; null where a person did, or it is not known any more.'),
    status: z
      .enum(['held', 'charged', 'released', 'added', 'removed'])
      .describe(
        '`held` while a generation runs, then `charged` or `released`; `added` or `removed` for all else.',
      ),
    held: amount('Credits that were set aside for the generation when it was accepted.'),
    charged: amount('Credits that the generation cost: 0 while it runs and when it failed.'),
    added: change('Credits that came, or went if negative, other than by a generation.'),
    balance_after: amount(
      'The balance after the last of its transfers, all earlier transfers of the account counted.',
    ),
    ended_at: z.iso.datetime().nullable().describe('When it ended; null while credits are held.'),
    transfers: z.array(ledgerTransferSchema).min(1).max(2).describe('What was written, in order.'),
  })
  .describe('One entry: a generation with its hold and what became of it, or another transfer.');

export const ledgerSchema = z
  .object({
    entries: z.array(ledgerEntrySchema).describe('The entries, newest first.'),
    next_cursor: z.string().nullable().describe('For the next page; null at the end.'),
    verified_at: z.iso
      .datetime()
      .nullable()
      .describe(
        'When the ledger of this server was last verified without a problem; null if it never was.',
      ),
  })
  .describe('A page of the ledger.');
export type Ledger = z.infer<typeof ledgerSchema>;
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** Years that the database can count in. */
const dateSchema = z.iso.date().refine((date) => date.startsWith('2'));

export const usageRequestSchema = z.strictObject({
  from: dateSchema
    .optional()
    .describe('The first day, in UTC; the first of the month of `to` by default.'),
  to: dateSchema
    .optional()
    .describe(
      `The last day, in UTC; today by default. At most ${LIMITS.usageDaysMax} days with the first.`,
    ),
});

const charged = amount('Credits charged for generations that succeeded.');
const released = amount('Credits that were held, and given back because a generation failed.');

export const usageSchema = z
  .object({
    from: z.iso.date().describe('The first day.'),
    to: z.iso.date().describe('The last day.'),
    charged,
    released,
    days: z
      .array(
        z
          .object({
            date: z.iso.date().describe('The day, in UTC.'),
            charged,
            released,
            balance_end: amount('The balance at the end of the day, or now.'),
            models: z
              .array(
                z
                  .object({
                    id: z
                      .string()
                      .nullable()
                      .describe('Model id; null for generations that were deleted.'),
                    charged,
                    released,
                  })
                  .describe('What a model used.'),
              )
              .describe('The models that were used, most charged first.'),
            keys: z
              .array(
                z
                  .object({
                    id: z
                      .string()
                      .nullable()
                      .describe(
                        'Key id; null for people who are signed in, and for deleted generations.',
                      ),
                    charged,
                    released,
                  })
                  .describe('What a key used.'),
              )
              .describe('The keys that were used, most charged first.'),
          })
          .describe('One day.'),
      )
      .describe('Every day from the first to the last, those to come left out.'),
  })
  .describe('What was used, day by day. A generation counts on the day on which it ended.');
export type Usage = z.infer<typeof usageSchema>;
