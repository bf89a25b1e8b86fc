#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { limitYoungGeneration } from './limit-young-generation.ts';

limitYoungGeneration();
// Keeps compiled code on disk for the next start: of all that is loaded from here on.
enableCompileCache();
await import('./commands.ts');
