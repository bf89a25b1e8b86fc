import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Both halves of it. Larger ones collect less often, and a server gains nothing more from that. */
const MEGABYTES_MAX = 32;

/**
 * Keeps the memory for young objects small. V8 doubles it whenever much survives, as everything does
 * while modules are loaded, up to 128 MB that are never given back.
 */
export function limitYoungGeneration(): void {
  allowGrowth(false);
  const observer = new PerformanceObserver(() => {
    const hasRoom = youngMegabytes() < MEGABYTES_MAX;
    allowGrowth(hasRoom);
    if (!hasRoom) observer.disconnect();
  });
  // Not before the program is loaded.
  setImmediate(() => observer.observe({ entryTypes: ['gc'] }));
}

function youngMegabytes(): number {
  const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
  return (young?.space_size ?? 0) / 1_048_576;
}

function allowGrowth(isAllowed: boolean): void {
  setFlagsFromString(`--semi-space-growth-factor=${isAllowed ? 2 : 1}`);
}
