export { ApiError } from './api-error.ts';
export { type CheckoutInput, OpenCheckout } from './billing.ts';
export type { WireError } from './error-facts.ts';
export type { ErrorCode } from './generated/error-codes.ts';
export * from './generated/errors.ts';
export type * from './generated/resources.ts';
export { SANDBOX_OUTCOMES } from './generated/sandbox-outcomes.ts';
export { Generation, GenerationFailedError, type WaitOptions } from './generation.ts';
export type { CreateOptions, ImageInput, SandboxOutcome, VideoInput } from './generations.ts';
export { Kinora } from './kinora.ts';
export {
  ConnectionError,
  KinoraError,
  TimeoutError,
  UnexpectedAnswerError,
} from './kinora-error.ts';
export { type Page, Pages } from './pages.ts';
export type { CallOptions, ClientOptions } from './transport.ts';
export {
  type PublicKey,
  type ReceiptFlaw,
  type ReceiptKeys,
  ReceiptVerificationError,
  verifyReceipt,
} from './verify-receipt.ts';
export { type VerifyOptions, verifyWebhook, WebhookVerificationError } from './verify-webhook.ts';
