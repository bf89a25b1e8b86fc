export { issuerHosts } from './location.ts';
export { jwksUri } from './metadata.ts';
export { issuerRoutes } from './routes.ts';
