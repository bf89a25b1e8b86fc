import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { FRAMES_PER_SECOND, type Size } from '../sizes.ts';
import { SAMPLE_RATE } from '../sound/stereo.ts';

export interface Encoder {
  /** Takes one I420 frame; resolves when its bytes may be used again. */
  write(frame: Uint8Array): Promise<void>;
  /** Takes the whole sound: left and right in turn, 32-bit floats. Only where there is one. */
  writeSound(samples: Uint8Array): void;
  /** Resolves when the file is complete. */
  finish(): Promise<void>;
  /** Resolves when the program has ended. */
  kill(): Promise<void>;
}

const LOG_CHARACTERS_MAX = 2_000;

/** Adds what flat colours need to the fastest preset, in half the time of the next preset. */
const TUNING = 'cabac=1:8x8dct=1:deblock=1,1:bframes=3:b-adapt=0:weightb=1';

export interface EncoderOptions {
  readonly size: Size;
  readonly hasSound: boolean;
  /** Where the file is written. */
  readonly path: string;
}

const SOUND_BIT_RATE = '160k';

/** Fixed threads and no metadata: the same frames give the same file on the same program. */
function argumentsFor({ size, hasSound, path }: EncoderOptions): string[] {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${size.width}x${size.height}`];
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '21', '-x264-params', TUNING];
  const sound = ['-f', 'f32le', '-ar', `${SAMPLE_RATE}`, '-ac', '2', '-i', 'pipe:3'];
  const soundCodec = ['-c:a', 'aac', '-b:a', SOUND_BIT_RATE, '-flags:a', '+bitexact'];
  return [
    ...['-hide_banner', '-nostdin', '-loglevel', 'error'],
    ...[...input, ...colours, '-color_range', 'tv', '-r', `${FRAMES_PER_SECOND}`, '-i', 'pipe:0'],
    ...(hasSound ? sound : []),
    ...[
      ...(hasSound ? soundCodec : ['-an']),
      ...codec,
      '-profile:v',
      'high',
      '-pix_fmt',
      'yuv420p',
      '-threads',
      '2',
    ],
    ...[...colours, '-color_range', 'tv', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
    ...['-movflags', '+faststart', '-f', 'mp4', '-y', path],
  ];
}

/** Rejects with the end of the program's log unless it exits with 0. */
function ending(child: ChildProcess): Promise<void> {
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-LOG_CHARACTERS_MAX);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`ffmpeg ended with ${code ?? signal}: ${log.trim()}`));
    });
  });
}

export function startEncoder(program: string, options: EncoderOptions): Encoder {
  const child = spawn(program, argumentsFor(options), {
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  });
  const [stdin, , , sound] = child.stdio;
  if (!(stdin instanceof Writable && sound instanceof Writable)) {
    throw new Error('ffmpeg was started without its pipes');
  }
  const ended = ending(child);
  // `write` and `finish` report the failure; this only prevents an unhandled rejection.
  ended.catch(() => undefined);
  for (const pipe of [stdin, sound]) pipe.on('error', () => undefined);
  return {
    async write(frame) {
      const written = new Promise<void>((resolve) => {
        stdin.write(frame, () => resolve());
      });
      await Promise.race([written, ended]);
    },
    writeSound(samples) {
      sound.end(samples);
    },
    async finish() {
      stdin.end();
      await ended;
    },
    async kill() {
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
        child.kill('SIGKILL');
        await once(child, 'close');
      }
    },
  };
}
