import { DISCOVERY } from '../../../contract/discovery.ts';
import type { Topic } from './topic.ts';

const ASSET = ['/docs/concepts#asset'];

/** What comes back, and what may be done with it. */
export const RESULT_TOPICS: readonly Topic[] = [
  {
    id: 'files',
    name: 'Files and their addresses',
    pages: ASSET,
    cues: 'result expire, result store, result keep, result where store, result share, share video, where expire video, result url expire, result time keep, video store, video keep, video where, image where, video expire, image expire, result delete, thumbnail, where video broken, where result, result time, where expire, where valid, result valid, where time expire, result where, video disappear, where duration expire, where duration, share where, share team, share link, result public, video public, result private, video private, image public, public, privacy result',
    answer: () =>
      'video_url and image_url need no key and cannot be guessed, so they can be shared; they work until the generation is deleted. Nothing is deleted by itself.',
  },
  {
    id: 'file-formats',
    name: 'Formats of files',
    pages: ['/docs/rest#what-does-a-job-look-like', ...ASSET],
    cues: 'file format, ratio video file, codec, container, video codec, fileformat, fileformat video, fileformat image, ratio download, ratio output',
    answer: () =>
      'Videos are MP4 files at video_url, images PNG files at image_url, and thumbnail_url is a JPEG. The shape is one of the aspect ratios that the model lists.',
  },
  {
    id: 'sound',
    name: 'Sound',
    pages: ['/docs/rest#what-does-a-video-request-take', '/models'],
    cues: 'sound, video sound, sound have, music, video music, voice, sound add, sound generate',
    answer: () =>
      'The embedded video model adds a soft score and what is heard in the scene, such as rain, waves or a crowd; audio: false leaves it out. Other models that make sound say so in their description, which GET /v1/models lists.',
  },
  {
    id: 'resolution',
    name: 'Resolution',
    pages: ['/docs/rest#what-does-a-video-request-take', ...ASSET],
    cues: 'resolution, resolution video, resolution image, video resolution, resolution max, resolution model, resolution list',
    answer: () =>
      'The resolution cannot be chosen: a request sets the aspect ratio and, for videos, the duration, and the model decides the rest. The embedded video model renders 1280 × 720 pixels at 16:9.',
  },
  {
    id: 'ownership',
    name: 'What you may do with results',
    pages: ['/terms'],
    cues: 'ownership, ownership video, ownership image, ownership ad, terms, terms service, license video, license image, legal',
    answer: ({ baseUrl }) =>
      `The terms at ${baseUrl}/terms hold: make nothing that harms others or breaks the law. Beyond that they do not restrict what you do with your results, commercial use included; the operator of this server may put other terms in their place.`,
  },
  {
    id: 'text-in-video',
    name: 'Words in a picture',
    pages: ['/guides/prompts-for-motion#put-the-words-of-a-title-in-quotes'],
    cues: 'caption, caption video, connect text, connect text video, text overlay, slogan, text on, caption image, connect logo',
    answer: () =>
      'Put the words in quotation marks in the prompt: the embedded video model makes an animated title of them. Hosted models draw letters unreliably; add text afterwards there.',
  },
  {
    id: 'request-fields',
    name: 'Fields of a request',
    pages: ['/docs/rest#what-does-a-video-request-take'],
    cues: 'field, request field, parameter, request parameter, generate parameter, video parameter, request option, generate field, request body, body generate, optional field, field require, generate option',
    answer: () =>
      'A request takes prompt, and optionally aiModel, duration and audio (videos only), aspectRatio and imageUrl; every other field is refused by its name.',
  },
  {
    id: 'job-object',
    name: 'What a job looks like',
    pages: ['/docs/rest#what-does-a-job-look-like'],
    cues: 'generate json, json generate, response json, response generate, job response, generate response, response look, status value, status possible, answer json, video json, json, response',
    answer: () =>
      'A job is {"video":{"id","status","type","aiModel","creditsUsed","video_url",…},"poll_url"}, the same on submit, poll and in the history; status is generating, completed or failed.',
  },
  {
    id: 'browser',
    name: 'Calls from a browser',
    pages: ['/docs/rest#can-i-call-it-from-a-browser'],
    cues: 'browser, browser call, browser api, browser key, browser request, browser generate',
    answer: () =>
      'Yes: CORS is open for anonymous reads and for bearer keys, without cookies. Do not ship a key to a browser that is not yours; call from your server instead.',
  },
  {
    id: 'sdk',
    name: 'Libraries for programs',
    pages: ['/docs/sdk', '/docs/python', '/docs/quickstart'],
    cues: 'sdk, sdk where, sdk install, sdk api, sdk official, official sdk',
    answer: ({ baseUrl }) =>
      `There are clients for JavaScript (${baseUrl}/docs/sdk) and Python (${baseUrl}/docs/python), and a command line (${baseUrl}/docs/command-line). For other languages the API is JSON over HTTP, and ${baseUrl}${DISCOVERY.openapi.path} is there for generators of clients.`,
  },
];
