import type { Canvas } from '@napi-rs/canvas';
import { BLACK, type Colour, css, hex, mix, WHITE } from '../../draw/colour.ts';
import type { Box } from '../../draw/props/furniture.ts';
import { loadSprite } from '../../draw/sprite.ts';
import { smooth } from '../../scene/easing.ts';
import type { Brush, Moment } from '../../scene/world.ts';

type Painter = (brush: Brush, moment: Moment) => void;

const WHO = String.raw`\b(?:she|he|they|it|(?:the|this) (?:\p{L}+ )?(?:woman|man|girl|boy|lady|person|astronaut|pilot|subject))`;
const said = (what: string) => new RegExp(`${WHO}\\b[^.;]{0,40}\\b(?:${what})`, 'iu');

/** What somebody in a portrait does with a hand, and how it turns with the seconds. */
const GESTURES: readonly (readonly [RegExp, string, (seconds: number) => number])[] = [
  [
    said(
      String.raw`wav(?:es?|ing)\b(?! (?:of|in the wind|crash|roll|break))|says (?:hello|hi|goodbye)\b`,
    ),
    'raised-hand',
    (seconds) => 0.36 * Math.sin(seconds * 6.5),
  ],
  [said('thumbs?[ -]up'), 'thumbs-up', (seconds) => 0.05 * Math.sin(seconds * 3)],
  [said('(?:peace|victory|v)[ -]sign'), 'victory-hand', (seconds) => 0.06 * Math.sin(seconds * 3)],
  [said('ok[ -](?:sign|hand)'), 'ok-hand', (seconds) => 0.06 * Math.sin(seconds * 3)],
];

/** Where somebody or something else begins to do something: "she smiles and the flag waves". */
const CLAUSE =
  /[.;!]|,? (?:and|while|as|with|then) (?=(?:the|an?|his|her|their|its|some|behind|let|have|make|add|put)\b)|, (?=(?:the|an?|his|her|their|its|some|\p{L}+ing|\p{L}+s) )/giu;

/** What somebody in the picture does with a hand; a flag that waves is none. */
function gestureIn(prompt: string) {
  const clauses = prompt.replaceAll(/"[^"]*"|“[^”]*”/gu, ' ').split(CLAUSE);
  return GESTURES.find(([pattern]) => clauses.some((clause) => pattern.test(clause)));
}

/** Whether somebody raises a hand that is not in the picture. */
export const raisesHand = (prompt: string): boolean => gestureIn(prompt) !== undefined;

/** The mean colour around a place of a picture, given in shares of its size. */
function colourAround(picture: Canvas, x: number, y: number): Colour {
  const side = Math.max(4, Math.round(picture.width * 0.03));
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most - side, value));
  const { data } = picture
    .getContext('2d')
    .getImageData(
      Math.round(clamp(x * picture.width - side / 2, picture.width)),
      Math.round(clamp(y * picture.height - side / 2, picture.height)),
      side,
      side,
    );
  const sums = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4)
    for (const part of [0, 1, 2]) sums[part] = (sums[part] ?? 0) + (data[at + part] ?? 0);
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / (data.length / 4));
  return [red, green, blue];
}

const toHex = (colour: Colour) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** A hand that comes up beside a face, in a sleeve of the colour that is worn; `inFrame` is the face in the frame. */
export function raisedHand(
  prompt: string,
  picture: Canvas,
  face: Box | null,
  inFrame: Box | null,
): readonly Painter[] {
  const found = gestureIn(prompt);
  if (found === undefined || face === null || inFrame === null) return [];
  const [, icon, turn] = found;
  const { x, y, width, height } = inFrame;
  const middle = face.x + face.width / 2;
  const cloth = colourAround(
    picture,
    middle - face.width * 1.25,
    Math.min(0.97, face.y + face.height * 2.1),
  );
  const skin = colourAround(picture, middle, face.y + face.height * 0.62);
  const pixels = Math.round(height * 0.95);
  const hand = loadSprite(icon, pixels, { light: null, colour: toHex(skin), states: [] });
  if (hand === null) return [];
  const sleeve = mix(cloth, hex('#ffffff'), 0.04);
  const reach = height * 0.24;
  // Without room beside the face, it is below it.
  const aside = Math.max(pixels * 0.46, x - width * 0.62);
  const lower = Math.min(1.1, ((aside - x + width * 0.62) / width) * 1.4);
  return [
    (brush, { progress, seconds }) => {
      const up = smooth(progress / 0.13);
      const wrist = { x: aside, y: y + height * (1.05 + lower + 1.6 * (1 - up)) };
      brush.save();
      brush.translate(wrist.x, wrist.y);
      brush.rotate(turn(seconds) * up);
      const { bitmap } = hand;
      brush.drawImage(bitmap, -bitmap.width / 2, -bitmap.height * 0.96);
      brush.restore();
      // From the wrist down along the body.
      brush.save();
      brush.translate(wrist.x, wrist.y);
      brush.rotate(0.12 + turn(seconds) * 0.25);
      const fill = brush.createLinearGradient(-reach, 0, reach, 0);
      fill.addColorStop(0, css(mix(sleeve, BLACK, 0.25)));
      fill.addColorStop(0.45, css(mix(sleeve, WHITE, 0.08)));
      fill.addColorStop(1, css(mix(sleeve, BLACK, 0.34)));
      brush.fillStyle = fill;
      brush.beginPath();
      brush.moveTo(-reach * 0.92, -reach * 0.34);
      brush.quadraticCurveTo(0, -reach * 0.1, reach * 0.92, -reach * 0.34);
      brush.lineTo(reach * 1.35, height * 3);
      brush.lineTo(-reach * 1.5, height * 3);
      brush.fill();
      brush.fillStyle = css(mix(sleeve, BLACK, 0.4), 0.6);
      brush.beginPath();
      brush.ellipse(0, reach * 0.12, reach * 0.95, reach * 0.16, 0, 0, 7);
      brush.fill();
      brush.restore();
    },
  ];
}
