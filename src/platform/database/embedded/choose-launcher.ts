import { writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { currentUser, type FileOwner, findNobody, giveTo, isRoot } from './file-owner.ts';
import { type Launcher, type LauncherKind, type Outcome, runToEnd } from './launcher.ts';
import { withScratchFolder } from './scratch-folder.ts';

export interface LauncherSearch {
  readonly dataDir: string;
  readonly binaries: Binaries;
  readonly kinds: readonly LauncherKind[];
  /** Who owns the cluster; undefined when there is none yet. */
  readonly clusterOwner: FileOwner | undefined;
}

/**
 * The first way to run PostgreSQL on this folder that is seen to work. The owner of an existing
 * cluster decides what comes first; when the answer has another owner, the files must change hands.
 */
export async function chooseLauncher(search: LauncherSearch): Promise<Launcher> {
  const nobody = await findNobody();
  if (!isRoot() && hasUserName()) return { kind: 'same-user', owner: currentUser() };
  const candidates = isRoot()
    ? forRoot(nobody, search.clusterOwner)
    : forNamelessUser(currentUser(), nobody);
  let reason = '';
  for (const candidate of candidates) {
    if (!search.kinds.includes(candidate.kind)) continue;
    const outcome = await tryOut(candidate, search);
    if (outcome.succeeded) return candidate;
    reason = outcome.lastLine;
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL cannot be run on ${search.dataDir} by user id ${currentUser().uid} (${reason}): ` +
      'make the folder and its parents passable (chmod o+x), allow user namespaces, ' +
      'or set DATABASE_URL',
  );
}

export function forRoot(nobody: FileOwner, clusterOwner: FileOwner | undefined): Launcher[] {
  const unprivileged = clusterOwner === undefined || clusterOwner.uid === 0 ? nobody : clusterOwner;
  const all: Launcher[] = [
    { kind: 'other-user', owner: unprivileged },
    { kind: 'user-namespace', owner: { uid: 0, gid: 0 }, shownAs: nobody },
    { kind: 'capability', owner: unprivileged },
  ];
  if (clusterOwner === undefined) return all;
  const fits = (launcher: Launcher) => launcher.owner.uid === clusterOwner.uid;
  return [...all.filter(fits), ...all.filter((launcher) => !fits(launcher))];
}

// initdb refuses a user id without a name, which is what containers with arbitrary ids have.
function forNamelessUser(self: FileOwner, nobody: FileOwner): Launcher[] {
  return [
    { kind: 'user-namespace', owner: self, shownAs: nobody },
    { kind: 'same-user', owner: self },
  ];
}

function hasUserName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/**
 * Runs the real program on a folder next to the cluster: that succeeds only if the user can be
 * changed, the binary and its libraries can be loaded, and the folder can be reached.
 */
async function tryOut(launcher: Launcher, search: LauncherSearch): Promise<Outcome> {
  const location = { dataDir: search.dataDir, owner: launcher.owner };
  try {
    return await withScratchFolder(location, async (folder) => {
      const configuration = join(folder, 'postgresql.conf');
      await writeFile(configuration, '', { mode: 0o600 });
      await giveTo(launcher.owner, configuration);
      return runToEnd(launcher, {
        binary: search.binaries.postgres,
        args: ['-D', folder, '-C', 'port'],
      });
    });
  } catch (error) {
    // A root without the right to give files away is a reason to try the next way.
    return { succeeded: false, lastLine: error instanceof Error ? error.message : String(error) };
  }
}
