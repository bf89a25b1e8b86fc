import { readFile } from 'node:fs/promises';

const TICKS_PER_SECOND = 100;
const USER_TICKS = 11;
const KERNEL_TICKS = 12;

/** Processor time a process has used, with all its threads; null where the system does not tell. */
export async function cpuSeconds(processId: number): Promise<number | null> {
  if (process.platform !== 'linux') return null;
  const stat = await readFile(`/proc/${processId}/stat`, 'utf8');
  // The second field is the name in brackets, which may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TICKS]) + Number(fields[KERNEL_TICKS])) / TICKS_PER_SECOND;
}
