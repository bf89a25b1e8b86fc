import { AGENT_AUTH_PATHS } from '../../../contract/agent-auth.ts';
import { DEPRECATIONS } from '../../../contract/deprecations.ts';
import { DISCOVERY } from '../../../contract/discovery.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { SERVICE_DESCRIPTION, VERSIONING_POLICY } from '../../../contract/version.ts';
import { grouped, listed } from '../wording.ts';
import type { Topic } from './topic.ts';

/** The service itself and the ways to reach it. */
export const SERVICE_TOPICS: readonly Topic[] = [
  {
    id: 'about',
    name: 'What the service does',
    pages: ['/about'],
    cues: 'what is kinora, kinora, kinora service, concept, what service, service, generation concept, explain service, platform, aboutus, who, kinora who, about service',
    answer: ({ serviceName }) => `${serviceName}: ${SERVICE_DESCRIPTION}`,
  },
  {
    id: 'mcp',
    name: 'The MCP server',
    pages: ['/docs/mcp#where-is-the-mcp-server'],
    cues: 'mcp, mcp where, mcp address, mcp connect, agent mcp, mcp key, mcp config, mcp url, mcp list, claude connect, connect agent, agent connect, chatgpt connect, mcp transport, mcp install, assistant connect, connect cursor, cursor agent, mcp client, connect claude, connect chatgpt, connect gemini, gemini, mcp claude, mcp cursor, mcp sse, mcp stream, transport, stream transport, mcp endpoint, mcp cost, mcp free, stdio, mcp stdio, mcp registry',
    page: ({ mcpClient }) =>
      mcpClient === undefined ? undefined : `/guides/mcp-in-popular-clients#${mcpClient}`,
    answer: ({ baseUrl }) =>
      `The MCP server is at ${baseUrl}/mcp (streamable HTTP; ${baseUrl}/mcp/sse for clients that only know SSE), for documentation alone at ${baseUrl}/mcp/docs. Tools that spend credits or read the account need an API key.`,
  },
  {
    id: 'mcp-tools',
    name: 'Tools of the MCP server',
    pages: ['/docs/mcp#which-tools-are-there'],
    cues: 'mcp tool, agent tool, tool, tool list, mcp can, tool key',
    answer: () =>
      'Without a key: list_models, get_model, estimate_credit_cost and search_docs. With a key: generate_video, generate_image, get_generation and get_account. There are resources and prompts besides.',
  },
  {
    id: 'mcp-resources',
    name: 'Resources and prompts of the MCP server',
    pages: ['/docs/mcp#which-resources-and-prompts-are-there'],
    cues: 'mcp prompt, mcp resource, mcp prompt list, mcp template, resource, mcp resource list',
    answer: () =>
      'Resources are the catalogue, each guide and, with a key, each result of the account; prompts are storyboard, product_ad and animate_image.',
  },
  {
    id: 'mcp-quotes',
    name: 'Quotes that hold',
    pages: ['/docs/mcp#why-do-i-need-a-quote'],
    cues: 'mcp quote, quote expire, quote time, quote id, quote require, quote why, quote duration, tool quote, quote agent, quote long, quote minute',
    answer: () =>
      `The generate tools of MCP take a quote_id, so that nothing is spent unseen: estimate_credit_cost answers one that holds for ${LIMITS.quoteMinutes} minutes and can be used again until then.`,
  },
  {
    id: 'graphql',
    name: 'GraphQL',
    pages: ['/docs/graphql#where-is-the-endpoint'],
    cues: 'graphql, graphql where, graphql address, graphql schema, graphql query, graphql error, graphql key, graphql introspection, graphql url, graphql endpoint',
    answer: ({ baseUrl }) =>
      `GraphQL is at ${baseUrl}/graphql, with GraphiQL in a browser and the schema at ${baseUrl}${DISCOVERY.graphql_schema.path}. One operation per request, up to ${grouped(LIMITS.graphqlQueryCharactersMax)} characters.`,
  },
  {
    id: 'graphql-limits',
    name: 'Limits of GraphQL',
    pages: ['/docs/graphql#what-are-the-limits'],
    cues: 'graphql limit, graphql depth, graphql deep, graphql size, graphql query size, graphql query deep, graphql complexity, graphql alias, graphql cost, graphql batch, graphql query limit',
    answer: () =>
      `A GraphQL request has one operation of up to ${grouped(LIMITS.graphqlQueryCharactersMax)} characters, a depth of ${LIMITS.graphqlDepthMax}, ${LIMITS.graphqlAliasesMax} aliases and a cost of ${grouped(LIMITS.graphqlCostMax)}.`,
  },
  {
    id: 'a2a',
    name: 'The A2A agent',
    pages: ['/docs/a2a#where-is-the-a2a-agent'],
    cues: 'a2a, a2a where, a2a address, agent card, a2a skill, a2a version, agent protocol, a2a url, a2a message, other agent talk, agent talk, a2a cost, a2a free, a2a key, a2a can, a2a generate, a2a first, a2a first generate, a2a video',
    answer: ({ baseUrl }) =>
      `The A2A agent is at ${baseUrl}/a2a, protocols 1.0 and 0.3, read-only and without a key; its card is at ${baseUrl}${DISCOVERY.agent_card.path}.`,
  },
  {
    id: 'ask',
    name: 'Asking questions',
    pages: ['/docs/ask#how-do-i-ask-a-question'],
    cues: 'ask endpoint, question api, nlweb, question, ask address, ask question, ask stream, natural language search, nlweb cost, nlweb agent, nlweb key, nlweb browser',
    answer: ({ baseUrl }) =>
      `GET ${baseUrl}/ask?q=… or POST ${baseUrl}/ask with query, up to ${grouped(LIMITS.askCharactersMax)} characters; no key is needed and nothing is charged. It answers by rules, from the catalogue and the documentation, without a language model.`,
  },
  {
    id: 'integrations',
    name: 'Other tools',
    pages: ['/guides/mcp-in-popular-clients', '/docs/rest'],
    cues: 'zapier, zapier connect, zapier agent, zapier api, zapier mcp, zapier video',
    answer: ({ baseUrl }) =>
      `There is no plug-in of its own, and none is needed: whatever can call HTTP uses ${baseUrl}/v1 with a key in the header Authorization, and whatever knows MCP uses ${baseUrl}/mcp.`,
  },
  {
    id: 'surfaces',
    name: 'Ways to reach the service',
    pages: ['/docs/concepts#interface'],
    cues: 'surface, choose mcp a2a, choose rest graphql, choose rest mcp, rest graphql, rest mcp, mcp a2a, graphql mcp, rest or graphql, choose api',
    answer: () =>
      'REST, GraphQL and MCP make and read everything; A2A and /ask only read. All of them show the same models, prices, jobs and errors.',
  },
  {
    id: 'openapi',
    name: 'Descriptions for machines',
    pages: ['/docs/rest#which-endpoints-are-there'],
    cues: 'openapi, openapi where, api where, api description, api document, docs, docs where, api, rest, endpoint, rest where, api address, base url, api list, machine docs, docs api, endpoint list, rest endpoint',
    answer: ({ baseUrl }) =>
      `The REST API is under ${baseUrl}/v1, whose index lists every endpoint; OpenAPI is at ${baseUrl}${DISCOVERY.openapi.path}, and how agents get credentials at ${baseUrl}${DISCOVERY.auth_md.path}.`,
  },
  {
    id: 'batch',
    name: 'Several reads in one request',
    pages: ['/docs/rest#how-do-i-send-several-reads-at-once'],
    cues: 'batch, batch request, batch limit, batch read, batch how, batch operation, batch generate, several read, batch endpoint, batch many, combine request, generate several batch, batch several, batch ask, several request, several call',
    answer: ({ baseUrl }) =>
      `POST ${baseUrl}/v1/batch runs up to ${LIMITS.batchOperationsMax} read operations in one request. Generations are not part of a batch; submit each by itself.`,
  },
  {
    id: 'deprecations',
    name: 'What is deprecated',
    pages: ['/docs/versioning#what-is-deprecated-now'],
    cues: 'deprecate, deprecate list, deprecate api, deprecate field, deprecate when, offset deprecate, sunset, deprecate graphql, pending status, model credits field, legacy, deprecate notice',
    answer: () =>
      `Deprecated are ${listed(DEPRECATIONS.map(({ element, replacement }) => `${element} (use ${replacement})`))}; none goes away before ${DEPRECATIONS.map(({ earliestRemoval }) => earliestRemoval).toSorted()[0]}.`,
  },
  {
    id: 'versioning',
    name: 'Versions',
    pages: ['/docs/versioning#which-version-is-this'],
    cues: 'version, version api, version header, breaking, changelog, api stable, version 2, compatible, changelog where, api change, version policy, stability, version change',
    answer: () =>
      `${VERSIONING_POLICY.scheme} Breaking changes ship ${VERSIONING_POLICY.breaking_changes_ship}.`,
  },
  {
    id: 'oauth',
    name: 'OAuth and discovery of credentials',
    pages: ['/docs/authentication#is-there-oauth'],
    cues: 'oauth, oauth flow, oauth client, dynamic client registration, authorization code, client credentials, protected resource, www authenticate, jwks, oidc discovery, signin api, oauth support, oauth key',
    answer: ({ baseUrl }) =>
      `API keys made by a person are the way in; there is no authorization-code flow and no dynamic client registration. Agents register at ${baseUrl}${AGENT_AUTH_PATHS.register} and may use client_credentials for fresh tokens.`,
  },
];
