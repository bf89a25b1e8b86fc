import { spawnSync } from 'node:child_process';
import { findFfmpeg } from '../src/encode/find-ffmpeg.ts';

/** What a player finds in a file. */
export interface Media {
  readonly codec: string;
  /** Of a video; empty for a picture. */
  readonly profile: string;
  readonly pixels: string;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** The codec of its sound; null without one. */
  readonly sound: string | null;
  /** 0 for a picture. */
  readonly seconds: number;
}

const LENGTH = /Duration: (\d+):(\d+):([\d.]+)/;
const PICTURES =
  /Video: (\w+)(?: \((\w+)\))?[^,]*, (\w+)(?:\([^)]*\))?, (\d+)x(\d+).*? ([\d.]+) (?:fps|tbr)/;

/** Decodes all pictures of a file, which fails for one that is damaged, and reads what the decoder says of it. */
export function describeMedia(path: string): Media {
  const program = findFfmpeg(process.platform, process.arch);
  const options = [
    '-hide_banner',
    '-nostdin',
    '-xerror',
    '-i',
    path,
    '-map',
    '0:v:0',
    '-f',
    'null',
    '-',
  ];
  const { status, stderr } = spawnSync(program, options, { encoding: 'utf8' });
  const [, codec = '', profile = '', pixels = '', width, height, rate] =
    PICTURES.exec(stderr) ?? [];
  if (status !== 0 || codec === '') throw new Error(`${path} cannot be decoded:\n${stderr}`);
  const [, hours = 0, minutes = 0, seconds = 0] = LENGTH.exec(stderr) ?? [];
  return {
    ...{ codec, profile, pixels, width: Number(width), height: Number(height) },
    framesPerSecond: Number(rate),
    sound: /Audio: (\w+)/.exec(stderr)?.[1] ?? null,
    seconds: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds),
  };
}
