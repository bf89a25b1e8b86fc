import { createCanvas } from '@napi-rs/canvas';
import type { Box } from '../../draw/props/furniture.ts';
import { outBack, smooth } from '../../scene/easing.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';
import type { Size } from '../../sizes.ts';

/** Until which share of the video it is counted. */
export const UNTIL = 0.6;
const FROM =
  /\b(10|ten|9|8|7|6|5|five|4)(?:[ ,.…-]+(?:9|nine|8|7|6|5|4|four|3|three))|\bcount(?:s|ing)?[- ]?down (?:from )?(10|ten|5|five)\b|\b(10|ten|5|five)[- ]second count-?down\b|\bfrom (10|ten|5|five) to (?:0|zero|1|one)\b/iu;
const THREE = /\b(?:3|three)[ ,.…-]+(?:2|two)[ ,.…-]+(?:1|one)\b/iu;
const SPELT: Readonly<Record<string, number>> = { ten: 10, five: 5 };

/** Whether the prompt says what is counted, or what comes then. */
export const isCounted = (prompt: string): boolean =>
  FROM.test(prompt) || THREE.test(prompt) || /\b(?:then|followed by)\b/iu.test(prompt);

/** The numbers that a prompt counts, from three on unless it begins elsewhere. */
export function numbersOf(prompt: string): readonly string[] {
  const found = FROM.exec(prompt)
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.toLocaleLowerCase('en');
  const from = found === undefined ? 3 : (SPELT[found] ?? Number(found));
  return Array.from({ length: from }, (_, at) => String(from - at));
}

/** Beside what is slim, or they would hide it; otherwise in the middle. */
export function besides({ width, height }: Size, { x, y, width: wide }: Box, half: number): number {
  const [left, right] = [x, width - x - wide];
  const room = Math.max(left, right);
  if (wide > width * 0.4 || y > height * 0.5 || room < half * 1.7) return width / 2;
  return right >= left ? x + wide + right / 2 : left / 2;
}

const SMALL = 0.6;

/** Large numbers, one after another. */
export function countdown(
  { size, unit }: World,
  prompt: string,
  subject: Box,
): (brush: Brush, moment: Moment) => void {
  // Beside what leaves little room they are smaller, rather than over it.
  const full = besides(size, subject, unit * 150);
  const scale = full === size.width / 2 ? SMALL : 1;
  const smaller = besides(size, subject, unit * 150 * SMALL);
  const isTall = size.height > size.width * 1.2;
  const aside = isTall && smaller === size.width / 2 ? size.width * 0.8 : smaller;
  const middle = scale === 1 ? full : aside;
  const grown = middle === size.width / 2 ? 1 : scale;
  const side = Math.ceil(unit * 420 * grown);
  const numbers = numbersOf(prompt);
  const digits = numbers.map((digit) => {
    const canvas = createCanvas(side, side);
    const brush = canvas.getContext('2d');
    brush.font = `800 ${Math.round(unit * 270 * grown)}px Inter`;
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.shadowColor = 'rgba(0,0,0,0.6)';
    brush.shadowBlur = unit * 26;
    brush.fillStyle = '#fff';
    brush.fillText(digit, side / 2, side / 2);
    return canvas;
  });
  return (brush, { progress }) => {
    const turn = (progress / UNTIL) * numbers.length;
    const digit = digits[Math.floor(turn)];
    if (digit === undefined) return;
    const age = turn % 1;
    const wide = side * (1.25 - 0.25 * outBack(age * 3));
    brush.save();
    brush.globalAlpha = 1 - smooth((age - 0.75) / 0.25);
    brush.drawImage(digit, middle - wide / 2, size.height * 0.42 - wide / 2, wide, wide);
    brush.restore();
  };
}

/** What is counted down to begins with the last number. */
export function sinceCount({ seconds, progress }: Moment): Moment {
  const share = Math.max(0, (progress - UNTIL) / (1 - UNTIL));
  return { progress: share, seconds: progress > 0 ? (seconds / progress) * share : 0 };
}
