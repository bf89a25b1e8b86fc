export { askRoutes } from './routes.ts';
