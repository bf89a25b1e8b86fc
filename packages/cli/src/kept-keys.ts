import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PublicKey, ReceiptKeys } from 'kinora-sdk';
import type { Settings } from './settings.ts';
import { writeWhole } from './write-whole.ts';

/** By issuer. They are public, and may be read by everybody. */
type Kept = Readonly<Record<string, readonly PublicKey[]>>;

function fileOf(settings: Settings): string {
  return join(dirname(settings.file), 'receipt-keys.json');
}

/** Puts the keys of an issuer in the place of those before, so that a withdrawn one is forgotten. */
export async function keepKeys(
  settings: Settings,
  { issuer, keys }: ReceiptKeys & { readonly issuer: string },
): Promise<void> {
  const kept = await readKept(settings);
  await writeWhole(fileOf(settings), { ...kept, [issuer]: keys });
}

/** The keys of every issuer that was asked before. */
export async function keptKeys(settings: Settings): Promise<readonly ReceiptKeys[]> {
  return Object.entries(await readKept(settings)).map(([issuer, keys]) => ({ issuer, keys }));
}

async function readKept(settings: Settings): Promise<Kept> {
  try {
    return JSON.parse(await readFile(fileOf(settings), 'utf8'));
  } catch {
    return {};
  }
}
