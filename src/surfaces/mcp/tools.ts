import { LIMITS } from '../../contract/limits.ts';
import {
  describeAccount,
  describeDocument,
  describeModel,
  describeModels,
  describePassages,
  describeQuote,
} from './texts.ts';
import { job, plain, type Tool } from './tool.ts';

const MODEL = {
  field: 'aiModel',
  description:
    'Model id from list_models, the one that was quoted. Leave it out to use the model of the quote.',
};
const ASPECT_RATIO = { field: 'aspectRatio' };
const IMAGE_URL = { field: 'imageUrl' };

const AFTER_GENERATING = `Ask for progress (send a progressToken) to wait for the result in this call, or call get_generation every ${LIMITS.pollIntervalSeconds} seconds until status is completed or failed. Canceling a call that waits cancels its generation and costs nothing; start again with a new idempotency_key.`;
const COST = 'Credits are held now and charged only when it succeeds; a failure costs nothing.';

const searchDocs = plain({
  name: 'search_docs',
  title: 'Search the documentation',
  operation: 'docs.search',
  description:
    'Finds passages of the guides and docs about this service: prices, limits, errors, retries, the sandbox, how to get a key. Use it before guessing how something works. Needs no API key and costs nothing. Answers passages in Markdown with the address of their page.',
  arguments: { query: { field: 'query' }, limit: { field: 'limit' } },
  examples: [{ query: 'how to retry without paying twice' }],
  text: describePassages,
});

/** The tools of the server at /mcp: names, arguments and operations, each written out. */
export const TOOLS: readonly Tool[] = [
  plain({
    name: 'list_models',
    title: 'List models',
    operation: 'models.list',
    description:
      'Lists the models that make videos and images, each with its flat price in credits, its aspect ratios and durations, and whether this server can run it now. Use it first, to choose a model. Needs no API key and costs nothing.',
    arguments: {
      type: { field: 'type' },
      max_credits: { field: 'max_credits' },
    },
    examples: [{ type: 'video', max_credits: 10 }],
    text: describeModels,
  }),
  plain({
    name: 'get_model',
    title: 'Get a model',
    operation: 'models.get',
    description:
      'Shows one model: what it is good at, what it costs, which aspect ratios and durations it offers, whether it can start from an image, and whether it is available. Use it to check a choice before estimate_credit_cost. Needs no API key and costs nothing.',
    arguments: { model: { field: 'id' } },
    examples: [{ model: 'kinora_motion_1' }],
    text: describeModel,
  }),
  plain({
    name: 'estimate_credit_cost',
    title: 'Estimate the cost in credits',
    operation: 'quotes.issue',
    description: `Quotes what generations with a model cost, and answers a quote_id. Call it before generate_video or generate_image: both need a quote_id of the same model with quantity 1. A quote holds for ${LIMITS.quoteMinutes} minutes and can be used again until then; after a QUOTE_REQUIRED, QUOTE_EXPIRED or QUOTE_MISMATCH call this again and retry with the new quote_id. Needs no API key and costs nothing.`,
    arguments: {
      model: { field: 'model' },
      quantity: { field: 'quantity' },
    },
    examples: [{ model: 'kinora_motion_1' }, { model: 'veo_3_1', quantity: 4 }],
    text: describeQuote,
  }),
  searchDocs,
  job({
    name: 'generate_video',
    title: 'Generate a video',
    operation: 'generate.video',
    description: `Starts a video from a prompt, or animates an image, and answers a generation with its id. Call estimate_credit_cost first and pass its quote_id. ${COST} ${AFTER_GENERATING} Send an idempotency_key so that a retry never makes, or charges, a second video. Needs an API key with the permission generate; with sandbox it needs neither key nor quote, and makes a sample.`,
    arguments: {
      prompt: { field: 'prompt' },
      model: MODEL,
      duration: { field: 'duration' },
      aspect_ratio: ASPECT_RATIO,
      audio: { field: 'audio' },
      image_url: IMAGE_URL,
    },
    options: ['quote_id', 'idempotency_key', 'sandbox'],
    examples: [
      {
        prompt: 'A fox runs through a snowy forest at sunset',
        quote_id: 'quote_…',
        duration: 5,
        aspect_ratio: '16:9',
        idempotency_key: '0b9f6a0e-3c1d-4d55-9a53-7f3f0f6f2f11',
      },
      { prompt: 'A fox in the snow', sandbox: true },
    ],
  }),
  job({
    name: 'generate_image',
    title: 'Generate an image',
    operation: 'generate.image',
    description: `Starts an image from a prompt, or from an image and a prompt, and answers a generation with its id. Call estimate_credit_cost first and pass its quote_id. ${COST} ${AFTER_GENERATING} A completed image comes with a small preview. Send an idempotency_key so that a retry never makes, or charges, a second image. Needs an API key with the permission generate; with sandbox it needs neither key nor quote, and makes a sample.`,
    arguments: {
      prompt: { field: 'prompt' },
      model: MODEL,
      aspect_ratio: ASPECT_RATIO,
      image_url: IMAGE_URL,
    },
    options: ['quote_id', 'idempotency_key', 'sandbox'],
    examples: [{ prompt: 'A lighthouse in a storm', quote_id: 'quote_…', aspect_ratio: '1:1' }],
  }),
  job({
    name: 'get_generation',
    title: 'Get a generation',
    operation: 'videos.get',
    description: `Shows how a generation stands: generating with its progress, completed with the address of the result, or failed with the reason. Use it after generate_video or generate_image, every ${LIMITS.pollIntervalSeconds} seconds, or once with a progressToken to wait until it is over. Costs nothing. Needs an API key with the permission read; ids of the sandbox (sbx_…) need none.`,
    arguments: {
      id: {
        field: 'id',
        description: 'Generation id, as generate_video or generate_image answered.',
      },
    },
    examples: [{ id: 'gen_01k9z8x7w6v5t4s3r2q1p0n9m8' }],
  }),
  plain({
    name: 'get_account',
    title: 'Get the account',
    operation: 'me',
    description:
      'Shows the account of the API key: its plan, its credits (balance, held, available), and what the key may do and has used today. Use it before a costly generation, or when somebody asks what is left. Costs nothing. Needs an API key.',
    arguments: {},
    examples: [{}],
    text: describeAccount,
  }),
];

/** The tools of the server at /mcp/docs. */
export const DOCS_TOOLS: readonly Tool[] = [
  searchDocs,
  plain({
    name: 'read_doc',
    title: 'Read a page of the documentation',
    operation: 'docs.read',
    description:
      'Reads one page of the guides or docs as Markdown, by the path that search_docs answers. Use it when a passage is not enough. Needs no API key and costs nothing.',
    arguments: { path: { field: 'path' } },
    examples: [{ path: '/guides/first-video' }],
    text: describeDocument,
  }),
];
