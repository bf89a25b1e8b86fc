export { appRoutes } from './routes.ts';
