import { stderr, stdin } from 'node:process';

/** A line from the keyboard that is not shown. */
export async function readSecret(question: string, signal: AbortSignal): Promise<string> {
  stderr.write(question);
  stdin.setRawMode(true).setEncoding('utf8').resume();
  let typed = '';
  try {
    for await (const piece of stdin) {
      for (const character of String(piece)) {
        if (character === '\r' || character === '\n' || character === '\u0004') return typed;
        // In raw mode Ctrl-C is a character and no signal.
        if (character === '\u0003') process.kill(process.pid, 'SIGINT');
        typed = character === '\u007f' ? typed.slice(0, -1) : typed + character;
      }
      signal.throwIfAborted();
    }
    return typed;
  } finally {
    stdin.setRawMode(false).pause();
    stderr.write('\n');
  }
}
