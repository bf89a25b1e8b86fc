/** Words that tell nothing about what a question is about. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about actually all also am an and any anyone are as at be been being bit but by can cant could did do does doesnt
   dont else ever exactly find for from get gets getting give go going got had happen happens happened has have hello help hey hi how i id if
   ill im in into is isnt it its ive just kind know let like look looking lot make makes making many may me mean meaning means might mine
   much must my myself need needs no not now of off ok on one only or our out over please possible put really s see
   shall she should show so some someone something soon such t take tell than thank thanks that the their them then
   there these they thing things this those through to too try trying up us use used uses using very wanna want wants
   was way we well were what whats when where whether which while who whose why will with without wont work works ask asks asking
   would x yes yet you your explain pls plz say says said support supports won right`.split(/\s+/),
);

/** Plain English that a short word of ours must not be taken for: `stock` is not `stuck`. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `able above across actor after alone along amount animal apple area army arrive avocado away baby bake ball band bank bark
   bath bear beat beer bell bird birth bite blood blue boat body bone book born boss both bowl bread break brother brown
   burn busy butter cake capital captain carry catch cause chair chance cheese chicken child church city class clean
   climb clock cloud coat coffee cold cook cool corn could count country couple course cousin cover crowd cure dance
   dark daughter dead dear death deep desk dinner dirt dish doctor door doubt dream dress drink drive drop dust early
   earth east eight enemy english equal evening every exam exist eyes face fact fair fall famous farm father favourite
   fear feel feet fellow fever field fight fill fish five flat flight floor flower fly food foot football forest fork
   form forth forward friend fruit full game garden gate gift girl give glad glass goal goat gold golf grade grand
   grass gray great green ground grow guess guest guitar hair half hall hand hang happy hard hate head hear heart heat
   heavy hell high hill hold hole home homework honey hope horse hospital hotel house human hundred hungry hunt hurry
   husband ice island join joke judge juice jump keen kick kid kill king kitchen knee knife lady lake land large
   laugh lead leaf lean learn leave leg lemon less lesson letter life lift line lion lips listen live loan loop loud
   love luck lunch mad main mate math meal meat medicine meet middle milk mind mirror miss mistake monkey moon morning
   mother mount mountain mouse mouth movie museum music nail nation near neck neighbour nice night nine noise north
   nose nurse oil onion open opinion orange other oven owner paint pants paper parent park party pass past path peace
   pencil people pepper person piano pizza place plane planet plant plate play please poem poet pool poor potato
   power pray present president press pretty price prince print prison proud pull pupil push queen queue quiet rabbit
   race rain reach real reason recipe red restaurant return reuse rice rich ride ring river road rock roof room root
   rope rose rough round rule sad safe sail salad salt sand school science score sea seat seed sell send sentence
   shape sheep ship shirt shoe shoot shop short should shout sick side sign silver sing sister skin sky sleep small
   smell smile smoke snake snow soap soft soldier some son song soul soup south space speak spoon sport spring stage
   stamp stand star station stay steal stick stock stone storm story strange street strong student study sugar summer
   sun sweet swim table tail tall taste taxi tea teach team teeth tennis thick thin think throw tiger tired tooth
   tower town toy train translate travel tree trip truck true trust truth turn uncle under vegetable village voice
   walk wall want war warm wash waste water weak wear weather week weight west wheat white whole wide wife wild wind
   window wine wing winter wish woman wonder wood word world worry wrong yard year yellow young zero zoo`.split(
    /\s+/,
  ),
);

/**
 * One name for what means the same. An entry is a word or a phrase of up to three words; endings do not matter. The
 * longest phrase wins, so that `credit card` is no credit.
 */
