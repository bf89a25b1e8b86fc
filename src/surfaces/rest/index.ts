export { buildApiIndex } from './api-index.ts';
export { openApiDocument } from './openapi.ts';
export { restRoutes } from './routes.ts';
