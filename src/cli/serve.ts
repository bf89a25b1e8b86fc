import { type Configuration, refuseUnsafe } from '../platform/configuration/index.ts';
import { openDatabase } from '../platform/database/index.ts';
import { createLog, type Log } from '../platform/log.ts';
import { npmProgram, readSettings } from './command-context.ts';
import { watchLauncher } from './launcher.ts';
import { letYoungGenerationGrow } from './limit-young-generation.ts';
import { fail, type Output } from './output.ts';
import type { Program } from './program.ts';

interface Roles {
  readonly api: boolean;
  readonly worker: boolean;
}

export function addServeCommands({ command, print }: Program): void {
  command
    .command('serve')
    .description('start the service: API and worker in one process')
    .action(() => serve({ api: true, worker: true }, print));
  command
    .command('api')
    .description('start the API alone')
    .action(() => serve({ api: true, worker: false }, print));
  command
    .command('worker')
    .description('start a worker alone')
    .action(() => serve({ api: false, worker: true }, print));
}

/** As long as a timer can be. */
const STAYING_MS = 2 ** 31 - 1;

/** Runs the service until a signal ends it. */
async function serve(roles: Roles, print: Output['print']): Promise<void> {
  const settings = readSettings();
  refuseUnsafe(settings);
  const log = createLog(settings.logLevel);
  const starting = start(settings, { log, roles });
  // A signal during the start waits for the start to finish, so that nothing is left running.
  stopWhenTold(async () => (await starting).stop(), log);
  const service = await starting;
  // A worker listens on no port: while a database restarts, all its connections are closed, and when its queue runner
  // is replaced meanwhile, nothing else is left that Node.js waits for. It would end as if all were done.
  setInterval(() => {}, STAYING_MS);
  void service.failed.then(async (error) => {
    await service.stop().catch(() => {});
    fail(error);
  });
  if (!roles.api) {
    print({ worker: true }, 'The worker is running. Stop with Ctrl-C.');
    return;
  }
  const { serviceName, baseUrl, database, dataDir } = settings;
  const store = database.kind === 'embedded' ? `in ${dataDir}` : 'on DATABASE_URL';
  const { demoKey, port } = service;
  const isOwn = settings.environment === 'development' && database.kind === 'embedded';
  const { DEMO_EMAIL } = await import('../domain/keys/index.ts');
  const keyOwner = isOwn ? DEMO_EMAIL : '<email>';
  const { startMessage } = await import('../surfaces/operations/index.ts');
  print(
    { listening: baseUrl, port, database: database.kind, demo_key: demoKey },
    startMessage({ serviceName, baseUrl, store, demoKey, keyOwner }),
  );
}

/**
 * Loads the program while a new database is made; each takes a second or two. Nothing else goes on
 * while Node loads modules, so a database that is there already is opened before: its timers would run out.
 */
async function start(settings: Configuration, dependencies: { log: Log; roles: Roles }) {
  const { promise: creating, resolve: onCreating } = Promise.withResolvers<void>();
  const opening = openDatabase(settings, dependencies.log, { onCreating });
  await Promise.race([opening, creating]);
  const [database, { startService }] = await Promise.all([opening, import('../compose/index.ts')]);
  letYoungGenerationGrow();
  return startService(settings, { ...dependencies, database });
}

/** Ignores further signals: npm forwards a Ctrl-C that the process has received already. */
function stopWhenTold(stop: () => Promise<void>, log: Log): void {
  let stopping = false;
  const stopOnce = () => {
    if (stopping) return;
    stopping = true;
    stop().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopOnce);
  // The end of a terminal ends what speaks to it. Node.js undoes what nohup has set up, which leaves us without one.
  const hasTerminal = [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY);
  process.on('SIGHUP', () => hasTerminal && stopOnce());
  // Whoever read the output may be gone before us, and nobody has to hear that.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  void watchLauncher(npmProgram(), () => {
    log.warn('npm, which has started this process, is gone; stopping');
    stopOnce();
  });
}
