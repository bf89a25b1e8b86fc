import { type Attachment, attachOrStart, type ServerRequest } from './attach-or-start.ts';
import { findBinaries } from './binaries.ts';
import type { Connection } from './connection.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { prepareFileLayout } from './file-layout.ts';
import { stopServer } from './stop-server.ts';

export interface EmbeddedPostgres {
  readonly connection: Connection;
  /**
   * Releases the server; the last process that uses the folder stops it. Idempotent. Close all
   * connections first: the server may be gone afterwards.
   */
  release(): Promise<void>;
}

interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** Settings for a server that this call starts; one that runs already keeps its own. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called when a new cluster is being made, which takes a second. */
  readonly onCreating?: (() => void) | undefined;
}

/** Replaced by tests to imitate other environments. */
export type Dependencies = Pick<ServerRequest, 'findBinaries' | 'launcherKinds'>;

const DEFAULT_DEPENDENCIES: Dependencies = {
  findBinaries,
  launcherKinds: ['same-user', 'other-user', 'user-namespace', 'capability'],
};

export async function useEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  return useEmbeddedPostgresIn(DEFAULT_DEPENDENCIES, options);
}

export async function useEmbeddedPostgresIn(
  dependencies: Dependencies,
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  try {
    const layout = await prepareFileLayout(options.dataDir);
    const { settings = {}, onCreating = () => {} } = options;
    return await holdServer({ ...dependencies, layout, settings, onCreating });
  } catch (error) {
    throw forOperator(error, options.dataDir);
  }
}

async function holdServer(request: ServerRequest): Promise<EmbeddedPostgres> {
  const { connection, guard } = await attachOrStart(request);
  let presence: Promise<Attachment['guard'] | undefined> = Promise.resolve(guard);
  let isReleased = false;

  // Other processes know of this one by its guard session: without it, the last of them to leave
  // would stop the server. If no server can be started, the queries of this process fail.
  const watch = (watched: Attachment['guard']) => {
    void watched.ended.then(() => {
      if (isReleased) return;
      presence = attachOrStart(request).then(
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
    if (isLast) await stopServer(request.layout);
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

/** A system error about the folder is for the operator to fix, like the errors that we expect. */
function forOperator(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  return new EmbeddedPostgresError(`cannot use the data folder ${dataDir}: ${error.message}`, {
    cause: error,
  });
}
