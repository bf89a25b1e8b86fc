export { AGENT_TOKEN_PREFIX, authenticateAgent } from './authenticate.ts';
