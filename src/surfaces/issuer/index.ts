export { issuerHosts } from './location.ts';
export { issuerRoutes } from './routes.ts';
