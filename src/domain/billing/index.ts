export { type CountCard, createCardLimit } from './card-limit.ts';
export { type CheckoutRow, findCheckout, noteSubmission } from './checkout.ts';
export { checkoutReturnUrl, renewalOf } from './checkout-view.ts';
export type { BillingDependencies } from './dependencies.ts';
export { billingHandlers } from './handlers.ts';
export {
  type CardForm,
  type CardOutcome,
  type HostedCheckout,
  type HostedCheckouts,
  TEST_CARDS,
} from './hosted-checkout.ts';
export { importLegacyPayments } from './import-legacy.ts';
export { readInvoice } from './invoice.ts';
export { type BillingOverview, billingOverview, decideRenewal } from './manage.ts';
export { approveCheckout, refundCheckout } from './operate.ts';
export { type Happening, happeningSchema, type PaymentEvent } from './payment-event.ts';
export { openPortal, type PortalVisit, portalVisit } from './portal.ts';
export {
  BadSignature,
  type EventReader,
  type Order,
  type Processor,
  ProcessorFailure,
  type ProcessorName,
} from './processor.ts';
export { receiveEvent, replayEvent, unsettledEvents } from './receive-event.ts';
export { sweepBilling } from './sweep.ts';
