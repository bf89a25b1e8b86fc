import { LIMITS } from '../../../contract/limits.ts';
import { ASPECT_RATIOS } from '../../../contract/resources/model.ts';
import { SANDBOX_OUTCOMES } from '../../../contract/resources/video.ts';
import { MODELS } from '../../catalogue/index.ts';
import { grouped, oneOf } from '../wording.ts';
import type { Topic } from './topic.ts';

const seconds = [...new Set(MODELS.flatMap(({ durations }) => durations))].toSorted(
  (a, b) => a - b,
);

/** Making videos and images, and what becomes of them. */
export const GENERATION_TOPICS: readonly Topic[] = [
  {
    id: 'first-video',
    name: 'Make a first video',
    pages: ['/guides/first-video#2-start-it', '/docs/quickstart'],
    cues: 'first video, first generate, generate video, generate how, first, generate endpoint, generate api, video api, video prompt text, submit, generate request, sdk generate, sdk video, example request, generate sdk, api first, video from text, sentence video, curl, start, video start, integrate, api use, text video, text video generate, video text',
    answer: ({ baseUrl }) =>
      `POST ${baseUrl}/v1/generate/video with a prompt and a key answers 202 at once; poll its poll_url every ${LIMITS.pollIntervalSeconds} seconds until status is completed, and take video_url. Any HTTP client will do.`,
  },
  {
    id: 'make-image',
    name: 'Make an image',
    pages: ['/docs/rest#what-does-a-video-request-take'],
    cues: 'generate image, image endpoint, image api, image from text, text image, image prompt, first image',
    answer: ({ baseUrl }) =>
      `POST ${baseUrl}/v1/generate/image with a prompt and a key; it answers and is polled like a video, and image_url has the picture.`,
  },
  {
    id: 'animate-image',
    name: 'Animate an image',
    pages: ['/guides/ads-from-a-product-photo#what-must-the-photo-be'],
    cues: 'animate, animate image, animate how, image into video, animate video, animate url, upload image, upload, upload format, file upload, format upload, animate generate, image upload, image public, upload animate, image size, image limit, image big, private image, send image, send image request, image field, image request, image address, image url',
    answer: () =>
      `Files are not uploaded: send the public http(s) address of the image as imageUrl, with a model whose accepts_image is true. It may have up to ${LIMITS.imageBytesMax / 1_000_000} MB and ${LIMITS.imageMegapixelsMax} megapixels.`,
  },
  {
    id: 'ads',
    name: 'Ads from a product photo',
    pages: ['/guides/ads-from-a-product-photo'],
    cues: 'ad, ad video, ad image, ad generate, ad animate, ad how, ad product image, ad shop',
    answer: () =>
      'Send the address of a product photo as imageUrl and describe the motion in the prompt; make drafts with an embedded model and the final one with a photorealistic model.',
  },
  {
    id: 'prompts',
    name: 'Writing prompts for motion',
    pages: ['/guides/prompts-for-motion'],
    cues: 'prompt, prompt write, prompt good, prompt motion, prompt tip, motion, prompt best, motion prompt, better video, improve result, prompt language, describe',
    answer: () =>
      `Say in the prompt who or what is seen, what moves and how the camera moves. It may have 1 to ${grouped(LIMITS.promptCharactersMax)} characters.`,
  },
  {
    id: 'seed',
    name: 'The same result again',
    pages: ['/guides/prompts-for-motion#what-costs-tries-with-every-model'],
    cues: 'seed, seed set, deterministic, reproducible, random, same result, vary, variation video, variation, result different',
    answer: () =>
      'There is no seed to set. The embedded models are deterministic: the same prompt, duration and aspect ratio give the same pixels, so change a word for a variation.',
  },
  {
    id: 'prompt-length',
    name: 'Length of a prompt',
    pages: ['/docs/limits#how-large-can-a-request-be'],
    cues: 'prompt length, prompt limit, prompt size, prompt max, prompt long, prompt character, prompt word',
    answer: () =>
      `A prompt may have 1 to ${grouped(LIMITS.promptCharactersMax)} characters; forty words are read best.`,
  },
  {
    id: 'ratios-and-durations',
    name: 'Aspect ratios and durations',
    pages: ['/docs/rest#which-durations-and-aspect-ratios-are-there'],
    cues: 'ratio, ratio list, duration, duration video, duration limit, duration max, ratio video, duration list, video long, ratio default, duration default, ratio set, duration set, how long video, ratio vertical set, duration longest, video second limit, second max, duration second, longest video, ratio support, max video, ratio other',
    boost: ({ isStrangeRatio }) => (isStrangeRatio ? 5 : 0),
    answer: () =>
      `aspectRatio is ${oneOf(ASPECT_RATIOS)}, as the model offers; duration is one of the durations of the model, from ${seconds.at(0)} to ${seconds.at(-1)} seconds. Another value is 400 and names what the model offers; GET /v1/models lists both for every model.`,
  },
  {
    id: 'default-model',
    name: 'When no model is named',
    pages: ['/guides/choosing-a-model#what-happens-when-i-leave-the-model-out'],
    cues: 'default model, default, aimodel, no model, model name omit, routing, model automatically, model which default, model not specified',
    answer: () =>
      'Leave aiModel out and the cheapest available model that fits the request and the balance is taken; aiModel in the answer names it.',
  },
  {
    id: 'polling',
    name: 'Follow a generation',
    pages: ['/guides/polling-and-streaming#poll'],
    cues: 'poll, poll how, poll often, poll url, status, status video, video done, generate status, status check, poll interval, know done, video ready, job status, result video, video url, get result, result url, video done where, poll key, status generating, know video finished, result download, done where result, result get, download, poll cost, poll free, poll credit',
    answer: () =>
      `Poll poll_url every ${LIMITS.pollIntervalSeconds} seconds until status is completed or failed, or watch GET /v1/videos/{id}/events; neither costs credits. A completed job has video_url, which stays valid until the job is deleted.`,
  },
  {
    id: 'streaming',
    name: 'Stream progress',
    pages: ['/guides/polling-and-streaming#read-the-events'],
    cues: 'stream, stream progress, stream how, stream video, stream graphql, live progress, stream event, stream limit, stream end, stream reconnect, progress stream, poll instead, stream time',
    answer: () =>
      `GET /v1/videos/{id}/events sends Server-Sent Events for every change, and the GraphQL subscription generationProgress does the same; a stream ends after ${LIMITS.streamMinutesMax} minutes. There is no WebSocket.`,
  },
  {
    id: 'webhooks',
    name: 'Webhooks',
    pages: ['/docs/webhooks#can-you-call-me-back-when-a-video-is-done'],
    cues: 'webhook, webhook generate, webhook done, webhook video, webhook url, webhook how, webhook support, webhook signature, notify email, notify done',
    answer: () =>
      `Yes: PUT /v1/webhooks/{id} with the address of your server, by a key with the permission webhooks. It gets a signed POST (Standard Webhooks) when a generation completes or fails, credits run low, a key reaches its ceiling, or a payment moves; each is tried for ${LIMITS.webhookRetryHours} hours.`,
  },
  {
    id: 'waiting-time',
    name: 'How long a generation takes',
    pages: ['/docs/limits#how-long-do-things-last'],
    cues: 'time generate, time video, time, time done, video time done, done fast, stuck, stuck generate, stuck video, time limit generate, video slow, generate slow, time image, job stuck, time max, fast generate, deadline, time render, still generating, generate never, wait video, poll time, poll stuck, poll long, poll time long',
    answer: () =>
      `It depends on the model: seconds for the embedded ones, up to minutes for others. A video that works longer than ${LIMITS.workMinutesMax.video} minutes, or an image longer than ${LIMITS.workMinutesMax.image}, fails and costs nothing.`,
  },
  {
    id: 'cancel-generation',
    name: 'Cancel a generation',
    pages: ['/docs/rest#how-do-i-cancel-or-delete-a-job'],
    cues: 'cancel, cancel generate, cancel video, cancel job, cancel running, stop generate, cancel image, cancel how, cancel request',
    answer: () =>
      'POST /v1/videos/{id}/cancel ends a running generation; it becomes failed with error_code canceled and costs 0 credits. It is safe to repeat.',
  },
  {
    id: 'delete-generation',
    name: 'Delete a generation',
    pages: ['/docs/rest#how-do-i-cancel-or-delete-a-job'],
    cues: 'delete, delete video, delete generate, delete image, delete result, delete job, delete file, delete history, privacy delete, remove file, delete credit, delete refund, delete refund credit',
    answer: () =>
      'DELETE /v1/videos/{id} deletes a generation that is over, and its files, and gives no credits back; while it runs the answer is 409 job_running.',
  },
  {
    id: 'history',
    name: 'List your generations',
    pages: ['/docs/rest#how-do-i-page-through-my-history'],
    cues: 'history, history video, page, page history, list video, list generate, page video, history list, past video, list job, page cursor, offset, history limit, history page, next cursor, past video endpoint, earlier video, video list endpoint, my video list',
    answer: () =>
      `GET /v1/videos lists your generations, newest first, up to ${LIMITS.historyLimitMax} at a time; pass next_cursor as cursor for the next page.`,
  },
  {
    id: 'idempotency',
    name: 'Safe retries',
    pages: ['/guides/idempotency-and-retries#how-do-i-retry-without-paying-twice'],
    cues: 'idempotency, idempotency key, idempotency work, retry, retry safe, retry generate, retry cost, cost twice, retry key, idempotency long, idempotency expire, retry network, retry request, avoid double, cost double, idempotency header, retry video, twice video, idempotency format, retry stuck, retry stuck cost, same request, retry fail, cost retry stuck, lost response, response lost, lost answer, answer lost, no answer, lost request, request lost',
    answer: () =>
      `Send an Idempotency-Key header with a submit: for ${LIMITS.idempotencyHours} hours a retry with the same key and body gets the first answer again and is charged once. Another body with the same key is 409 idempotency_conflict.`,
  },
  {
    id: 'sandbox',
    name: 'The sandbox',
    pages: ['/docs/sandbox#how-do-i-use-the-sandbox'],
    cues: 'sandbox, sandbox generate, sandbox how, test free, test generate, test api, sandbox header, sandbox key, test credit, sandbox outcome, test fail, test error, simulate fail, test key, sandbox video, test client, sandbox credit, free test, sandbox error, test integration, test video, test cost, test real cost, without cost test, simulate, test outcome, sandbox stuck, sandbox reject, sandbox slow, sandbox need key, sandbox account, sandbox need account, sandbox safety, sandbox safety reject',
    answer: () =>
      `Send X-Sandbox: true with a submit: a synthetic job with real sample media, without a key and without a charge. X-Sandbox-Outcome forces ${oneOf(SANDBOX_OUTCOMES)}.`,
  },
  {
    id: 'safety',
    name: 'What is refused',
    pages: ['/docs/errors#safety_rejected'],
    cues: 'safety, safety prompt, reject prompt, reject video, safety rule, prompt allowed, reject image, reject, content allowed, prompt reject, reject generate, safety rejected, nsfw, prompt forbidden, limit content, prompt not allowed',
    answer: () =>
      'A safety gate reads every prompt: one it refuses is 400 safety_rejected, and a provider may refuse later, which makes the job failed. Neither costs credits.',
  },
  {
    id: 'choosing-a-model',
    name: 'Choosing a model',
    pages: ['/guides/choosing-a-model#which-model-should-i-use'],
    cues: 'choose, choose model, model guide, model difference, model choose, model compare',
    answer: () =>
      'Draft with an embedded model, which costs least; for photorealism take one of the hosted models. GET /v1/models shows price, aspect ratios, durations and whether a model is available here.',
  },
];
