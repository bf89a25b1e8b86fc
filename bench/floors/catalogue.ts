import { runFloor } from './run-floor.ts';

await runFloor((app, { headers, body }) => {
  const bytes = Buffer.from(body);
  app.get('/v1/models', (_request, reply) => reply.headers(headers).send(bytes));
});
