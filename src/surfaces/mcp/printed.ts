import { servers } from './definitions.ts';
import { manifest } from './manifest.ts';

/** The manifest of a server at this address, to be printed. */
export function mcpManifest(options: Parameters<typeof servers>[0]): object {
  return manifest({ baseUrl: options.baseUrl, ...servers(options) });
}
