import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { RenderError } from '../render-error.ts';

const require = createRequire(import.meta.url);

/** Path of the program in the optional package for this platform. */
export function findFfmpeg(platform: string, architecture: string): string {
  const name = `@ffmpeg-installer/${platform}-${architecture}`;
  try {
    const program = join(dirname(require.resolve(`${name}/package.json`)), 'ffmpeg');
    if (existsSync(program)) return program;
  } catch {
    // Not installed, which is the same to the caller as installed without its program.
  }
  const where = `${platform}-${architecture}`;
  throw new RenderError(
    'encoder_missing',
    `Videos cannot be made on ${where}: the optional package ${name} is not installed.`,
  );
}
