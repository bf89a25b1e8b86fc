import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { COLOUR_WORDS } from '../../parse-prompt/words/colours.ts';
import type { Brush, Moment } from '../../scene/world.ts';
import type { Size } from '../../sizes.ts';

const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  both: 2,
};
const COUNT = 'two|three|four|five|six|[2-6]';
const THINGS =
  'bottles?|drinks?|juices?|products?|sneakers?|shoes?|trainers?|logos?|copies|versions|variants|variations|colou?rways|flavou?rs|cats?|cups?|coffees?|rockets?|astronauts?|photographers?|pictures?|images?|photos?|of (?:them|it|these)';
const NAMED = new RegExp(
  String.raw`(?<!\b(?:next to|add|beside) )\b(${COUNT}) (?:(?:identical|different|colou?rful|coloured|colored|small|more|such|of the|of these|of this) )?(?:${THINGS})\b(?! (?:of (?:water|stars)|off|for)\b)`,
  'iu',
);
const IN_COLOURS =
  /\b(?:different|various|many|several|all|bright|pop[- ]art|warhol|rainbow|two|three|four|five|six|own|assorted) (?:\p{L}+ )?(?:colou?rs|colou?rways|shades|hues|flavou?rs|tints)\b|\bcolou?rful\b|\bwarhol\b|\bpop[- ]art\b|\bdifferent\b/iu;
const EACH = new RegExp(
  String.raw`\b(?:one|another|(?:the )?(?:first|second|third|other|left|right|middle)(?: one)?)(?: is| in)? (${Object.keys(COLOUR_WORDS).join('|').replaceAll('-', ' ')})\b`,
  'giu',
);

export interface Copies {
  readonly count: number;
  /** A colour for each, null where it keeps its own. */
  readonly colours: readonly (string | null)[];
}

const VIVID = ['#e5383b', '#ffb703', '#2f6bff', '#35b266', '#ff5fa8', '#8a4fff'];

/** How often a picture is to be seen at once: "three bottles side by side, one red, one blue". */
export function copiesIn(prompt: string): Copies | null {
  const told = NAMED.exec(prompt)?.[1]?.toLowerCase();
  if (told === undefined) return null;
  const count = COUNTS[told] ?? Number(told);
  const named = [...prompt.matchAll(EACH)].map(
    ([, name = '']) => COLOUR_WORDS[name.toLowerCase().replace(' ', '-')] ?? null,
  );
  const isMixed = IN_COLOURS.test(prompt);
  const colours = Array.from(
    { length: count },
    (_, at) => named[at] ?? (isMixed ? (VIVID[at] ?? null) : null),
  );
  return { count, colours };
}

/** A picture in another colour, as light and as dark as before. */
function tinted(picture: Canvas, colour: string | null): Canvas {
  const copy = createCanvas(picture.width, picture.height);
  const brush = copy.getContext('2d');
  brush.drawImage(picture, 0, 0);
  if (colour === null) return copy;
  brush.globalCompositeOperation = 'color';
  brush.fillStyle = colour;
  brush.fillRect(0, 0, copy.width, copy.height);
  brush.globalCompositeOperation = 'destination-in';
  brush.drawImage(picture, 0, 0);
  return copy;
}

const GAP = 0.12;

/** Copies of a cut-out side by side. */
export function inRow(picture: Canvas, { count, colours }: Copies): Canvas {
  const step = picture.width * (1 + GAP);
  const row = createCanvas(Math.round(step * (count - 1) + picture.width), picture.height);
  const brush = row.getContext('2d');
  for (let at = 0; at < count; at += 1)
    brush.drawImage(tinted(picture, colours[at] ?? null), Math.round(step * at), 0);
  return row;
}

/** A prompt without the colours that are those of single copies, and not of what is behind them. */
export const withoutOwnColours = (prompt: string): string => prompt.replaceAll(EACH, ' ');

type Painter = (brush: Brush, moment: Moment) => void;

/** How many copies of a photograph stand beside each other. */
function acrossOf(count: number, { width, height }: Size): number {
  if (count === 4) return 2;
  if (count <= 3) return height > width ? 1 : count;
  return height > width ? 2 : 3;
}

/** A moving photograph several times, as on the sheet of a photo booth. */
export async function onSheet(
  { count, colours }: Copies,
  size: Size,
  compose: (size: Size) => Promise<Painter>,
): Promise<Painter> {
  const across = acrossOf(count, size);
  const down = Math.ceil(count / across);
  const [width, height] = [Math.ceil(size.width / across), Math.ceil(size.height / down)];
  const paint = await compose({ width, height });
  const cell = createCanvas(width, height);
  return (brush, moment) => {
    const one = cell.getContext('2d');
    one.clearRect(0, 0, width, height);
    paint(one, moment);
    for (let at = 0; at < across * down; at += 1) {
      const colour = colours[at % count] ?? null;
      brush.drawImage(
        tinted(cell, colour),
        (at % across) * width,
        Math.floor(at / across) * height,
      );
    }
  };
}
