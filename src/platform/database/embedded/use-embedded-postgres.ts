import { type Attachment, attachOrStart, type Wanted } from './attach-or-start.ts';
import { findBinaries } from './binaries.ts';
import type { Connection } from './connection.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { openPlace } from './place.ts';
import { stopServer } from './stop-server.ts';

export interface EmbeddedPostgres {
  readonly connection: Connection;
  /**
   * Lets go; the last user of the folder stops PostgreSQL. Idempotent. Close everything else that
   * is connected first: the server may be gone afterwards.
   */
  release(): Promise<void>;
}

interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** Settings for a server that this call starts; one that runs already keeps its own. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** What tests replace to stand where an operator might. */
export type Dependencies = Pick<Wanted, 'findBinaries' | 'launcherKinds'>;

const USUAL_SURROUNDINGS: Dependencies = {
  findBinaries,
  launcherKinds: ['same-user', 'other-user', 'user-namespace', 'capability'],
};

export async function useEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  return useEmbeddedPostgresIn(USUAL_SURROUNDINGS, options);
}

export async function useEmbeddedPostgresIn(
  dependencies: Dependencies,
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  try {
    const place = await openPlace(options.dataDir);
    return await stay({ ...dependencies, place, settings: options.settings ?? {} });
  } catch (error) {
    throw forOperator(error, options.dataDir);
  }
}

async function stay(wanted: Wanted): Promise<EmbeddedPostgres> {
  const { connection, guard } = await attachOrStart(wanted);
  let presence: Promise<Attachment['guard'] | undefined> = Promise.resolve(guard);
  let isReleased = false;

  // Without its guard this process would be nobody to the others, and the next to leave would stop
  // the server under it. When no server can be had, its own queries fail and tell.
  const watch = (watched: Attachment['guard']) => {
    void watched.ended.then(() => {
      if (isReleased) return;
      presence = attachOrStart(wanted).then(
        (again) => {
          watch(again.guard);
          return again.guard;
        },
        () => undefined,
      );
    });
  };
  watch(guard);

  const leave = async () => {
    const present = await presence;
    if (present === undefined) return;
    const isLast = await present.leave().catch(() => false);
    if (isLast) await stopServer(wanted.place);
    await present.close();
  };
  let leaving: Promise<void> | undefined;
  return {
    connection,
    release: () => {
      isReleased = true;
      leaving ??= leave();
      return leaving;
    },
  };
}

/** A system error about the folder is the operator's to mend, as much as one we foresaw. */
function forOperator(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  return new EmbeddedPostgresError(`cannot use the data folder ${dataDir}: ${error.message}`, {
    cause: error,
  });
}
