import type { Box } from './sheet.ts';

/** Rows of as many columns as the area is wide for, the last of them in the middle. */
export function inGrid(count: number, area: Box, gap: number): readonly Box[] {
  const ratio = area.width / area.height;
  const columns = ratio > 1.4 ? (count > 5 ? Math.ceil(count / 2) : count) : count > 3 ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const width = Math.max(1, (area.width - gap * (columns - 1)) / columns);
  const height = Math.max(1, (area.height - gap * (rows - 1)) / rows);
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const left = area.x + ((columns - inRow) * (width + gap)) / 2;
    return {
      x: left + (at % columns) * (width + gap),
      y: area.y + row * (height + gap),
      width,
      height,
    };
  });
}

/** Around an oval, the first at the top, clockwise. */
export function inRing(count: number, area: Box): readonly Box[] {
  const isWide = area.width > area.height * 1.25;
  const height = Math.min(area.height * (isWide ? 0.42 : 0.29), area.width * 0.4);
  const width = Math.min(height * 1.4, area.width * 0.4);
  const [across, down] = [(area.width - width) / 2, (area.height - height) / 2];
  return Array.from({ length: count }, (_, at) => {
    const turn = -Math.PI / 2 + (at * 2 * Math.PI) / count;
    return {
      x: area.x + area.width / 2 + across * Math.cos(turn) - width / 2,
      y: area.y + area.height / 2 + down * Math.sin(turn) - height / 2,
      width,
      height,
    };
  });
}

export const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
