import type { WorkerDependencies } from './dependencies.ts';

/** Tells the vendor; best effort, because money does not depend on it. */
export async function cancelAtProvider(
  { pool, providers, log }: WorkerDependencies,
  { id }: { id: string },
): Promise<void> {
  const { rows } = await pool.query<{ provider: string | null; provider_task: string | null }>(
    "select provider, provider_task from generation where id = $1 and status = 'failed'",
    [id],
  );
  const { provider, provider_task: taskId } = rows[0] ?? { provider: null, provider_task: null };
  if (provider === null || taskId === null) return;
  await providers
    .get(provider)
    ?.cancel(taskId)
    .catch((error: unknown) => log.info({ generation: id, err: error }, 'cancel not taken'));
}
