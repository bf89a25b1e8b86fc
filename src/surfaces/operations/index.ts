export { operationsRoutes } from './routes.ts';
export { createOperationsServer } from './server.ts';
export { startMessage } from './start-message.ts';
