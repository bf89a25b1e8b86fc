import { runFloor } from './run-floor.ts';

await runFloor((app, { headers, body }) => {
  const quote: unknown = JSON.parse(body);
  app.get('/v1/models/:id/cost', (_request, reply) =>
    reply.headers(headers).send(JSON.stringify(quote)),
  );
});
