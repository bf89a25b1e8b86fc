#!/usr/bin/env node
import { mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { limitYoungGeneration } from './limit-young-generation.ts';

/** With the program itself: whoever can write here could as well change what is compiled. */
const COMPILED = new URL('../../node_modules/.cache/kinora/', import.meta.url);

/** Keeps compiled code for the next start, of all that is loaded from here on. */
function keepCompiled(): void {
  try {
    mkdirSync(COMPILED, { recursive: true, mode: 0o700 });
    enableCompileCache(fileURLToPath(COMPILED));
  } catch {
    // An installation that nobody may write to starts a little slower.
  }
}

limitYoungGeneration();
keepCompiled();
await import('./commands.ts');
