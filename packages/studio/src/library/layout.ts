import type { Video } from '../../../../src/contract/resources/video.ts';

const DAY_HEIGHT = 42;
/** The sentence under a picture, and the space to the next row. */
const CAPTION_HEIGHT = 46;
/** The last row of a day is stretched to the full width only if it does not grow more than this. */
const STRETCH_MAX = 1.3;

interface Cell {
  readonly video: Video;
  readonly width: number;
}
export interface PictureRow {
  readonly kind: 'pictures';
  readonly key: string;
  readonly top: number;
  readonly height: number;
  readonly pictureHeight: number;
  readonly cells: readonly Cell[];
}
export interface DayRow {
  readonly kind: 'day';
  readonly key: string;
  readonly top: number;
  readonly height: number;
  /** Midnight, by the clock of the person. */
  readonly date: Date;
  /** Null while the day is not read to its end. */
  readonly sum: DaySum | null;
}
export type Row = PictureRow | DayRow;

interface DaySum {
  readonly made: number;
  readonly failed: number;
  readonly running: number;
  readonly charged: number;
}

interface Frame {
  readonly width: number;
  readonly gap: number;
  /** How high pictures are, about. */
  readonly target: number;
  /** Whether there is nothing older than the last one. */
  readonly isComplete: boolean;
}

/** Rows of full width, each as high as its pictures allow, under the day on which they were made. */
export function layOut(videos: readonly Video[], frame: Frame): readonly Row[] {
  const rows: Row[] = [];
  let top = 0;
  const add = (row: Row) => {
    rows.push(row);
    top += row.height;
  };
  const days = byDay(videos);
  for (const [index, { date, ofDay }] of days.entries()) {
    const isWhole = frame.isComplete || index < days.length - 1;
    const key = `day-${date.toDateString()}`;
    add({ kind: 'day', key, top, height: DAY_HEIGHT, date, sum: isWhole ? sumOf(ofDay) : null });
    for (const part of intoRows(ofDay, frame)) add(pictureRow(part, frame, top));
  }
  return rows;
}

function byDay(videos: readonly Video[]) {
  const days: { readonly date: Date; readonly ofDay: Video[] }[] = [];
  for (const video of videos) {
    const date = new Date(video.created_at);
    date.setHours(0, 0, 0, 0);
    const last = days.at(-1);
    if (last !== undefined && last.date.getTime() === date.getTime()) last.ofDay.push(video);
    else days.push({ date, ofDay: [video] });
  }
  return days;
}

export const ratioOf = ({ aspectRatio }: Pick<Video, 'aspectRatio'>): number => {
  const [width = 1, height = 1] = aspectRatio.split(':').map(Number);
  return width / height;
};

const heightOf = (videos: readonly Video[], { width, gap }: Frame) =>
  (width - gap * (videos.length - 1)) / videos.reduce((sum, video) => sum + ratioOf(video), 0);

/** Breaks where the height comes nearest to the wished one. */
function intoRows(videos: readonly Video[], frame: Frame): readonly (readonly Video[])[] {
  const rows: (readonly Video[])[] = [];
  let row: readonly Video[] = [];
  for (const video of videos) {
    const longer = [...row, video];
    if (row.length > 0 && isNearer(heightOf(row, frame), heightOf(longer, frame), frame.target)) {
      rows.push(row);
      row = [video];
    } else row = longer;
  }
  return row.length === 0 ? rows : [...rows, row];
}

const isNearer = (height: number, other: number, target: number) =>
  Math.abs(Math.log(height / target)) < Math.abs(Math.log(other / target));

function pictureRow(videos: readonly Video[], frame: Frame, top: number): PictureRow {
  const full = heightOf(videos, frame);
  const isFull = full <= frame.target * STRETCH_MAX;
  const height = Math.round(isFull ? full : frame.target);
  const widths = videos.map((video) => Math.floor(height * ratioOf(video)));
  const used = widths.reduce((sum, width) => sum + width, frame.gap * (videos.length - 1));
  const rest = isFull ? frame.width - used : Math.min(0, frame.width - used);
  return {
    kind: 'pictures',
    key: videos[0]?.id ?? '',
    top,
    height: height + CAPTION_HEIGHT,
    pictureHeight: height,
    // What rounding leaves goes to the last one, so that right edges meet.
    cells: videos.map((video, index) => ({
      video,
      width: (widths[index] ?? 0) + (index === videos.length - 1 ? rest : 0),
    })),
  };
}

function sumOf(videos: readonly Video[]): DaySum {
  const count = (status: Video['status']) =>
    videos.filter((video) => video.status === status).length;
  return {
    made: count('completed'),
    failed: count('failed'),
    running: count('generating'),
    charged: videos.reduce((sum, { creditsUsed }) => sum + creditsUsed, 0),
  };
}

/** The row at a height, or the last one above it. */
export function rowAt(rows: readonly Row[], y: number): number {
  let [low, high] = [0, rows.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((rows[middle]?.top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}
