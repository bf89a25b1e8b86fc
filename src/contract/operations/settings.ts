import { z } from 'zod';
import { exportedRecordSchema, settingsSchema } from '../resources/settings.ts';
import { read, SESSION, stream, write } from './operation.ts';

const SESSION_ID = 'row_01k9z8x7w6v5t4s3r2q1p0n9m8';
const CHANGES = { destructive: false, repeatable: true, reachesOutside: false };
const MAILS = { destructive: false, repeatable: false, reachesOutside: true };
const ENDS = { destructive: true, repeatable: true, reachesOutside: false };

const nothing = z.object({}).describe('Nothing more to say.');
const password = (what: string) => z.string().max(1_000).describe(what);
const email = (what: string) => z.string().min(1).max(254).describe(what);

/** Asked for where somebody else at an open browser could do harm. */
const proof = password(
  'The password. Not needed within 10 minutes of signing in, which is also the way for those who have none.',
).optional();

const mailed = z
  .object({ sent_to: z.string().describe('The address that a mail is on its way to.') })
  .describe('Where a mail was sent.');

/** What people change about their own account, what they take with them, and how they leave. */
export const settingsOperations = {
  'settings.get': read({
    summary: 'Read my settings',
    description: 'The person, the ways to sign in, and the browsers that are signed in.',
    group: 'account',
    access: SESSION,
    input: z.strictObject({}),
    output: settingsSchema,
    errors: [],
    examples: [
      {
        input: {},
        output: {
          name: 'Ada',
          email: 'ada@example.com',
          email_verified: true,
          has_password: true,
          methods: [{ id: 'github', name: 'GitHub', connected: false }],
          sessions: [
            {
              id: SESSION_ID,
              current: true,
              created_at: '2026-11-15T12:00:00.000Z',
              last_used_at: '2026-11-15T12:00:00.000Z',
              address: '203.0.113.7',
              browser: 'Firefox on Linux',
              user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
            },
          ],
        },
      },
    ],
  }),
  'settings.name': write({
    summary: 'Change my name',
    description: 'Changes the name of the person.',
    group: 'account',
    hints: CHANGES,
    access: SESSION,
    input: z.strictObject({ name: z.string().max(1_000).describe('1 to 80 characters.') }),
    output: z
      .object({ name: z.string().describe('The name as it is kept.') })
      .describe('The name.'),
    errors: [],
    examples: [{ input: { name: 'Ada' }, output: { name: 'Ada' } }],
  }),
  'settings.email': write({
    summary: 'Change my e-mail address',
    description:
      'Sends a link to the new address, and a notice to the old one. The address changes when the link is followed in a browser that is signed in.',
    group: 'account',
    hints: MAILS,
    access: SESSION,
    input: z.strictObject({ email: email('The new address.'), password: proof }),
    output: mailed,
    errors: [],
    examples: [
      {
        input: { email: 'ada@example.org', password: 'correct horse battery' },
        output: { sent_to: 'ada@example.org' },
      },
    ],
  }),
  'settings.password': write({
    summary: 'Change my password',
    description: 'Changes the password and ends all other sessions.',
    group: 'account',
    hints: { destructive: true, repeatable: false, reachesOutside: false },
    access: SESSION,
    input: z.strictObject({
      current_password: password('The password that counts now.'),
      new_password: password('The new password, 10 to 128 characters.'),
    }),
    output: z
      .object({ sessions_ended: z.int().min(0).max(1_000_000).describe('How many others ended.') })
      .describe('What the change ended.'),
    errors: [],
    examples: [
      {
        input: { current_password: 'correct horse battery', new_password: 'staple of the horse' },
        output: { sessions_ended: 1 },
      },
    ],
  }),
  'settings.passwordMail': write({
    summary: 'Send me a link to set a password',
    description:
      'For people who have no password, or who forgot it. The link works once, for one hour.',
    group: 'account',
    hints: MAILS,
    access: SESSION,
    input: z.strictObject({}),
    output: mailed,
    errors: [],
    examples: [{ input: {}, output: { sent_to: 'ada@example.com' } }],
  }),
  'settings.endSession': write({
    summary: 'End a session',
    description: 'Signs a browser out. Safe to repeat.',
    group: 'account',
    hints: ENDS,
    access: SESSION,
    input: z.strictObject({ id: z.string().min(1).max(64).describe('Session id.') }),
    output: nothing,
    errors: ['not_found'],
    examples: [{ input: { id: SESSION_ID }, output: {} }],
  }),
  'settings.endOtherSessions': write({
    summary: 'End all other sessions',
    description: 'Signs every browser out but this one. Keys keep working.',
    group: 'account',
    hints: ENDS,
    access: SESSION,
    input: z.strictObject({}),
    output: z
      .object({ ended: z.int().min(0).max(1_000_000).describe('How many sessions ended.') })
      .describe('What ended.'),
    errors: [],
    examples: [{ input: {}, output: { ended: 2 } }],
  }),
  'settings.export': stream({
    summary: 'Export my account',
    description:
      'Everything that is kept about the account, one record after the other. No secrets: keys without their secrets, no password.',
    group: 'account',
    access: SESSION,
    input: z.strictObject({}),
    output: exportedRecordSchema,
    errors: ['rate_limited'],
    examples: [
      {
        input: {},
        output: { section: 'person', record: { name: 'Ada', email: 'ada@example.com' } },
      },
    ],
  }),
  'settings.deleteAccount': write({
    summary: 'Delete my account',
    description:
      'Deletes the account: ends the subscription at once, cancels what runs, revokes all keys, ends all sessions, removes the person, then everything that was made. It cannot be undone, and credits that are left are lost.',
    group: 'account',
    hints: { destructive: true, repeatable: false, reachesOutside: true },
    access: SESSION,
    input: z.strictObject({
      email: email('The address of the account, typed out.'),
      password: proof,
    }),
    output: nothing,
    errors: ['payment_open'],
    examples: [
      { input: { email: 'ada@example.com', password: 'correct horse battery' }, output: {} },
    ],
  }),
} as const;
