import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';

const sameAnswer = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});

/** What a floor is to answer. */
export type SameAnswer = z.infer<typeof sameAnswer>;

/** Runs a bare Fastify as the whole program. */
export async function runFloor(
  prepare: (app: FastifyInstance, same: SameAnswer) => void,
): Promise<void> {
  const app = fastify();
  prepare(app, sameAnswer.parse(JSON.parse(process.argv[2] ?? '')));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  console.log(JSON.stringify({ port: Number(new URL(address).port) }));
}
