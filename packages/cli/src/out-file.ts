import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type OptionValues, textOf, UsageError } from './command.ts';

/** The file that `--out` names. Whether it can be written is found out before anything is made and paid for. */
export async function outFileOf(options: OptionValues): Promise<string | undefined> {
  const out = textOf(options, 'out');
  if (out === undefined) return undefined;
  if (out === '') throw new UsageError('--out takes the name of a file.');
  const existing = await stat(out).catch(() => null);
  if (existing?.isDirectory()) {
    throw new UsageError(`--out: ${out} is a folder. Name a file in it.`);
  }
  const place = existing === null || existing.isFile() ? dirname(out) : out;
  await access(place, constants.W_OK).catch(() => {
    throw new UsageError(`--out: nothing can be written to ${place}.`);
  });
  return out;
}
