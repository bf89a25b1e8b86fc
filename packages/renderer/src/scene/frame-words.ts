import type { Canvas } from '@napi-rs/canvas';
import { copyOf, titleCopy } from '../ads/ad-copy.ts';
import { formatOf, type LayoutName, overlap, type Zones, zonesFor } from '../ads/ad-layout.ts';
import { setWords } from '../ads/stack-words.ts';
import type { Box } from '../draw/props/furniture.ts';
import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import { wearsHat } from '../pictures/face/worn.ts';
import { needsRoomAbove } from '../pictures/room-above.ts';
import type { PictureSubject } from '../pictures/subject/find-subject.ts';
import {
  boxInFrame,
  loweredForHat,
  type Placement,
  placePicture,
} from '../pictures/subject/frame-picture.ts';
import type { Size } from '../sizes.ts';

export interface PictureTask {
  readonly prompt: string;
  readonly description: SceneDescription;
  readonly picture: Canvas;
  readonly size: Size;
}

/** What is set over a picture: an ad, or a title. */
export function copyFor({ ad, title }: SceneDescription) {
  if (ad !== null) return copyOf(ad, title, null);
  return title === null ? null : titleCopy(title);
}

/** Where a picture and its words are. */
interface Framed {
  readonly zones: Zones | null;
  readonly placement: Placement;
  readonly box: Box;
}

const LAYOUTS: readonly LayoutName[] = ['words-first', 'product-first'];

/** The words below what is shown instead of above it. */
function upsideDown(zones: Zones, { height }: Size): Zones {
  const turned = (box: Box): Box => ({ ...box, y: height - box.y - box.height });
  return { ...zones, words: turned(zones.words), product: turned(zones.product) };
}

const LOW =
  /\blower[- ]thirds?\b|\b(?:at|along|across|on|in|near) the (?:very )?bottom\b|\bbottom (?:banner|bar|strip|line)\b|\bsubtitles?\b/iu;
/** "Use the drawing at the bottom": the picture is there, and not its words. */
const PICTURE_LOW =
  /\b(?:drawings?|pictures?|photos?|images?|illustrations?|artwork|villages?|houses?|product|bottle|shoe|sneaker|logo|smoke|fire|flames|it) (?:at|along|across|on|in|near) the (?:very )?bottom\b/giu;
const wantsLow = (prompt: string): boolean => LOW.test(prompt.replaceAll(PICTURE_LOW, ' '));
/** Where a line stands that is asked for at the lower edge of a wide picture, in shares of it. */
const LOW_WORDS = { x: 0.065, y: 0.68, width: 0.62, height: 0.24 } as const;

/** The words at the lower edge of what is shown. */
function lowZones(size: Size): Zones {
  const format = formatOf(size);
  if (format === 'tall') return zonesFor(size, 'product-first');
  if (format === 'square') return upsideDown(zonesFor(size, 'words-first'), size);
  const { width, height } = size;
  const { letters } = zonesFor(size, 'letters');
  const words = {
    x: LOW_WORDS.x * width,
    y: LOW_WORDS.y * height,
    width: LOW_WORDS.width * width,
    height: LOW_WORDS.height * height,
  };
  return {
    words,
    product: { x: 0, y: 0, width, height: height * 0.66 },
    isCentred: false,
    letters,
  };
}

/** In a square, words are above or below what is shown: beside it they would cover it. */
function zonesToTry(prompt: string, size: Size): readonly Zones[] {
  if (wantsLow(prompt)) return [lowZones(size)];
  if (formatOf(size) !== 'square') return LAYOUTS.map((name) => zonesFor(size, name));
  const above = zonesFor(size, 'words-first');
  return [above, upsideDown(above, size)];
}

/** The least width of words beside a subject, as a share of the frame. */
const WORDS_MIN = 0.27;

/** The words beside the subject rather than over it, where that leaves them room. */
function besides(zones: Zones, box: Box, size: Size): Zones {
  const { words, isCentred } = zones;
  if (isCentred) return zones;
  const least = size.width * WORDS_MIN;
  const pad = size.width * 0.02;
  const isLeft = words.x < size.width / 2 - words.width / 2;
  if (isLeft) {
    const width = Math.min(words.width, Math.max(least, box.x - pad - words.x));
    return { ...zones, words: { ...words, width } };
  }
  const right = words.x + words.width;
  const x = Math.min(right - least, Math.max(words.x, box.x + box.width + pad));
  return { ...zones, words: { ...words, x, width: right - x } };
}

/** How much of the frame a picture covers at least where something is above its subject. */
const FILLED_BELOW = 0.62;

/** Words are rather over the legs of somebody than over the head, which is not always found as a face. */
const HEAD_COST = 2;
const headOf = ({ height, ...box }: Box): Box => ({ ...box, height: height * 0.42 });

/** How much of the frame a face covers at least that is too wide for it. */
const FILLED_BY_FACE = 0.5;

/** The framing with the words where they cover least of the subject. */
export function frameFor(
  { prompt, picture, size, description }: PictureTask,
  subject: PictureSubject,
  unit: number,
  isGaze = false,
): Framed {
  const copy = copyFor(description);
  const least = needsRoomAbove(prompt) ? FILLED_BELOW : undefined;
  const filled = isGaze ? FILLED_BY_FACE : least;
  const isPanned = description.camera?.startsWith('pan') === true;
  const framed = (zones: Zones | null): Framed => {
    const room = zones?.product ?? null;
    const usual = placePicture(picture, size, subject, room, { filled, isPanned });
    const isLowered = zones === null && wearsHat(prompt);
    const placement = isLowered ? loweredForHat(picture, size, subject) : usual;
    const box = boxInFrame(subject.box, picture, size, placement);
    const beside = zones === null || wantsLow(prompt) ? zones : besides(zones, box, size);
    return { zones: beside, placement, box };
  };
  if (copy === null || copy.lead === '') return framed(null);
  const tried = zonesToTry(prompt, size).map(framed);
  // What was not told from its ground has no head at the top.
  const headCost = subject.mask === null ? 0 : HEAD_COST;
  const cost = ({ zones, box }: Framed) =>
    zones === null
      ? 0
      : setWords(copy, zones, unit).reduce(
          (sum, item) => sum + overlap(item.box, box) + headCost * overlap(item.box, headOf(box)),
          0,
        );
  const [best] = tried.sort((one, other) => cost(one) - cost(other));
  return best ?? framed(null);
}
