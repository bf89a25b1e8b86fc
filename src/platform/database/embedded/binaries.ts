import { z } from 'zod';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const shippedBinaries = z.object({ initdb: z.string(), postgres: z.string() });

export type Binaries = z.infer<typeof shippedBinaries>;

export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  const packageName = `@embedded-postgres/${platform}`;
  try {
    return shippedBinaries.parse(await import(packageName));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `no PostgreSQL for ${platform} is installed (package ${packageName}): ` +
        'install the optional dependencies, or set DATABASE_URL to use a server of your own',
      { cause },
    );
  }
}
