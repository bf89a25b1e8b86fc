import { z } from 'zod';

/** What the load generator's process is told. */
export const loadJob = z.object({
  url: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
  headersByTurns: z.array(z.record(z.string(), z.string())).readonly().optional(),
  body: z.string().optional(),
  connections: z.int().positive(),
  seconds: z.number().positive(),
});

export type LoadJob = z.infer<typeof loadJob>;

/** What it answers. */
export const loadOutcome = z.object({
  seconds: z.number().positive(),
  answersByStatus: z.record(z.string(), z.int()),
  /** Connections that failed or had no answer in time. */
  failures: z.int(),
});

export type LoadOutcome = z.infer<typeof loadOutcome>;
