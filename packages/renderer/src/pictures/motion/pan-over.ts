import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { smooth } from '../../scene/easing.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';

/** A picture that is this much longer than the frame is gone over from end to end. */
const LONG = 1.25;

type Grade = (canvas: Canvas) => void;
type Painter = (brush: Brush, moment: Moment) => void;

/** A pan or tilt along a picture that is longer than the frame, in the light it is given; null for any other. */
export function panOver(
  { size, description }: World,
  picture: Canvas,
  isThereAndBack: boolean,
): ((grade: Grade) => Painter) | null {
  const { camera } = description;
  const isPan = camera === 'pan-left' || camera === 'pan-right';
  if (!isPan && camera !== 'tilt-up') return null;
  const scale = isPan ? size.height / picture.height : size.width / picture.width;
  const [wide, tall] = [picture.width * scale, picture.height * scale];
  if ((isPan ? wide / size.width : tall / size.height) < LONG) return null;
  const isBack = camera !== 'pan-right';
  return (grade) => {
    const canvas = createCanvas(Math.ceil(wide), Math.ceil(tall));
    const brush = canvas.getContext('2d');
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(picture, 0, 0, wide, tall);
    grade(canvas);
    return (onto, { progress }) => {
      const gone = smooth(isThereAndBack ? 1 - Math.abs(1 - 2 * progress) : progress);
      const share = isBack ? 1 - gone : gone;
      onto.drawImage(canvas, -(wide - size.width) * share, -(tall - size.height) * share);
    };
  };
}
