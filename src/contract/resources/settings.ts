import { z } from 'zod';

const sessionSchema = z
  .object({
    id: z.string().describe('Session id; it opens nothing.'),
    current: z.boolean().describe('Whether it is the session of this request.'),
    created_at: z.iso.datetime().describe('When the person signed in.'),
    last_used_at: z.iso.datetime().describe('When it was last used, within a day.'),
    address: z.string().nullable().describe('Network address of the browser; null if unknown.'),
    browser: z.string().describe('What a person would call the browser, as far as it tells.'),
    user_agent: z.string().nullable().describe('What the browser calls itself; null if unknown.'),
  })
  .describe('A browser in which the person is signed in.');

export const settingsSchema = z
  .object({
    name: z.string().describe('Name of the person.'),
    email: z.string().describe('E-mail address of the account.'),
    email_verified: z.boolean().describe('Whether the address is confirmed.'),
    has_password: z.boolean().describe('Whether the person can sign in with a password.'),
    methods: z
      .array(
        z.object({
          id: z.string().describe('Id of the third party.'),
          name: z.string().describe('Name of the third party for people.'),
          connected: z.boolean().describe('Whether the person has signed in with it.'),
        }),
      )
      .describe('Third parties that this server lets people sign in with.'),
    sessions: z.array(sessionSchema).describe('Open sessions, this one first.'),
  })
  .describe('What a person can change about the account.');
export type Settings = z.infer<typeof settingsSchema>;

/** The parts of an export, in the order in which they come. */
export const EXPORT_SECTIONS = [
  'person',
  'keys',
  'generations',
  'shares',
  'ledger',
  'payments',
  'subscriptions',
  'webhooks',
] as const;
export type ExportSection = (typeof EXPORT_SECTIONS)[number];

export const exportedRecordSchema = z
  .object({
    section: z.enum(EXPORT_SECTIONS).describe('What the record is part of.'),
    record: z.record(z.string(), z.unknown()).describe('One record, as far as people may see it.'),
  })
  .describe('One record of an export.');
export type ExportedRecord = z.infer<typeof exportedRecordSchema>;
