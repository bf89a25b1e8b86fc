import { ByteReader, type CleanedPicture, DamagedPicture } from './byte-reader.ts';
import { orientationAlone, readOrientation } from './orientation.ts';

export const JPEG_SIGNATURE = Buffer.from('ffd8ff', 'hex');

const START = Buffer.from('ffd8', 'hex');
const END = Buffer.from('ffd9', 'hex');
const MARKER = { app0: 0xe0, app1: 0xe1, app2: 0xe2, app14: 0xee, end: 0xd9, scan: 0xda } as const;
/** DHT, DAC, DQT and DRI. */
const TABLES: ReadonlySet<number> = new Set([0xc4, 0xcc, 0xdb, 0xdd]);
const EXIF = Buffer.from('Exif\0\0', 'latin1');

/** Keeps tables, frame, scans, colour profile and orientation; what follows the end is dropped as well. */
export function cleanJpeg(bytes: Buffer): CleanedPicture {
  const reader = new ByteReader(bytes);
  const kept = [reader.take(START.length)];
  let size: Pick<CleanedPicture, 'width' | 'height'> | null = null;
  let hasScan = false;
  let hasExif = false;
  for (;;) {
    const marker = readMarker(reader);
    if (marker === MARKER.end) break;
    if (standsAlone(marker)) continue;
    const payload = readPayload(reader);
    if (marker === MARKER.app1) {
      const orientation: Buffer | null = hasExif ? null : orientationSegment(payload);
      if (orientation === null) continue;
      hasExif = true;
      kept.push(orientation);
    } else if (isFrame(marker)) {
      // A second one could announce another size than the one that is checked.
      if (size !== null || payload.length < 6) throw new DamagedPicture('is damaged');
      size = { height: payload.readUInt16BE(1), width: payload.readUInt16BE(3) };
      kept.push(toSegment(marker, payload));
    } else if (marker === MARKER.scan) {
      if (size === null) throw new DamagedPicture('is damaged');
      hasScan = true;
      kept.push(toSegment(marker, payload), reader.takeUntilMarker(endsScan));
    } else {
      const needed = TABLES.has(marker) ? payload : neededOfApplication(marker, payload);
      if (needed !== null) kept.push(toSegment(marker, needed));
    }
  }
  if (size === null || !hasScan) throw new DamagedPicture('has no pixels');
  return { bytes: Buffer.concat([...kept, END]), ...size, frames: 1 };
}

/** A marker may be filled up with any number of 0xff. */
function readMarker(reader: ByteReader): number {
  reader.countPart();
  if (reader.byte() !== 0xff) throw new DamagedPicture('is damaged');
  let marker = reader.byte();
  while (marker === 0xff) marker = reader.byte();
  if (marker === 0) throw new DamagedPicture('is damaged');
  return marker;
}

function readPayload(reader: ByteReader): Buffer {
  const length = reader.take(2).readUInt16BE(0);
  if (length < 2) throw new DamagedPicture('is damaged');
  return reader.take(length - 2);
}

function toSegment(marker: number, payload: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
}

function standsAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

/** SOF0 to SOF15 without the tables DHT, JPG and DAC, which are numbered among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Within a scan, 0xff is followed by a zero, by a restart, or by another 0xff that fills up. */
function endsScan(next: number): boolean {
  return next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7);
}

/** What a decoder needs of an application's segment: how colours are meant. Null for nothing. */
function neededOfApplication(marker: number, payload: Buffer): Buffer | null {
  if (marker === MARKER.app0 && startsWith(payload, 'JFIF\0') && payload.length >= 14) {
    // The last two bytes say that no thumbnail follows.
    return Buffer.concat([payload.subarray(0, 12), Buffer.alloc(2)]);
  }
  if (marker === MARKER.app14 && startsWith(payload, 'Adobe') && payload.length >= 12) {
    return payload.subarray(0, 12);
  }
  return marker === MARKER.app2 && startsWith(payload, 'ICC_PROFILE\0') ? payload : null;
}

function orientationSegment(payload: Buffer): Buffer | null {
  if (!startsWith(payload, EXIF.toString('latin1'))) return null;
  const orientation = readOrientation(payload.subarray(EXIF.length));
  if (orientation === null) return null;
  return toSegment(MARKER.app1, Buffer.concat([EXIF, orientationAlone(orientation)]));
}

function startsWith(payload: Buffer, text: string): boolean {
  return payload.toString('latin1', 0, text.length) === text;
}
