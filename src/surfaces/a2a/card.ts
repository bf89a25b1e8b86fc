import {
  A2A_DESCRIPTION,
  A2A_INPUT_MODES,
  A2A_OUTPUT_MODES,
  A2A_PATH,
  A2A_SKILLS,
  A2A_VERSIONS,
} from '../../contract/a2a.ts';
import { API_VERSION } from '../../contract/version.ts';

const BINDING = 'JSONRPC';
const TOKEN = 'An agent token, which only raises the rate. No credential is needed.';

/** The card as A2A 1.0 writes it; what its schema does not have is not here. */
export function agentCard(serviceName: string, baseUrl: string) {
  return {
    name: serviceName,
    description: A2A_DESCRIPTION,
    version: API_VERSION,
    provider: { organization: serviceName, url: baseUrl },
    documentationUrl: `${baseUrl}/docs/a2a`,
    iconUrl: `${baseUrl}/favicon.svg`,
    supportedInterfaces: A2A_VERSIONS.map((protocolVersion) => ({
      url: `${baseUrl}${A2A_PATH}`,
      protocolBinding: BINDING,
      protocolVersion,
    })),
    capabilities: { streaming: true, pushNotifications: false, extendedAgentCard: false },
    securitySchemes: {
      agentToken: { httpAuthSecurityScheme: { description: TOKEN, scheme: 'Bearer' } },
    },
    defaultInputModes: A2A_INPUT_MODES,
    defaultOutputModes: A2A_OUTPUT_MODES,
    skills: A2A_SKILLS,
  };
}

/** The same with what clients of 0.3 look for. Each version ignores the members of the other. */
export function hybridCard(serviceName: string, baseUrl: string) {
  const card = agentCard(serviceName, baseUrl);
  const { agentToken } = card.securitySchemes;
  return {
    ...card,
    securitySchemes: {
      agentToken: { ...agentToken, type: 'http', scheme: 'bearer', description: TOKEN },
    },
    url: `${baseUrl}${A2A_PATH}`,
    preferredTransport: BINDING,
    protocolVersion: '0.3.0',
    additionalInterfaces: [{ url: `${baseUrl}${A2A_PATH}`, transport: BINDING }],
    supportsAuthenticatedExtendedCard: false,
  };
}
