/** Tells a render process how much memory it may have. */
const VARIABLE = 'KINORA_RENDER_MEMORY_MB';
const CHECK_EVERY_MS = 100;
/** Node.js maps so much that it never uses; the kernel counts it all the same. */
const MAPPED_MEGABYTES = 4_096;

interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * A Node.js program with a memory limit, for any user on Linux and macOS. The program watches its
 * resident memory itself. On Linux the kernel also limits its writable memory, for an allocation
 * that the watch would see too late.
 */
export function withMemoryLimit(script: string, megabytes: number): Program {
  const kilobytes = (megabytes + MAPPED_MEGABYTES) * 1_024;
  const flags = ['--expose-gc', `--max-old-space-size=${Math.min(megabytes, 512)}`];
  return {
    command: '/bin/sh',
    args: ['-c', 'ulimit -d "$0"; exec "$@"', `${kilobytes}`, process.execPath, ...flags, script],
    environment: { [VARIABLE]: String(megabytes), MALLOC_ARENA_MAX: '2' },
  };
}

/** Calls back once, when this process has more memory than its parent allows. */
export function watchMemory(onExceeded: (detail: string) => void): void {
  const megabytesMax = Number(process.env[VARIABLE]);
  const timer = setInterval(() => {
    const megabytes = Math.round(process.memoryUsage.rss() / 1_048_576);
    if (!(megabytes > megabytesMax)) return;
    clearInterval(timer);
    onExceeded(`The render needed ${megabytes} MB of memory; ${megabytesMax} MB are allowed.`);
  }, CHECK_EVERY_MS);
  timer.unref();
}
