import { stderr, stdin } from 'node:process';

const CTRL_C = '\u0003';

/** A line from the keyboard that is not shown. */
export async function readSecret(question: string, signal: AbortSignal): Promise<string> {
  stdin.setRawMode(true).setEncoding('utf8').resume();
  const stop = () => {
    stdin.setRawMode(false).destroy();
  };
  signal.addEventListener('abort', stop);
  stderr.write(question);
  let typed = '';
  try {
    for await (const piece of stdin) {
      for (const character of String(piece)) {
        if (character === '\r' || character === '\n' || character === '\u0004') return typed;
        // In raw mode it is a character and no signal.
        if (character === CTRL_C) process.emit('SIGINT', 'SIGINT');
        signal.throwIfAborted();
        typed = character === '\u007f' ? typed.slice(0, -1) : typed + character;
      }
    }
    return typed;
  } finally {
    stop();
    stderr.write('\n');
  }
}
