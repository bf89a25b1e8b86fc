import { execFileSync } from 'node:child_process';

interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly args: string;
}

function processes(): readonly RunningProcess[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.map((line) => {
    const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return { pid: Number(pid), parent: Number(parent), args };
  });
}

/** Pids of the render processes that a process has started. */
export function renderProcessesOf(starter: number | undefined): readonly number[] {
  return processes()
    .filter(({ parent, args }) => parent === starter && args.includes('process-main'))
    .map(({ pid }) => pid);
}

/** Pids of the encoders at work for a process. */
export function encodersOf(starter: number | undefined): readonly number[] {
  const renderers = renderProcessesOf(starter);
  return processes()
    .filter(({ parent, args }) => renderers.includes(parent) && args.includes('libx264'))
    .map(({ pid }) => pid);
}
