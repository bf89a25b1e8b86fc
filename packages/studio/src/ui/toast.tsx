import { useCallback, useEffect, useRef, useState } from 'react';
import { createStore, useStore } from '../store.ts';
import { words } from '../words/index.ts';
import { Icon, type IconName } from './icon.tsx';

const SECONDS = 8;

interface Toast {
  readonly text: string;
  readonly icon?: IconName;
  /** Takes back what was done; the ring beside it runs down. */
  readonly onUndo?: () => void;
  /** It has gone and was not taken back. */
  readonly onGone?: () => void;
}

const current = createStore<{ readonly toast: Toast; readonly id: number } | null>(null);
let shown = 0;

/** One at a time: the next one sends the one before away. */
export function showToast(toast: Toast): void {
  current.get()?.toast.onGone?.();
  shown += 1;
  current.set({ toast, id: shown });
}

function dismiss(toast: Toast, end: 'gone' | 'undone'): void {
  if (current.get()?.toast !== toast) return;
  current.set(null);
  if (end === 'gone') toast.onGone?.();
  else toast.onUndo?.();
}

export function Toaster() {
  const entry = useStore(current);
  return (
    <div aria-live="polite" className="toaster" role="status">
      {entry === null ? null : <ToastView key={entry.id} toast={entry.toast} />}
    </div>
  );
}

function ToastView({ toast }: { readonly toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  const left = useRef(SECONDS * 1_000);
  useEffect(() => {
    if (isHeld) return;
    const since = performance.now();
    const timer = setTimeout(() => dismiss(toast, 'gone'), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [isHeld, toast]);
  const hold = useCallback(() => setIsHeld(true), []);
  const release = useCallback(() => setIsHeld(false), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stays while somebody is on it
    <div
      className="toast"
      data-held={isHeld || undefined}
      onBlur={release}
      onFocus={hold}
      onMouseEnter={hold}
      onMouseLeave={release}
    >
      {toast.onUndo === undefined ? <Icon name={toast.icon ?? 'check'} /> : <Ring />}
      <span>{toast.text}</span>
      {toast.onUndo === undefined ? (
        <button
          aria-label={words.shell.toast.dismiss}
          className="toast-close"
          onClick={() => dismiss(toast, 'gone')}
          type="button"
        >
          <Icon name="close" size={16} />
        </button>
      ) : (
        <button className="toast-undo" onClick={() => dismiss(toast, 'undone')} type="button">
          {words.shell.toast.undo}
        </button>
      )}
    </div>
  );
}

function Ring() {
  return (
    <svg aria-hidden="true" className="ring" height="18" viewBox="0 0 18 18" width="18">
      <circle cx="9" cy="9" r="7" />
      <circle className="ring-left" cx="9" cy="9" pathLength="1" r="7" />
    </svg>
  );
}
