export { createCancellations } from './cancellations.ts';
export { mcpRoutes } from './routes.ts';
export { createSessions } from './sessions.ts';
