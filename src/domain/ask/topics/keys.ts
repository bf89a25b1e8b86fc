import { AGENT_AUTH_PATHS } from '../../../contract/agent-auth.ts';
import { LIMITS, RATE_LIMITS } from '../../../contract/limits.ts';
import { PERMISSIONS } from '../../../contract/permissions.ts';
import { grouped, listed } from '../wording.ts';
import type { Topic } from './topic.ts';

/** Keys, accounts and agents. */
export const KEY_TOPICS: readonly Topic[] = [
  {
    id: 'get-key',
    name: 'How to get a key',
    pages: ['/docs/authentication#how-do-i-get-a-key'],
    cues: 'key, obtain key, key where, key create, key obtain account, key first, signup key, key api, key need, key require, key cost, key free, key format, key where find, key limit, key active, key eleven, more key, key new, key buy, account key many, key account, many key account',
    answer: ({ baseUrl }) =>
      `Sign in at ${baseUrl}/keys, name the key and tick what it may do; it is shown once. Send it as Authorization: Bearer svc_live_…; an account holds up to ${LIMITS.activeKeysMax} active keys.`,
  },
  {
    id: 'send-key',
    name: 'How to send a key',
    pages: ['/docs/authentication#how-do-i-send-a-key'],
    cues: 'key header, header send, send key, key send where, header, header require, key query, key put, header key format, pass key, header request',
    answer: () =>
      'Send the key as Authorization: Bearer svc_live_… with every request, nowhere else, and bodies as Content-Type: application/json. Idempotency-Key makes a retry safe, X-Sandbox: true needs no key.',
  },
  {
    id: 'key-for-agent',
    name: 'A key for an agent',
    pages: ['/guides/agents-and-keys#ask-your-person-for-a-key'],
    cues: 'agent key, agent obtain key, agent create key, key programmatic, create key api, key agent person, agent generate, agent credit, agent authenticate, hand over key, agent need key, agent video, key automatically, bot key, script key, agent safe, agent human, agent person, agent human need',
    answer: ({ baseUrl }) =>
      `An agent cannot make a key; a signed-in person makes one for it, with permissions and a daily ceiling. The agent can hand over ${baseUrl}/keys/new?name=…&permissions=generate,read&daily_ceiling=…, which opens the form filled in.`,
  },
  {
    id: 'agent-registration',
    name: 'Agents register by themselves',
    pages: ['/guides/agents-and-keys#read-faster-register'],
    cues: 'agent register, agent token, register, agent rate, agent limit, agent client, claim token, agent registration, agent auth, rate higher, rate raise, rate increase, rate more, limit higher, more request, auth md, svc agent, agent expire, increase limit, agent anonymous, agent fast, agent read fast, read fast, agent fast read',
    answer: ({ baseUrl }) =>
      `Agents register by themselves, for reading only: POST ${baseUrl}${AGENT_AUTH_PATHS.register} gives a token for ${LIMITS.agentTokenSeconds / 3_600} hours that raises the read rate, on REST from ${grouped(RATE_LIMITS.rest.anonymous)} to ${grouped(RATE_LIMITS.rest.registeredAgent)} requests a minute. It cannot generate, spend or read an account; those are for people.`,
  },
  {
    id: 'agent-purchases',
    name: 'Agents and money',
    pages: ['/docs/billing#what-can-the-billing-api-do'],
    cues: 'mcp buy, mcp buy credit, mcp account, agent buy, agent buy credit, agent topup, agent checkout, agent cost card, agent plan, agent subscribe, buy automatically, bot buy, agent account, agent signup account, checkout api, buy api, topup api, subscribe api, programmatic account, agent upgrade, agent cancel plan, checkout script, signup api, signup programmatic, agent cost itself, agent cost credit, agent cost, agent autonomous cost, agent signup, agent topup human, agent buy human',
    answer: () =>
      'No: an agent cannot create an account, buy credits or change a subscription. With the permission billing:checkout its key can prepare a checkout, at whose address a person pays.',
  },
  {
    id: 'permissions',
    name: 'Permissions of a key',
    pages: ['/docs/authentication#what-may-a-key-do'],
    cues: 'permission, key permission, permission list, permission 403, permission generate, permission billing, permission need, key scope, key read, limit key, restrict key, key allowed, permission agent, permission agent video, key can, permission video, key do, key endpoint, key valid endpoint',
    answer: () =>
      `A key has the permissions that were ticked, none implies another: ${listed(Object.entries(PERMISSIONS).map(([name, meaning]) => `${name} (${meaning.slice(0, 1).toLowerCase()}${meaning.slice(1, -1)})`))}.`,
  },
  {
    id: 'daily-ceiling',
    name: 'Daily ceiling of a key',
    pages: ['/guides/credits-and-ceilings#cap-what-a-key-can-spend'],
    cues: 'ceiling, key ceiling, key limit day, agent ceiling, agent limit cost, limit cost, limit credit day, key cost limit, ceiling reset, ceiling reached, agent spend limit, key credit limit, limit credit agent, prevent agent cost, agent cost too, credit day key, agent all credit, over ceiling, protect credit, agent cancel, agent cancel credit, prevent agent, agent too much, agent all credit limit, protect credit agent',
    answer: () =>
      'A key can have a daily ceiling: the most credits it may use per UTC day, held ones included. A submit that would pass it is 401 unauthorized; reads and polls keep working, and it starts anew at 00:00 UTC.',
  },
  {
    id: 'revoke-key',
    name: 'Revoke or rotate a key',
    pages: ['/docs/authentication#how-do-i-rotate-or-revoke-a-key'],
    cues: 'revoke, revoke key, key leak, lost key, key expire, key delete, key change, rotate key, key lost show, key stolen, key public, key git, key cancel, key valid, replace key, key last',
    answer: ({ baseUrl }) =>
      `Make a new key at ${baseUrl}/keys, then revoke the old one there; it stops working at once. Keys do not expire, and one that is lost cannot be shown again.`,
  },
  {
    id: 'account',
    name: 'Accounts and signing in',
    pages: ['/docs/quickstart#how-do-i-get-a-key'],
    cues: 'signup, account, signup account, signin, signin how, account create, password, password lost, password change, email account, google signin, magic link, github signin, account need, account email, lost email, reset password, account human, email change, change email, account change',
    answer: ({ baseUrl }) =>
      `A person signs up at ${baseUrl}/sign-up by e-mail and password, a link by mail or a third-party account. There is no programmatic sign-up; a forgotten password is reset from ${baseUrl}/sign-in.`,
  },
];
