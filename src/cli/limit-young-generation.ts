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
}

/** For a program that is loaded and now works. */
export function letYoungGenerationGrow(): void {
  const observer = new PerformanceObserver(() => {
    const hasRoom = youngMegabytes() < MEGABYTES_MAX;
    allowGrowth(hasRoom);
    if (!hasRoom) observer.disconnect();
  });
  observer.observe({ entryTypes: ['gc'] });
}

function youngMegabytes(): number {
  const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
  return (young?.space_size ?? 0) / 1_048_576;
}

function allowGrowth(isAllowed: boolean): void {
  setFlagsFromString(`--semi-space-growth-factor=${isAllowed ? 2 : 1}`);
}
