import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProviderFile } from '../../domain/generation/index.ts';

/** Writes a temporary file that only this user can read. */
export async function writeScratchFile(
  folder: string,
  { base64, contentType }: { base64: string; contentType: string },
): Promise<ProviderFile> {
  const path = join(folder, randomUUID());
  await writeFile(path, Buffer.from(base64, 'base64'), { flag: 'wx', mode: 0o600 });
  return { path, contentType };
}
