export { graphqlRoutes } from './routes.ts';
export { printedSchema } from './schema/index.ts';
