export async function whileRunning<Running extends { stop(): Promise<void> }, Result>(
  starting: Promise<Running>,
  use: (running: Running) => Promise<Result>,
): Promise<Result> {
  const running = await starting;
  try {
    return await use(running);
  } finally {
    await running.stop();
  }
}
