/** Where uploads are. */
export interface UploadAddresses {
  readonly upload: (assetName: string) => string;
  /** The name of the upload at an address of ours; null for any other address. */
  readonly uploadName: (url: string) => string | null;
}

export function createUploadAddresses(baseUrl: string): UploadAddresses {
  const prefix = new URL(`${baseUrl}/assets/uploads/`).href;
  return {
    upload: (assetName) => `${baseUrl}/assets/uploads/${assetName}`,
    uploadName: (url) => (url.startsWith(prefix) ? url.slice(prefix.length) : null),
  };
}
