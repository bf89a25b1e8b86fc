import { DISCOVERY } from '../../../contract/discovery.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Topic } from './topic.ts';

/** The people behind the service, and what they know about others. */
export const PEOPLE_TOPICS: readonly Topic[] = [
  {
    id: 'contact',
    name: 'Contact',
    pages: ['/contact'],
    cues: 'contact, contact email, contact how, report, report abuse, report problem, abuse, vulnerability, contact where, contact request id, bug, phone, contact human, human talk',
    answer: ({ baseUrl }) =>
      `${baseUrl}/contact says how to reach the operator of this server, also for reports of abuse and vulnerabilities. Send the X-Request-Id of an answer along, and never an API key.`,
  },
  {
    id: 'privacy',
    name: 'What is kept about you',
    pages: ['/privacy'],
    cues: 'privacy, privacy prompt, privacy image, privacy video, privacy account, cookie, tracking, secure, secure cost, secure invoice, secure card, secure data, secure key, log prompt, prompt store, prompt keep, prompt private, data keep, data, data who',
    answer: ({ baseUrl }) =>
      `Prompts and results are kept until you delete the generation, and go to nobody but the provider of the model that you chose; card numbers never reach this server when a processor is connected, and of keys only a hash is kept. All of it: ${baseUrl}/privacy.`,
  },
  {
    id: 'delete-account',
    name: 'Close an account',
    pages: ['/privacy'],
    cues: 'account delete, delete account, account cancel, close account, account end, delete data, export data, account revoke, remove account',
    answer: ({ baseUrl }) =>
      `For the end of an account, or a copy of its data, write to the address at ${baseUrl}/contact; there is no endpoint for it. Generations and keys you delete yourself.`,
  },
  {
    id: 'service-status',
    name: 'Whether the service works',
    pages: ['/status'],
    cues: 'status page, service down, outage, status service, server down, unavailable service, api down, uptime, sla, incident, is down, unavailable api',
    answer: ({ baseUrl }) =>
      `${baseUrl}/status shows whether the service works at the moment; programs read /healthz and /readyz.`,
  },
  {
    id: 'for-language-models',
    name: 'For language models and agents',
    pages: ['/guides/agents-and-keys#what-can-an-agent-do-without-asking-anybody'],
    cues: 'llms txt, llms txt where, skill, skill where, agent discover, agent read, agent docs, agent read cost, agent read free, agent read key, agent sandbox',
    answer: ({ baseUrl }) =>
      `An agent reads everything public without a key and without paying: ${baseUrl}${DISCOVERY.llms.path} lists the documentation for language models, skills to import are in ${baseUrl}${DISCOVERY.agent_skills.path}, and MCP is at ${baseUrl}/mcp.`,
  },
  {
    id: 'declined-card',
    name: 'Declined cards',
    pages: ['/docs/billing#which-states-does-a-checkout-have'],
    cues: 'card reject, card fail, cost reject card, checkout reject, checkout fail, cost fail card, renewal fail, cost renew fail, topup fail, buy fail, buy reject, plan fail, plan reject, plan cost fail, card error',
    answer: () =>
      `A declined card costs nothing and grants nothing; the person can try another, and after ${LIMITS.checkoutDeclinesMax} declined cards the checkout has failed and a new one is needed. A plan whose renewal is declined stays for ${LIMITS.renewalGraceDays} days.`,
  },
];
