export { notFoundPage } from './not-found-page.ts';
export { type Call, readReference } from './public/docs/reference.ts';
export { siteRoutes } from './routes.ts';
