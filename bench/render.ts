import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createEmbeddedRenderer, type EmbeddedRenderer } from '../src/adapters/providers/index.ts';
import type { Benchmark, Round } from './benchmark.ts';

const SECONDS_MAX = 3;

/** Five seconds of 720p with sound, as the worker asks for them, on all cores of this machine. */
export const render: Benchmark = {
  name: 'render 5 s of 720p',
  target: { atMost: SECONDS_MAX },
  measure: async ({ rounds, interrupted }) => {
    const scratchFolder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
    const renderer = createEmbeddedRenderer({ scratchFolder });
    try {
      await renderOnce(renderer, interrupted);
      const measured: Round[] = [];
      while (measured.length < rounds) measured.push(await renderOnce(renderer, interrupted));
      return measured;
    } finally {
      await renderer.close();
      await rm(scratchFolder, { recursive: true, force: true });
    }
  },
};

async function renderOnce(renderer: EmbeddedRenderer, interrupted: AbortSignal): Promise<Round> {
  const from = performance.now();
  const step = await renderer.start(
    {
      generationId: `gen_${'0'.repeat(26)}`,
      attempt: 1,
      modelId: 'kinora_motion_1',
      type: 'video',
      prompt: 'A fox runs through a snowy forest at sunset',
      durationSeconds: 5,
      aspectRatio: '16:9',
      audio: true,
      image: null,
    },
    { signal: interrupted, onProgress: () => {} },
  );
  interrupted.throwIfAborted();
  if (step.state !== 'done') throw new Error(`the renderer ended with ${JSON.stringify(step)}`);
  return {
    numbers: { seconds: (performance.now() - from) / 1_000 },
    measured: { loadOfLastMinute: loadavg()[0] },
  };
}
