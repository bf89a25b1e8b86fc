import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './configuration/index.ts';
import { describeError } from './describe-error.ts';

export type Log = Logger;

/** JSON lines on standard error, so that what a command prints stays alone on standard output. */
export function createLog(
  level: LogLevel,
  destination: DestinationStream = pino.destination({ fd: 2, sync: false }),
): Log {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    destination,
  );
}
