import { useEffect } from 'react';
import { createKeptStore } from './kept.ts';

/** Keys without a modifier can be turned off, for those who speak to their machine. */
export const singleKeys = createKeptStore('shortcuts', (kept) => kept !== false);

export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Keys, by their names in lower case, that work wherever nothing else takes them: not in a field, a menu or a dialog. */
export function useShortcuts(shortcuts: Shortcuts): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const run = shortcuts[event.key.toLowerCase()];
      if (run === undefined || isTaken(event)) return;
      event.preventDefault();
      run(event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shortcuts]);
}

function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (document.querySelector('dialog[open], [popover]:popover-open') !== null) return true;
  if (event.key === 'Escape') return false;
  if (!singleKeys.get() && event.key.length === 1 && event.key !== ' ') return true;
  if (target.closest('input, textarea, select, [role="slider"]') !== null) return true;
  return event.key === ' ' && target.closest('button, a, summary') !== null;
}
