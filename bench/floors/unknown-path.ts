import { runFloor } from './run-floor.ts';

await runFloor((app, { headers, body }) => {
  const bytes = Buffer.from(body);
  app.setNotFoundHandler((_request, reply) => reply.code(404).headers(headers).send(bytes));
});
