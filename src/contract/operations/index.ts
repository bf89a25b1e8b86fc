import type { z } from 'zod';
import { accountOperations } from './account.ts';
import { agentOperations } from './agents.ts';
import { apiOperations } from './api.ts';
import { askOperations } from './ask.ts';
import { billingOperations } from './billing.ts';
import { creditOperations } from './credits.ts';
import { docsOperations } from './docs.ts';
import { generationOperations } from './generation.ts';
import { guideOperations } from './guides.ts';
import { modelOperations } from './models.ts';
import { promptOperations } from './prompts.ts';
import { purchaseOperations } from './purchases.ts';
import { receiptOperations } from './receipts.ts';
import { settingsOperations } from './settings.ts';
import { shareOperations } from './shares.ts';
import { webhookOperations } from './webhooks.ts';

export { type Access, type Example, GROUPS, type Group, type InputSchema } from './operation.ts';

/** Everything that can be asked of the service, whatever the surface. */
export const operations = {
  ...apiOperations,
  ...modelOperations,
  ...askOperations,
  ...accountOperations,
  ...promptOperations,
  ...creditOperations,
  ...settingsOperations,
  ...generationOperations,
  ...shareOperations,
  ...receiptOperations,
  ...billingOperations,
  ...purchaseOperations,
  ...guideOperations,
  ...docsOperations,
  ...agentOperations,
  ...webhookOperations,
} as const;

export type OperationName = keyof typeof operations;

/** What a handler receives: parsed, with defaults filled in. */
export type OperationInput<Name extends OperationName> = z.infer<
  (typeof operations)[Name]['input']
>;

/** What a call answers, or each event of a stream. */
export type OperationOutput<Name extends OperationName> = z.infer<
  (typeof operations)[Name]['output']
>;

export type StreamName = {
  [Name in OperationName]: (typeof operations)[Name]['kind'] extends 'stream' ? Name : never;
}[OperationName];
export type CallName = Exclude<OperationName, StreamName>;
