import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { noteLogged } from './checked-log.ts';
import { aFreePort, until } from './wait.ts';

const root = join(import.meta.dirname, '../..');

/** A run of the operator program, as a user would start it. */
export interface Program {
  readonly child: ChildProcess;
  output(): string;
  errors(): string;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

type Environment = Readonly<Record<string, string>>;

export function kinora(args: readonly string[], environment: Environment): Program {
  const child = spawn(process.execPath, [join(root, 'src/cli/kinora.ts'), ...args], {
    cwd: tmpdir(),
    env: {
      PATH: process.env['PATH'] ?? '',
      TMPDIR: tmpdir(),
      ...compiledBefore(),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
    noteLogged(String(chunk));
  });
  return {
    child,
    output: () => output,
    errors: () => errors,
    ended: new Promise((resolve) => {
      child.on('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
    }),
  };
}

/** What the tests have compiled is not compiled again, a third of the work of a start. */
export function compiledBefore(): Environment {
  const folder = process.env['NODE_COMPILE_CACHE'];
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}

/** An empty data folder and a free port; what still runs on them is ended after the test. */
export async function aDataFolder(
  after: Cleanup = onTestFinished,
): Promise<{ environment: Environment; url: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kinora-data-'));
  const port = await aFreePort();
  const environment = {
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'warn',
  };
  after(async () => {
    // The last one out stops PostgreSQL, so a short visit cleans up what a killed server left.
    if (existsSync(join(dataDir, 'postgres'))) await kinora(['migrate'], environment).ended;
    await rm(dataDir, { recursive: true, force: true });
  });
  return { environment, url: `http://127.0.0.1:${port}` };
}

let prepared: Promise<string> | undefined;

/** A data folder whose database is there, with all tables and nothing in them: a copy, because making one takes long. */
export async function aPreparedDataFolder(
  after: Cleanup = onTestFinished,
): Promise<{ environment: Environment; url: string }> {
  prepared ??= prepare();
  const original = await prepared;
  const made = await aDataFolder(after);
  // With its owner, who may be another than the one who runs the tests.
  await promisify(execFile)('cp', ['-a', `${original}/.`, made.environment['DATA_DIR'] ?? '']);
  return made;
}

async function prepare(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-prepared-'));
  const program = kinora(['migrate'], { DATA_DIR: folder, LOG_LEVEL: 'warn' });
  if ((await program.ended) !== 0) throw new Error(program.errors());
  return folder;
}

type Cleanup = (task: () => Promise<void>) => void;

export async function started(
  environment: Environment,
  after: Cleanup = onTestFinished,
): Promise<Program> {
  const program = kinora(['serve'], environment);
  after(async () => {
    program.child.kill('SIGTERM');
    await program.ended;
  });
  await until(() => isUp(program) || program.child.exitCode !== null, {
    what: 'the start',
  });
  return program;
}

/** True once it has said so; it may be gone again. */
export function isUp(program: Program): boolean {
  return /is running/.test(program.output());
}
