import type { Configuration } from './platform/configuration/index.ts';
import { openDatabase } from './platform/database/index.ts';
import { createLog, type Log } from './platform/log.ts';

interface Roles {
  readonly api: boolean;
  readonly worker: boolean;
}

interface Voice {
  print(result: object, words: string): void;
  fail(error: unknown): never;
}

/** Runs the service until a signal ends it. */
export async function serve(
  settings: Configuration,
  { print, fail, ...roles }: Roles & Voice,
): Promise<void> {
  const log = createLog(settings.logLevel);
  const starting = start(settings, { log, roles });
  // A signal during the start waits for its end, so that nothing is left running behind us.
  stopOnSignal(async () => (await starting).stop(), fail);
  const service = await starting;
  if (!roles.api) {
    print({ worker: true }, 'The worker is running. Stop with Ctrl-C.');
    return;
  }
  const { serviceName, baseUrl, database, dataDir } = settings;
  const store = database.kind === 'embedded' ? `in ${dataDir}` : 'on DATABASE_URL';
  const { demoKey, port } = service;
  const { startMessage } = await import('./surfaces/operations/index.ts');
  print(
    { listening: baseUrl, port, database: database.kind, demo_key: demoKey },
    startMessage({ serviceName, baseUrl, store, demoKey }),
  );
}

/** The database starts while Node reads the rest of the program; each takes a second or two. */
async function start(settings: Configuration, dependencies: { log: Log; roles: Roles }) {
  const [{ startService }, database] = await Promise.all([
    import('./main.ts'),
    openDatabase(settings, dependencies.log),
  ]);
  return startService(settings, { ...dependencies, database });
}

/** npm passes a Ctrl-C on a second time, so later signals are ignored rather than obeyed. */
function stopOnSignal(stop: () => Promise<void>, fail: Voice['fail']): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop().then(() => process.exit(0), fail);
    });
  }
}
