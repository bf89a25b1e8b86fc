export { agentCardRoutes } from './card-routes.ts';
export { a2aRoute } from './routes.ts';
