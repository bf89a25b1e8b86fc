import type { ApiIndex } from '../contract/resources/api-index.ts';
import { describeMe } from './accounts/index.ts';
import { type AgentDependencies, claimToken, registerAgent, revoke } from './agents/index.ts';
import { type AskDependencies, answerQuestion } from './ask/index.ts';
import { type BatchDependencies, runBatch } from './batch/index.ts';
import { type BillingDependencies, billingHandlers } from './billing/index.ts';
import {
  type Catalogue,
  getModel,
  issueQuote,
  listModels,
  quoteModel,
  quoteModels,
} from './catalogue/index.ts';
import {
  cancelVideo,
  countVideos,
  deleteVideo,
  type GenerationDependencies,
  getShare,
  getVideo,
  listVideos,
  modelPerformance,
  pageVideos,
  previewVideo,
  readPromptWords,
  shareVideo,
  submitImage,
  submitVideo,
  unshareVideo,
  watchVideo,
} from './generation/index.ts';
import {
  type Documents,
  type Guides,
  listDocuments,
  listGuides,
  readDocument,
  readGuide,
  searchDocuments,
} from './guides/index.ts';
import type { Handlers } from './invoke.ts';
import { createOwnKey, listOwnKeys, revokeOwnKey } from './keys/index.ts';
import { type SettingsDependencies, settingsHandlers } from './settings/index.ts';
import {
  listOwnLedger,
  type ReceiptSigner,
  readOwnUsage,
  readReceipt,
} from './statements/index.ts';
import { createUpload, type UploadDependencies } from './uploads/index.ts';
import { type WebhookDependencies, webhookHandlers } from './webhooks/index.ts';

interface HandlerDependencies extends AgentDependencies, BatchDependencies, AskDependencies {
  readonly catalogue: Catalogue;
  readonly guides: Guides;
  readonly documents: Documents;
  readonly generation: GenerationDependencies;
  readonly uploads: UploadDependencies;
  readonly receiptSigner: ReceiptSigner;
  readonly billing: BillingDependencies;
  readonly webhooks: WebhookDependencies;
  readonly settings: Pick<SettingsDependencies, 'signIn' | 'countExport'>;
  /** The index describes the REST surface, so that surface writes it. */
  readonly apiIndex: ApiIndex;
}

/** The handler of every operation; the compiler checks that none is missing. */
export function createHandlers(dependencies: HandlerDependencies): Handlers {
  const { pool, catalogue, guides, documents, generation, apiIndex } = dependencies;
  return {
    index: () => apiIndex,
    batch: runBatch(dependencies),
    ask: answerQuestion(dependencies),
    'models.list': listModels(catalogue),
    'models.get': getModel(catalogue),
    'models.performance': modelPerformance(generation),
    'models.cost': quoteModel(catalogue),
    'models.quote': quoteModels(catalogue),
    'quotes.issue': issueQuote(catalogue, generation.quotes),
    me: (_input, { caller }) => describeMe(caller),
    'keys.list': listOwnKeys(dependencies),
    'keys.create': createOwnKey(dependencies),
    'keys.revoke': revokeOwnKey(pool),
    'prompts.read': readPromptWords(generation),
    'credits.ledger': listOwnLedger(generation),
    'credits.usage': readOwnUsage(generation),
    'generate.video': submitVideo(generation),
    'generate.image': submitImage(generation),
    'uploads.create': createUpload(dependencies.uploads),
    'videos.get': getVideo(generation),
    'videos.watch': watchVideo(generation),
    'videos.preview': previewVideo(generation),
    'videos.list': listVideos(generation),
    'videos.count': countVideos(generation),
    'videos.page': pageVideos(generation),
    'videos.cancel': cancelVideo(generation),
    'videos.delete': deleteVideo(generation),
    'videos.share': shareVideo(generation),
    'videos.share.get': getShare(generation),
    'videos.unshare': unshareVideo(generation),
    'videos.receipt': readReceipt(generation, dependencies.receiptSigner),
    'guides.list': listGuides(guides),
    'guides.read': readGuide(guides),
    'docs.list': listDocuments(documents),
    'docs.read': readDocument(documents),
    'docs.search': searchDocuments(documents),
    'agents.register': registerAgent(dependencies),
    'agents.claim': claimToken(dependencies),
    'agents.revoke': revoke(pool),
    ...settingsHandlers({ ...dependencies, ...dependencies.settings }),
    ...billingHandlers(dependencies.billing, catalogue),
    ...webhookHandlers(dependencies.webhooks),
  };
}
