import { z } from 'zod';
import { PERMISSIONS, type Permission } from '../permissions.ts';
import { PLANS, type PlanId } from '../plans.ts';

const planIds = Object.keys(PLANS) as [PlanId, ...PlanId[]];
const permissionNames = Object.keys(PERMISSIONS) as [Permission, ...Permission[]];

export const permissionSchema = z.enum(permissionNames).describe('What a key may do.');

const credits = (what: string) => z.int().min(0).max(2_147_483_647).describe(what);
const ceiling = z
  .int()
  .min(1)
  .max(1_000_000)
  .nullable()
  .describe('Most credits the key may use per UTC day; null for no ceiling.');

export const meSchema = z
  .object({
    account: z
      .object({
        id: z.string().describe('Account id.'),
        email: z.string().describe('E-mail address of the account.'),
        name: z.string().describe('Name of the person.'),
        created_at: z.iso.datetime().describe('When the account was made.'),
      })
      .describe('The account.'),
    plan: z
      .object({
        id: z.enum(planIds).describe('Plan id.'),
        name: z.string().describe('Name of the plan for people.'),
        renews_at: z.iso
          .datetime()
          .nullable()
          .describe('When the plan renews; null if it does not.'),
      })
      .describe('The plan of the account.'),
    credits: z
      .object({
        balance: credits('Credits the account has.'),
        held: credits('Credits set aside for running generations.'),
        available: credits('Credits that can be spent: balance minus held.'),
      })
      .describe('The credit balance.'),
    key: z
      .object({
        id: z.string().describe('Key id.'),
        name: z.string().describe('Name its owner gave it.'),
        permissions: z.array(permissionSchema).describe('What the key may do.'),
        daily_ceiling: ceiling,
        used_today: credits('Credits used or set aside since 00:00 UTC.'),
      })
      .nullable()
      .describe('The key of this request; null for a signed-in person.'),
  })
  .describe('The account, its plan, its credits and the key that asks.');
export type Me = z.infer<typeof meSchema>;

export const apiKeySchema = z
  .object({
    id: z.string().describe('Key id.'),
    name: z.string().describe('Name its owner gave it.'),
    last_four: z.string().describe('The last four characters, to recognise it.'),
    permissions: z.array(permissionSchema).describe('What the key may do.'),
    daily_ceiling: ceiling,
    created_at: z.iso.datetime().describe('When it was made.'),
    last_used_at: z.iso.datetime().nullable().describe('When it was last used, within seconds.'),
    revoked_at: z.iso
      .datetime()
      .nullable()
      .describe('When it was revoked; null while it is active.'),
  })
  .describe('An API key, without its secret.');
export type ApiKeyResource = z.infer<typeof apiKeySchema>;

export const listedKeySchema = apiKeySchema
  .extend({
    used_today: credits('Credits used or set aside since 00:00 UTC.'),
    used_last_7_days: z
      .array(credits('Credits of one UTC day.'))
      .length(7)
      .describe('Credits used or set aside per UTC day, oldest first; the last is today.'),
  })
  .describe('An API key and what it has used.');
export type ListedKeyResource = z.infer<typeof listedKeySchema>;
