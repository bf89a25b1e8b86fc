/** Unguessable and made by us: no separators, no dots but the one before the extension. */
const NAME = /^[A-Za-z0-9_-]{20,80}(\.[a-z0-9]{2,4})?$/;

export function isAssetName(name: string): boolean {
  return NAME.test(name);
}

/** A name that is no name would let a path out of the store, so it must never get further. */
export function assertAssetName(name: string): void {
  if (!isAssetName(name)) throw new Error('An asset was named in a way that no asset is named');
}
