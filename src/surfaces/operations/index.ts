export { operationsRoutes } from './routes.ts';
export { startMessage } from './start-message.ts';
