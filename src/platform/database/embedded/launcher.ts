import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import type { FileOwner } from './file-owner.ts';

/**
 * A way to run the PostgreSQL programs, which refuse to run as root.
 *
 * - `same-user`: as they are, for everybody but root.
 * - `other-user`: root becomes the owner of the files. Needs every parent folder to be passable.
 * - `user-namespace`: root seems to be somebody else to the program and stays root to the files,
 *   so closed parent folders are no obstacle. Needs a kernel that allows user namespaces.
 * - `capability`: root becomes the owner of the files and keeps the right to pass closed folders.
 *
 * `owner` is who owns, on disk, the files of a server started this way.
 */
export type Launcher =
  | { readonly kind: 'same-user'; readonly owner: FileOwner }
  | { readonly kind: 'other-user'; readonly owner: FileOwner }
  | { readonly kind: 'user-namespace'; readonly owner: FileOwner; readonly shownAs: FileOwner }
  | { readonly kind: 'capability'; readonly owner: FileOwner };

export type LauncherKind = Launcher['kind'];

export interface Program {
  readonly binary: string;
  readonly args: readonly string[];
}

export function launch(launcher: Launcher, program: Program, options: SpawnOptions): ChildProcess {
  const [file = program.binary, ...before] = wrapper(launcher);
  const args =
    file === program.binary ? program.args : [...before, program.binary, ...program.args];
  return spawn(file, args, {
    // A service may stand in a folder that the server's user cannot enter.
    cwd: '/',
    ...options,
    env: {
      PATH: process.env['PATH'],
      // Messages in English, because the log is read; times as everywhere in the service.
      LC_ALL: 'C',
      TZ: 'UTC',
      ...options.env,
    },
    ...(launcher.kind === 'other-user' ? launcher.owner : {}),
  });
}

export interface Outcome {
  readonly succeeded: boolean;
  readonly lastLine: string;
}

/** Runs a short program to its end. A program that cannot be started has failed. */
export function runToEnd(launcher: Launcher, program: Program): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = launch(launcher, program, { stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.once('error', (error) => resolve({ succeeded: false, lastLine: error.message }));
    child.once('close', (code) => {
      resolve({ succeeded: code === 0, lastLine: errors.trim().split('\n').at(-1) ?? '' });
    });
  });
}

function wrapper(launcher: Launcher): readonly string[] {
  switch (launcher.kind) {
    case 'same-user':
    case 'other-user':
      return [];
    case 'user-namespace':
      return [
        'unshare',
        '--user',
        `--map-user=${launcher.shownAs.uid}`,
        `--map-group=${launcher.shownAs.gid}`,
        '--',
      ];
    case 'capability':
      return [
        'setpriv',
        `--reuid=${launcher.owner.uid}`,
        `--regid=${launcher.owner.gid}`,
        '--clear-groups',
        // Without it access(2) ignores the capability, by which PostgreSQL finds its own files.
        '--securebits=+no_setuid_fixup',
        '--inh-caps=+dac_override',
        '--ambient-caps=+dac_override',
        '--',
      ];
  }
}
