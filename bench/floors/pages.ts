import { runFloor } from './run-floor.ts';

await runFloor((app, { headers, body }) => {
  const bytes = Buffer.from(body);
  for (const path of ['/', '/docs/concepts']) {
    app.get(path, (_request, reply) => reply.headers(headers).send(bytes));
  }
});
