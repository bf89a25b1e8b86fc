import { type Canvas, createCanvas } from '@napi-rs/canvas';

const SIDE = 200;

/** Dark lines on white and hardly anything between: it is a sheet of paper, not a thing to be cut out. */
export function isLineDrawing(picture: Canvas): boolean {
  const small = createCanvas(
    SIDE,
    Math.max(1, Math.round((SIDE * picture.height) / picture.width)),
  );
  small.getContext('2d').drawImage(picture, 0, 0, small.width, small.height);
  const pixels = small.data();
  let [seen, paper, ink, coloured] = [0, 0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue;
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)];
    seen += 1;
    if (low > 225) paper += 1;
    if (high < 110) ink += 1;
    if (high - low > 60) coloured += 1;
  }
  const isTwoToned = paper + ink > seen * 0.82;
  return (
    seen > 0 && paper > seen * 0.6 && ink > seen * 0.01 && isTwoToned && coloured < seen * 0.05
  );
}
