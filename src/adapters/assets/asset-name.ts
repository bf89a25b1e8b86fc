/** Unguessable and made by us: no separators, no dots but the one before the extension. */
const NAME = /^[A-Za-z0-9_-]{20,80}(\.[a-z0-9]{2,4})?$/;

export function isAssetName(name: string): boolean {
  return NAME.test(name);
}

/** Guards against names that would lead out of the store. */
export function assertAssetName(name: string): void {
  if (!isAssetName(name)) throw new Error('Not the name of an asset');
}
