import { AGENT_AUTH_PATHS } from '../../../contract/agent-auth.ts';
import { DEPRECATIONS } from '../../../contract/deprecations.ts';
import { DISCOVERY } from '../../../contract/discovery.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { SERVICE_DESCRIPTION, VERSIONING_POLICY } from '../../../contract/version.ts';
import { grouped, listed } from '../wording.ts';
import type { Topic } from './topic.ts';

const MCP = ['/docs/mcp', '/guides/mcp-in-popular-clients', '/docs/concepts'];
const OWN = ['/guides/running-it-yourself', '/docs/self-hosting', '/docs/concepts'];

/** The service itself and the ways to reach it. */
export const SERVICE_TOPICS: readonly Topic[] = [
  {
    id: 'about',
    name: 'What the service does',
    pages: ['/docs/concepts', '/docs/quickstart'],
    cues: 'what is kinora, kinora, kinora service, concept, what service, service, generation concept, explain service, platform',
    answer: ({ serviceName }) => `${serviceName}: ${SERVICE_DESCRIPTION}`,
  },
  {
    id: 'mcp',
    name: 'The MCP server',
    pages: MCP,
    cues: 'mcp, mcp where, mcp address, mcp connect, agent mcp, mcp tool, mcp key, mcp config, mcp url, mcp list, claude connect, agent tool, connect agent, agent connect, chatgpt connect, mcp transport, mcp install, assistant connect, connect cursor, cursor agent',
    answer: ({ baseUrl }) =>
      `The MCP server is at ${baseUrl}/mcp (streamable HTTP), for documentation alone at ${baseUrl}/mcp/docs. Tools that spend credits or read the account need an API key.`,
  },
  {
    id: 'graphql',
    name: 'GraphQL',
    pages: ['/docs/graphql', '/docs/concepts'],
    cues: 'graphql, graphql where, graphql address, graphql schema, graphql limit, graphql query, graphql error, graphql key, graphql introspection, graphql url, graphql depth, graphql size',
    answer: ({ baseUrl }) =>
      `GraphQL is at ${baseUrl}/graphql, with GraphiQL in a browser and the schema at ${baseUrl}${DISCOVERY.graphql_schema.path}. One operation per request, up to ${grouped(LIMITS.graphqlQueryCharactersMax)} characters.`,
  },
  {
    id: 'a2a',
    name: 'The A2A agent',
    pages: ['/docs/a2a', '/docs/concepts'],
    cues: 'a2a, a2a where, a2a address, agent card, a2a skill, a2a version, agent protocol, a2a url, a2a message, other agent talk, agent talk',
    answer: ({ baseUrl }) =>
      `The A2A agent is at ${baseUrl}/a2a, protocols 1.0 and 0.3, read-only and without a key; its card is at ${baseUrl}${DISCOVERY.agent_card.path}.`,
  },
  {
    id: 'ask',
    name: 'Asking questions',
    pages: ['/docs/ask', '/docs/concepts'],
    cues: 'ask, ask endpoint, question api, nlweb, question, ask address, ask question, ask stream, natural language search',
    answer: ({ baseUrl }) =>
      `GET ${baseUrl}/ask?q=… or POST ${baseUrl}/ask with query, up to ${grouped(LIMITS.askCharactersMax)} characters; no key is needed and nothing is charged.`,
  },
  {
    id: 'openapi',
    name: 'Descriptions for machines',
    pages: ['/docs/quickstart', '/docs/concepts'],
    cues: 'openapi, openapi where, api where, api description, api document, docs, docs where, api, rest, endpoint, rest where, api address, base url, api list, machine docs, docs api, skills, endpoint list, rest endpoint',
    answer: ({ baseUrl }) =>
      `The REST API is under ${baseUrl}/v1, whose index lists every endpoint; OpenAPI is at ${baseUrl}${DISCOVERY.openapi.path}, and how agents get credentials at ${baseUrl}${DISCOVERY.auth_md.path}.`,
  },
  {
    id: 'batch',
    name: 'Several reads in one request',
    pages: ['/docs/quickstart', '/docs/concepts'],
    cues: 'batch, batch request, batch limit, batch read, batch how, batch operation, batch generate, several read, batch endpoint, batch many, combine request, generate several batch',
    answer: ({ baseUrl }) =>
      `POST ${baseUrl}/v1/batch runs up to ${LIMITS.batchOperationsMax} read operations in one request. Generations are not part of a batch; submit each by itself.`,
  },
  {
    id: 'self-hosting',
    name: 'Run it yourself',
    pages: OWN,
    cues: 'selfhost, selfhost how, selfhost require, selfhost kinora, docker, selfhost database, database, license, selfhost cost, open source, require run, selfhost production, selfhost scale, install how, source, backup, kinora license, upgrade server, run require, operating system, node version',
    answer: () =>
      'npm ci && npm start runs all of it on any Node.js from 20 on, with PostgreSQL and a renderer included; the source is Apache-2.0. With DATABASE_URL, REDIS_URL and S3_BUCKET it runs as any number of API and worker processes.',
  },
  {
    id: 'connect-providers',
    name: 'Connect model providers',
    pages: [...OWN],
    cues: 'provider, provider connect, provider key, connect model, model unavailable, unavailable, provider add, model connect, own key provider, gpu, own gpu, gpu connect, comfyui connect, enable model, provider list, model not available, configure provider, add model, unavailable why, own model',
    answer: () =>
      'A hosted model is available when the operator has set the key of one of its providers, such as FAL_KEY, or the address of a ComfyUI server. GET /v1/models says for each model whether this server can run it, and why not.',
  },
  {
    id: 'deprecations',
    name: 'What is deprecated',
    pages: ['/docs/concepts'],
    cues: 'deprecate, deprecate list, deprecate api, deprecate field, deprecate when, offset deprecate, sunset, deprecate graphql, pending status, model credits field, legacy, deprecate notice',
    answer: () =>
      `Deprecated are ${listed(DEPRECATIONS.map(({ element, replacement }) => `${element} (use ${replacement})`))}; none goes away before ${DEPRECATIONS.map(({ earliestRemoval }) => earliestRemoval).toSorted()[0]}.`,
  },
  {
    id: 'versioning',
    name: 'Versions',
    pages: ['/docs/concepts'],
    cues: 'version, version api, version header, breaking, version change, changelog, api stable, version 2, compatible, changelog where, api change, version policy, stability',
    answer: () =>
      `${VERSIONING_POLICY.scheme} Breaking changes ship ${VERSIONING_POLICY.breaking_changes_ship}.`,
  },
  {
    id: 'oauth',
    name: 'OAuth and discovery of credentials',
    pages: ['/guides/agents-and-keys', '/docs/concepts'],
    cues: 'oauth, oauth flow, oauth client, dynamic client registration, authorization code, client credentials, protected resource, www authenticate, jwks, oidc discovery, signin api, oauth support, oauth key',
    answer: ({ baseUrl }) =>
      `API keys made by a person are the way in; there is no authorization-code flow and no dynamic client registration. Agents register at ${baseUrl}${AGENT_AUTH_PATHS.register} and may use client_credentials for fresh tokens.`,
  },
];