export const LEXICON: Readonly<Record<string, string>> = {
  // money
  cost: 'cost, price, pricing, priced, charge, charged, fee, fees, pay, paying, paid, spend, spent, bill, how much, expense, rate card, worth, deduct, money, take my credits, take credits, use my credits, use credits, cuesta, cuestan, coute, coutent, kostet, kosten, prix, precio, preis, zahlen, bezahlen, payer, pagar, cost me, buck, expensive, costly',
  free: 'free, gratis, no cost, for nothing, without paying, trial, complimentary, kostenlos, gratuit, gratuito, no money, have no money, no have money, not have money, dont have money, without money, not pay, without a payment, zero budget, no budget',
  cheap:
    'cheap, cheapest, cheaper, cheaply, lowest price, least expensive, lowest cost, least credits, fewest credits, affordable, low cost, inexpensive, budget friendly, most economical, low budget, barato, moins cher, billig, billigste, gunstig, gunstigste, least, economical, lowest',
  dear: 'most expensive, priciest, dearest, highest price, highest cost, costliest, premium',
  best: 'best, top, highest quality, best quality, finest, high quality, top quality, most realistic, good',
  fast: 'fast, fastest, quick, quickest, quickly, speed, latency',
  credit: 'credit, credits, token balance, coins, points',
  balance:
    'balance, credits left, remaining credits, credits remaining, how many credits do i have left, left on account, have i left, i have left, how many credits do i have, how many credits have i, check my credits, see my credits, my credits left, credits do i have, credits i have',
  topup:
    'top up, topup, pack, packs, buy credits, purchase credits, more credits, additional credits, extra credits, recharge, refill, add credits, credit pack, out of credits, ran out of credits, run out of credits, no credits left, no more credits, zero credits, credits are gone, used up my credits',
  buy: 'buy, purchase, order, acquire',
  plan: 'plan, tier, subscription, subscribe, membership, package',
  monthly: 'monthly, month, per month, a month, each month',
  annual: 'annual, annually, yearly, year, per year, a year',
  refund: 'refund, refunds, money back, reimburse, reimbursement, give back, get back, returned',
  discount: 'discount, coupon, promo, promotion, voucher, deal, sale, percent off, special price',
  invoice: 'invoice, receipt, invoices, payment history, past payments, billing history, payments',
  card: 'credit card, card number, debit card, card, visa, mastercard, paypal, payment method, tarjeta, kreditkarte, carte bancaire',
  testcard:
    'test card, test cards, billing sandbox, sandbox for billing, billing in the sandbox, test payment, test payments, test purchase',
  checkout: 'checkout, hosted checkout, check out',
  quiz: 'quiz, quiz pack',
  unlimited: 'unlimited, no limit, limitless, infinite',
  realmoney:
    'real money, actual money, live mode, real payment, stripe, payments real, payment real, real payments, payment provider, payment providers, payment processor, payment gateway, actual payments, real transaction',
  // making
  video: 'video, clip, movie, film, footage, animation, vid, vids, shot',
  image:
    'image, picture, photo, still, illustration, pic, pics, photograph, drawing, img, png, poster, logo, thumbnail, artwork, photos, foto, fotos, bild',
  generate:
    'generate, generation, create, produce, render, job, creation, rendering, make me a, make me an, make me some',
  first:
    'first, start, begin, beginner, getting started, get started, quickstart, quick start, tutorial, newbie, new here, onboarding, hello world, introduction',
  model: 'model, engine, models, modele, modell, modelo',
  choose:
    'choose, choosing, pick, select, recommend, recommendation, suggest, compare, comparison, difference, suitable',
  list: 'list, available, supported, have on offer, catalogue, catalog, right now, on this server, work here, usable, supported here, currently, can i use, can i run',
  default:
    'default, omit, leave out, left out, automatically, auto select, auto, omitted, dont name, dont specify, do not specify, not specify, dont choose, dont pick, unspecified, do not name, not name, no model, without a model, skip the model, without naming, without choosing',
  retired: 'retired, removed model, discontinued, gone model',
  animate:
    'animate, animated, animating, bring to life, image to video, photo to video, picture to video, img to video, image input, start from, starting image, imageurl, image url, from a photo, from an image, from a picture, from photo, from image, own photo, own picture, own image, existing photo, existing image, existing picture, reference image, into a video, into a clip, move, moving, from my photo, from my picture, from my image, from my own photo, from the photo, from the image, of my photo, with my photo, take an image, takes an image, take images, takes images, accept an image, accepts an image, accept images, accepts images, take a photo, takes a photo, take a picture, image as input, image as an input, use an image, use a photo, use a picture, a photo move, upload a photo, upload an image, make my photo, my photo into, my picture into, my image into, image 2 video, photo come alive, picture come alive',
  vertical:
    'vertical, portrait, upright, tall, reel, reels, story, stories, tiktok, tik tok, shorts, phone screen, mobile screen',
  square: 'square, instagram post, profile picture, avatar',
  landscape: 'landscape, horizontal, widescreen, wide, youtube, cinema, tv, desktop',
  ratio: 'aspect ratio, ratio, orientation, dimension, aspect, video format, formats, dimensions',
  duration:
    'duration, length, how long a video, long, seconds long, lengths, longest, shortest, how long can, longer, how many seconds, maximum length',
  second: 'second, seconds, sec, secs, s, sekunden, sekunde, secondes, segundos',
  minute: 'minute, minutes, min, mins',
  hour: 'hour, hourly, hours, per hour, an hour',
  day: 'day, daily, per day, a day, days, today',
  prompt: 'prompt, prompts, description of the video, wording, prompting',
  motion: 'motion, camera move, camera movement, camera, movement, dolly, pan',
  ad: 'ad, ads, advert, advertisement, commercial, marketing, product photo, product shot, product, promo video, advertising, campaign',
  sound: 'sound, audio, music, voice, speech, sounds',
  cancel:
    'cancel, cancelled, canceled, abort, stop, cancellation, end my, terminate, unsubscribe, quit',
  delete: 'delete, remove, erase, deletion, get rid of',
  history:
    'history, past generations, previous videos, earlier videos, old videos, list my videos, past videos, old clips, my clips, all my videos, my old, videos i made, clips i made, earlier clips, my generations, i made before, i made last, i generated before, my previous, made yesterday, past clips, my library, my gallery',
  page: 'page, paginate, pagination, cursor, next page, offset',
  result:
    'result, output, download, file, url, video url, where is my video, save, stored, keep, store, storage, hosted file, asset, assets',
  time: 'how long does it take, how long does, how long will, take to, wait, waiting, time, duration of rendering, deadline, how long until, how long should, how long for, how quickly, how soon, take so long, so long, take long, taking long, taking so long, how fast, how long is the wait, too long, takes forever, taking forever, forever, takes ages',
  done: 'done, finish, finished, ready, complete, completed, over, succeeded',
  stuck:
    'stuck, hang, hangs, never finishes, hanging, timeout, timed out, time out, times out, slow, too slow, never ends, never finish, keeps generating, still generating',
  status: 'status, state, progress, check progress',
  poll: 'poll, polling, check again, ask again, how often',
  stream:
    'stream, streaming, sse, server sent, event stream, live progress, live updates, push updates, watch, events, real time, realtime, websocket, websockets, without polling, instead of polling',
  webhook:
    'webhook, webhooks, callback, callbacks, call back, call me back, notify, notification, notified, ping me, callback url, callback address, notifications',
  batch:
    'batch, several reads, several requests, multiple requests, one request, bulk, at once, many requests in, combine',
  quote:
    'quote, estimate, cost estimate, before spending, beforehand, in advance, calculate, ahead of time, upfront, before i generate',
  // failing
  fail: 'fail, failed, failure, fails, broken, crash, crashes, unsuccessful, does not work, doesnt work, went wrong, goes wrong, not working, error out, did not work, didnt work, flops, unusable',
  error:
    'error, errors, error code, error codes, status code, http status, exception, problem, response code, err, envelope, error message, error format, message',
  reject:
    'reject, rejected, refuse, refused, blocked, denied, block, refusal, turned down, declined, decline, moderation, moderated',
  safety:
    'safety, nsfw, unsafe, forbidden content, content policy, policy, not allowed, allowed content, explicit, censorship, content filter, filter, prohibited, adult, nudity, celebrity, celebrities, famous, real people, public figure, politician, violence, violent, weapon, gore, naked, nude, porn, sexual, deepfake, brand names, kind of content',
  retry:
    'retry, retries, retrying, try again, repeat, resend, send again, sent twice, twice, double, duplicate, duplicates, again, same request, lost connection, connection drops, connection lost, network, charged twice, pay twice, paying twice',
  idempotency: 'idempotency, idempotent, idempotency key, idempotence',
  sandbox:
    'sandbox, test mode, dry run, without a key, without key, mock, fake job, synthetic, test without, testing, try without, simulate, test, playground, x sandbox, without spending, without credits, without a charge, try it out, try out',
  // keys
  key: 'key, keys, api key, api token, secret, access key, apikey, credential, credentials, bearer, bearer token, svc_live, auth token, authenticate, authentication, authorization, auth, login token, token, api keys, schlussel, cle, clave',
  obtain:
    'get a, get an, obtain, where do i get, how do i get, receive, need a, make a, create a, request a, generate a key, new, issue, get hold, where can i get, get my, bekomme, obtenir, obtener',
  permission:
    'permission, permissions, scope, scopes, rights, allowed to do, access level, privileges, may do, billing read, billing checkout, billing manage',
  ceiling:
    'ceiling, spending limit, daily limit, spend limit, cap, daily cap, budget limit, limit spending, daily ceiling, limit what, limit how much, spending cap, restrict spending, max spend',
  revoke:
    'revoke, leak, leaked, rotate, rotation, compromised, stolen, exposed, disable, replace my key, invalidate, deactivate, published, committed',
  lost: 'lost, lose, forgot, forgotten, see again, shown again, recover, missing, misplaced, show again',
  expire:
    'expire, expires, expiry, expiration, valid for, lifetime, how long valid, last, lasts, valid, run out, expired, rollover, roll over, carry over, unused, anymore',
  agent:
    'agent, agents, bot, robot, ai agent, assistant, llm, language model, autonomous, automated, my ai, an ai, ais',
  register: 'register, registration, enroll, self register, registered, registering',
  account: 'account, user account, profile, accounts',
  signup:
    'sign up, signup, create an account, create account, open an account, new account, make an account, join, get an account, sign up for, sign itself up, registering an account, register an account, register account',
  signin:
    'sign in, signin, log in, login, magic link, google login, single sign on, sso, github login, log on',
  password: 'password, passwords',
  email: 'email, e mail, mail, mails, emails',
  // limits
  limit:
    'limit, limits, maximum, max, quota, restriction, bound, allowance, allowed, limitation, cap on',
  rate: 'rate limit, rate limits, requests per minute, request per minute, requests a minute, calls per minute, rpm, throttle, throttled, throttling, too many requests, rate limited, rate limiting, calls a minute, request rate, per minute, api calls, ratelimit, requests per second, calls per second, calls per hour, requests per hour, requests a second, rate',
  request: 'request, requests, call, calls, hit, hits, queries',
  budget:
    'generations per hour, videos per hour, generations per day, videos per day, generation limit, generations a day, generations an hour, videos a day, videos an hour, images per day, images per hour, images a day, hourly budget, daily budget, clips per day, clips a day, clips per hour, jobs per hour, jobs per day',
  size: 'size, large, big, how big, how large, too big, biggest, largest, bytes, megabyte, mb, file size, megapixel, characters, character, huge, kilobyte, kb',
  body: 'body, payload, request body',
  currency: 'currency, currencies, euro, euros, dollar, dollars, usd, eur',
  concurrent: 'concurrent, parallel, at the same time, simultaneously, concurrency, simultaneous',
  header: 'header, headers',
  // surfaces
  rest: 'rest, rest api, http api, v 1',
  endpoint: 'endpoint, endpoints, route, routes',
  api: 'api, apis, interface, programmatic, programmatically',
  mcp: 'mcp, model context protocol, mcp server, claude desktop, cursor ide, cursor editor, vs code, tools for agents, mcp client, claude code, windsurf, gemini cli, claude, chatgpt, chat gpt, codex, copilot, zed, cline, connector',
  graphql: 'graphql, gql, graph ql, relay, subscription query, graphiql',
  a2a: 'a 2 a, agent to agent, agent card, agent 2 agent, agent protocol',
  ask: 'ask endpoint, natural language, nlweb, slash ask, ask questions, plain english, ask api, ask a question',
  openapi:
    'openapi, swagger, api description, api spec, specification, schema, open api, postman, machine readable, discovery, api reference, spec',
  sdk: 'sdk, library, client library, python, javascript, typescript, npm package, package for, node, java, golang, rust',
  docs: 'docs, documentation, guide, guides, manual, read more, learn',
  changelog:
    'changelog, what changed, release notes, whats new, recent changes, list of changes, latest changes',
  deprecate:
    'deprecate, deprecated, deprecation, sunset, obsolete, going away, phased out, removal, old field, end of life, legacy',
  version:
    'version, versioning, breaking change, breaking, compatibility, backwards compatible, v 2, compatible, api version',
  selfhost:
    'self host, self hosting, self hosted, host it myself, run it myself, run it yourself, own server, own machine, on premise, on premises, install, installation, deploy, deployment, docker, kubernetes, locally, local, my laptop, run kinora, own hardware, my own server, on my own server, running it, my server, my machine, own computer, host it, with docker, on my own, offline, without internet, air gapped, raspberry pi, raspberry, vps, on linux, on windows, on macos, on mac, on aws, fly io, heroku, railway',
  database: 'database, postgres, postgresql',
  bucket: 'bucket, s 3, object storage, redis',
  license: 'license, licence, open source, apache, source code, licensed',
  require:
    'require, requirement, requirements, prerequisite, depend, dependency, install first, needed, requires, required',
  provider:
    'provider, vendor, backend, upstream, third party, fal, replicate, alibaba, bfl, comfyui, xai',
  gpu: 'gpu, own gpu, comfyui workflow, graphics card',
  connect:
    'connect, add, configure, configuration, plug in, hook up, set up, setup, add to, integrate, integration, enable, activate, config, setting, settings, use with, hooking up, turn on, switch on, hook it up, wire up, link it',
  unavailable:
    'unavailable, not available, cannot use, greyed out, down, isnt available, not connected, outage',
  where: 'where, address, url of, link to, location, link',
  aboutus:
    'what is kinora, what is this, who are you, what can you do, what do you do, what does kinora do, what is the service, what can i ask, about kinora, what can kinora do, what is this service, who is kinora, explain kinora, who made this, who built this, who is behind, who runs this, who created this, what is this thing, whats this, what is this for, who made kinora, who built kinora, who owns kinora',
  when: 'when, at what point, at which point, what moment, which moment',
  why: 'why, how come, reason',
  contact:
    'contact, human support, talk to, customer service, reach you, complain, contact support, customer support, support team, get support, support email, get help, help desk, real person, speak to, email you, write to you',
  privacy:
    'privacy, gdpr, personal data, data protection, train on my, my data, user data, what do you do with my, data retention, train on, private, gdpr compliant, see my prompts, read my prompts, who can see',
  secure: 'secure, security, encrypted, encryption, trustworthy',
  ownership:
    'commercially, commercial use, commercial purposes, commercial rights, copyright, copyrighted, who owns, own the video, own the rights, ownership, resell, sell the videos, intellectual property, belong to me, belong to, royalty, royalties, monetize',
  llms: 'llms txt, llms full, agent skill, agent skills, skill, skills',
  browser:
    'browser, cors, cross origin, frontend, front end, client side, website, web app, web page, single page',
  backup: 'backup, back up, backups, back it up',
  othermodel:
    'sora, seedance, pika, midjourney, dall e, dalle, stable diffusion, hailuo, minimax, ideogram, hunyuan, firefly, gpt image, nano banana, leonardo, recraft',
  caption:
    'caption, captions, subtitle, subtitles, overlay, text overlay, on screen text, add text, add a text, add words, put text, write text, title card',
  fileformat:
    'file format, file formats, what format, which format, mp 4, codec, webm, jpg, jpeg, h 264, gif, gifs',
  several: 'several, multiple, more than one',
  health: 'health, healthy, healthz, readyz, liveness, readiness',
  share: 'share, sharing, embed',
  nocode:
    'zapier, n 8 n, no code, langchain, crewai, llamaindex, make com, plugin, plug in for, airtable, wordpress, shopify, slack, discord, telegram, figma, canva, premiere',
  paid: 'i paid, i have paid, already paid, paid but, payment went through, i bought, we paid, just paid',
  resolution:
    'resolution, 4 k, 8 k, 1080 p, 720 p, hd, full hd, ultra hd, pixel, pixels, high resolution, frame rate, fps',
  agenttoken: 'agent token, agent tokens, svc agent, anonymous token',
  renew:
    'renew, renewal, automatic renewal, auto renewal, auto renew, automatically renew, recurring',
  hardware:
    'hardware, memory, disk space, system requirement, system requirements, minimum requirements',
  env: 'env, env var, env vars, environment variable, environment variables, env file, dotenv',
  clock: 'what time, time is it, time zone, what day, which day',
  concept: 'concept, terminology, vocabulary, glossary, definition',
  upload: 'upload, uploads, attach, my own file',
};
