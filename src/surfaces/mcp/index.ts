export { createCancellations } from './cancellations.ts';
export { mcpManifest } from './printed.ts';
export { mcpRoutes } from './routes.ts';
export { createSessions } from './sessions.ts';
