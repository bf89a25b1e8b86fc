export { type CountCard, createCardLimit } from './checkouts/card-limit.ts';
export type {
  CardForm,
  CardOutcome,
  HostedCheckout,
  HostedCheckouts,
  TestCard,
} from './checkouts/hosted-page.ts';
export {
  type CheckoutRow,
  findCheckout,
  type ListedCheckout,
  listCheckouts,
  noteSubmission,
} from './checkouts/store.ts';
export { checkoutReturnUrl, renewalOf } from './checkouts/view.ts';
export type { BillingDependencies } from './dependencies.ts';
export {
  type PaymentEvent,
  type PaymentEventData,
  paymentEventDataSchema,
} from './events/payment-event.ts';
export { receiveEvent, replayEvent } from './events/receive.ts';
export { listUnsettledEvents } from './events/store.ts';
export { createTurns } from './events/turns.ts';
export { billingHandlers } from './handlers.ts';
export { leaveBilling, readAllSubscriptions } from './leave.ts';
export { sendBillingMail } from './mails/send.ts';
export { NEW_CUSTOMER, offeredPlans } from './offered-plans.ts';
export { approveCheckout, refundCheckout } from './operate.ts';
export { billingOverview, findCustomer } from './overview.ts';
export { readAllPayments } from './payments/history.ts';
export { importLegacyPayments } from './payments/import-legacy.ts';
export { readInvoice } from './payments/invoice.ts';
export { verifyPayments } from './payments/store.ts';
export {
  findPortalAccess,
  isHandoffOpen,
  openPortal,
  type PortalAccess,
} from './portal/open.ts';
export { presentCheckout, presentSubscription } from './present-event.ts';
export {
  BadSignature,
  type EventReader,
  type Order,
  type Processor,
  ProcessorFailure,
  type ProcessorName,
} from './processor.ts';
export { decideRenewal } from './subscriptions/decide-renewal.ts';
export { sweepBilling } from './sweep.ts';
