export { AGENT_TOKEN_PREFIX, authenticateAgent } from './authenticate.ts';
export { claimToken, verifyClient } from './claim.ts';
export { type AgentDependencies, registerAgent } from './register.ts';
export { createRegistrationLimit } from './registration-limit.ts';
export { revoke } from './revoke.ts';
export { startAgentSweep, sweepExpiredTokens } from './sweep.ts';
