import { useEffect } from 'react';
import { boot } from '../boot.ts';

/** Names the page in the tab and in the history. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${boot.serviceName}`;
  }, [title]);
}

/** After a change of page, reading begins at its heading. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}
