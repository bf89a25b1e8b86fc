import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Video, VideoFilter } from '../../../../src/contract/resources/video.ts';
import { useIsPhone } from '../shell/platform.ts';
import { LibraryCell } from './cell.tsx';
import { DayHeading } from './day-heading.tsx';
import type { Feed } from './feed.ts';
import { layOut, type Row } from './layout.ts';
import { moveFocus } from './move-focus.ts';
import { useAnchor } from './use-anchor.ts';

/** So many rows are made beyond what is seen. */
const OVERSCAN = 3;
/** The next page is asked for when so many pixels are left. */
const AHEAD_PIXELS = 4_000;

interface GridProps {
  readonly feed: Feed;
  readonly videos: readonly Video[];
  readonly filter: VideoFilter;
  readonly openId: string | undefined;
  readonly isComplete: boolean;
  readonly onOpen: (id: string) => void;
}

/** Rows by day. Only those near the window are in the page, however many there are. */
export function Grid({ feed, videos, filter, openId, isComplete, onOpen }: GridProps) {
  const root = useRef<HTMLDivElement>(null);
  const { width, top } = usePlace(root);
  const rows = useRows(videos, { width, isComplete });
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => rows[index]?.height ?? 0,
    getItemKey,
    overscan: OVERSCAN,
    scrollMargin: top,
    useFlushSync: false,
  });
  useAnchor(feed, { rows, top, openId });
  const last = rows.at(-1);
  const height = last === undefined ? 0 : last.top + last.height;
  const shown = virtual.getVirtualItems();
  const end = shown.at(-1)?.end ?? 0;
  useEffect(() => {
    if (width > 0 && !isComplete && height + top - end < AHEAD_PIXELS) void feed.loadMore();
  }, [feed, width, isComplete, height, top, end]);
  const openLink = (event: MouseEvent<HTMLElement>) => {
    const id = linkOf(event.target)?.dataset['id'];
    if (id === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for its links
    <div
      className="library-rows"
      onClick={openLink}
      onKeyDown={(event: KeyboardEvent) => openId === undefined && moveFocus(event)}
      ref={root}
      style={{ height }}
    >
      {shown.map(({ index, key }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <GridRow
            filter={filter}
            key={key}
            openId={row.kind === 'pictures' && has(row, openId) ? openId : undefined}
            row={row}
          />
        );
      })}
    </div>
  );
}

const linkOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('a[data-id]') : null;

const has = (row: Row, id: string | undefined) =>
  row.kind === 'pictures' && row.cells.some(({ video }) => video.id === id);

interface RowProps {
  readonly row: Row;
  readonly openId: string | undefined;
  readonly filter: VideoFilter;
}

const GridRow = memo(function GridRow({ row, openId, filter }: RowProps) {
  return (
    <div className="library-row" style={{ transform: `translateY(${row.top}px)` }}>
      {row.kind === 'day' ? (
        <DayHeading row={row} />
      ) : (
        row.cells.map(({ video, width }) => (
          <LibraryCell
            filter={filter}
            height={row.pictureHeight}
            isOpen={video.id === openId}
            key={video.id}
            video={video}
            width={width}
          />
        ))
      )}
    </div>
  );
});

const WIDE = { gap: 12, target: 228 };
const NARROW = { gap: 8, target: 205 };

function useRows(
  videos: readonly Video[],
  { width, isComplete }: { readonly width: number; readonly isComplete: boolean },
): readonly Row[] {
  const isPhone = useIsPhone();
  return useMemo(
    () => (width === 0 ? [] : layOut(videos, { width, isComplete, ...(isPhone ? NARROW : WIDE) })),
    [videos, width, isComplete, isPhone],
  );
}

/** How wide the list is and where it begins; measured, as the inspector and the window change it. */
function usePlace(root: RefObject<HTMLDivElement | null>) {
  const [place, setPlace] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const { current } = root;
    if (current === null) return;
    const measure = () => {
      const { left, right, top } = current.getBoundingClientRect();
      const next = { width: Math.floor(right - left), top: Math.round(top + window.scrollY) };
      setPlace((now) => (now.width === next.width && now.top === next.top ? now : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [root]);
  return place;
}
