const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;
const HEADER_BYTES = 8;

/** How a camera was held, from its EXIF data (TIFF); null where that says nothing, or "upright". */
export function readOrientation(tiff: Buffer): number | null {
  if (tiff.length < HEADER_BYTES) return null;
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return null;
  const isLittle = order === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  if (short(2) !== 42) return null;
  const directory = long(4);
  if (directory < HEADER_BYTES || directory + 2 > tiff.length) return null;
  const entries = short(directory);
  // The address of the next directory follows the entries.
  if (directory + 2 + entries * ENTRY_BYTES + 4 > tiff.length) return null;
  for (let i = 0; i < entries; i += 1) {
    const at = directory + 2 + i * ENTRY_BYTES;
    if (short(at) !== ORIENTATION_TAG) continue;
    const isOne = short(at + 2) === SHORT && long(at + 4) === 1;
    const value = short(at + 8);
    return isOne && value >= 2 && value <= 8 ? value : null;
  }
  return null;
}

/** EXIF data that holds an orientation and nothing else; no longer than any that could be read above. */
export function orientationAlone(orientation: number): Buffer {
  const tiff = Buffer.alloc(HEADER_BYTES + 2 + ENTRY_BYTES + 4);
  tiff.write('MM', 0, 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(HEADER_BYTES, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION_TAG, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
