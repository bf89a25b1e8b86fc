import type { Topic } from './topic.ts';

const DOCS = '/docs/self-hosting';
const GUIDE = '/guides/running-it-yourself';

/** For those who run a server of their own. */
export const OPERATING_TOPICS: readonly Topic[] = [
  {
    id: 'self-hosting',
    name: 'Run it yourself',
    pages: [`${DOCS}#what-do-i-need-to-run-it`, GUIDE],
    cues: 'selfhost, selfhost how, selfhost require, selfhost kinora, docker, docker image, docker selfhost, selfhost database, database, license, selfhost cost, open source, require run, selfhost production, install how, source, kinora license, run require, operating system, node version, selfhost server, internet, selfhost start, hardware, hardware require, hardware selfhost, gpu require, selfhost gpu',
    answer: () =>
      'npm ci && npm start runs all of it on any Node.js from 20 on, with PostgreSQL and a renderer included, and a Dockerfile is in the repository; the source is Apache-2.0. The embedded models need no other service.',
  },
  {
    id: 'scaling',
    name: 'More than one machine',
    pages: [`${DOCS}#how-do-i-scale-it`, GUIDE],
    cues: 'scale, scale machine, several machine, several server, worker, redis, bucket, high availability, load balancer, more worker, several process, cluster, selfhost scale, selfhost several, add worker, connect worker, run worker, worker run, worker api',
    answer: () =>
      'Run npx kinora api and npx kinora worker as often as you like, all with the same DATABASE_URL (PostgreSQL 15 or newer), REDIS_URL and S3_BUCKET.',
  },
  {
    id: 'backup',
    name: 'Backups',
    pages: [`${DOCS}#how-do-i-back-it-up`, GUIDE],
    cues: 'backup, backup restore, restore, backup database, backup how, backup selfhost',
    answer: () =>
      'npx kinora backup FILE writes the whole database while the service runs, and npx kinora restore FILE reads it into an empty one. Copy DATA_DIR/assets, or the bucket, for the files.',
  },
  {
    id: 'settings',
    name: 'Settings of a server',
    pages: [`${GUIDE}#settings`, DOCS],
    cues: 'env, env file, connect server, connect email, smtp, port, data folder, base url set, selfhost connect, connect port, domain, custom domain, email selfhost, selfhost email, email send, send email server, signin connect, connect signin, google signin connect, env server, rebrand, white label, own brand, service name, connect domain, change port, port change',
    answer: () =>
      'Every setting is an environment variable or a line in .env: BASE_URL, DATA_DIR, SMTP_URL, NODE_ENV and others, all of them in docs/configuration.md of the repository. A bad one stops the start and is named.',
  },
  {
    id: 'data-location',
    name: 'Where a server keeps its data',
    pages: [`${DOCS}#where-is-my-data`, GUIDE],
    cues: 'data where, data folder, data store, data directory, database where, selfhost data, selfhost result, result disk, result bucket, result server, data keep where',
    answer: () =>
      'On your own server everything is in DATA_DIR, ./data by default: database, results, signing keys and development mail. With DATABASE_URL and S3_BUCKET it is in your PostgreSQL and bucket instead.',
  },
  {
    id: 'reverse-proxy',
    name: 'Behind a proxy',
    pages: [`${GUIDE}#behind-a-proxy`, DOCS],
    cues: 'proxy, reverse proxy, nginx, caddy, https, tls, certificate, trust proxy, cloudflare',
    answer: () =>
      'Set TRUST_PROXY to the address of your proxy, so that request rates count your clients instead of it, and BASE_URL to the address that clients use; pass event streams through unbuffered.',
  },
  {
    id: 'health',
    name: 'Health and metrics',
    pages: [`${DOCS}#how-do-i-know-that-it-is-healthy`, GUIDE],
    cues: 'health, health check, metrics, prometheus, monitor, healthz, readyz, monitoring, grafana, liveness, readiness, observability, is up',
    answer: () =>
      '/healthz says that the process lives, /readyz that the database answers and its schema is up to date, and /metrics is for Prometheus, behind METRICS_TOKEN.',
  },
  {
    id: 'command-line',
    name: 'Accounts and keys on the command line',
    pages: [`${GUIDE}#accounts-and-keys-without-the-site`, DOCS],
    cues: 'command line, cli, account command line, account cli, key cli, key command line, signup command line, signup cli, give credit, grant credit, credit command, admin, terminal account, ledger, credit selfhost, account selfhost, key selfhost, selfhost account credit, credit topup selfhost, topup selfhost, account topup, ledger verify, check ledger',
    answer: () =>
      'On your own server npx kinora account create and npx kinora key create work beside the running service; npx kinora ledger verify recomputes every balance. Every command takes --json.',
  },
  {
    id: 'real-payments',
    name: 'Real payments',
    pages: [`${DOCS}#does-it-take-real-payments`, '/docs/billing'],
    cues: 'realmoney, realmoney cost, stripe connect, realmoney connect, real cost, live payment, realmoney card, stripe, processor, processor connect',
    answer: () =>
      'No real money moves: the built-in processor takes test cards, and Stripe is spoken to in test mode only; a live key stops the start.',
  },
  {
    id: 'connect-providers',
    name: 'Connect model providers',
    pages: [`${GUIDE}#connect-models`, DOCS],
    cues: 'provider, provider connect, provider key, connect model, model unavailable, unavailable, provider add, model connect, own key provider, gpu, own gpu, gpu connect, comfyui connect, enable model, provider list, model not available, configure provider, add model, unavailable why, own model, photorealistic model connect, env provider',
    boost: ({ providers, asksSetup }) => (providers.length > 0 && asksSetup ? 8 : 0),
    answer: () =>
      'A hosted model is available when the operator has set the key of one of its providers, such as FAL_KEY, or the address of a ComfyUI server. GET /v1/models says for each model whether this server can run it, and why not.',
  },
];
