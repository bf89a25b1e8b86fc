export { notFoundPage } from './not-found-page.ts';
export { siteRoutes } from './routes.ts';
