/** What a key may do; chosen one by one, none implies another. */
export const PERMISSIONS = {
  generate: 'Start, cancel and delete generations.',
  read: 'Read the account and its generations.',
  'billing:checkout': 'Create checkouts for a person to pay.',
  'billing:read': 'Read checkouts, the subscription and the payment history.',
  'billing:manage': 'Open the management page for a person.',
  webhooks: 'Manage webhooks, see what was delivered, and listen to events.',
} as const;

export type Permission = keyof typeof PERMISSIONS;
