import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Feed } from './feed.ts';
import { type Row, rowAt } from './layout.ts';

/** Below the bar that stays above the list. */
const EDGE_PIXELS = 130;

interface Place {
  readonly rows: readonly Row[];
  /** Where the list begins in the page. */
  readonly top: number;
  readonly openId: string | undefined;
}

/** Keeps what is looked at in its place when rows above it change, and when somebody comes back. */
export function useAnchor(feed: Feed, { rows, top, openId }: Place): void {
  useLayoutEffect(() => {
    // Another list begins at its top.
    if (feed.anchor === null && window.scrollY > 0) window.scrollTo(0, 0);
  }, [feed]);
  useLayoutEffect(() => {
    const { anchor } = feed;
    const row = anchor === null ? undefined : rowOf(rows, anchor.id);
    if (anchor === null || row === undefined) return;
    const wanted = Math.round(row.top + top - anchor.offset);
    if (Math.abs(wanted - window.scrollY) > 1) window.scrollTo(0, wanted);
  }, [feed, rows, top]);
  useEffect(() => {
    if (rows.length === 0) return;
    const note = () => {
      feed.anchor = anchorAt(rows, top);
    };
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [feed, rows, top]);
  useOpenInView({ rows, top, openId });
}

/** At the very top there is none, so that new ones come into view. */
function anchorAt(rows: readonly Row[], top: number) {
  const y = window.scrollY + EDGE_PIXELS - top;
  if (window.scrollY < 40) return null;
  const at = rowAt(rows, y);
  const row = rows.slice(at, at + 2).find(({ kind }) => kind === 'pictures');
  if (row?.kind !== 'pictures') return null;
  const id = row.cells[0]?.video.id;
  return id === undefined ? null : { id, offset: row.top + top - window.scrollY };
}

const rowOf = (rows: readonly Row[], id: string | undefined) =>
  rows.find((row) => row.kind === 'pictures' && row.cells.some(({ video }) => video.id === id));

/** Whoever goes on to the next one sees where it stands. */
function useOpenInView({ rows, top, openId }: Place): void {
  const seen = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (openId === undefined || seen.current === openId) return;
    const row = rowOf(rows, openId);
    if (row === undefined) return;
    seen.current = openId;
    const upper = row.top + top - EDGE_PIXELS;
    const lower = row.top + top + row.height - window.innerHeight;
    if (window.scrollY > upper) window.scrollTo(0, Math.max(0, upper));
    else if (window.scrollY < lower) window.scrollTo(0, lower);
  }, [rows, top, openId]);
}
