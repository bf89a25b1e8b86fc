import { useSyncExternalStore } from 'react';

/** Whether shortcuts are told with ⌘ or with Ctrl; both work. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Whether a media query holds, and again when that changes. */
function useMedia(query: string): boolean {
  const media = window.matchMedia(query);
  return useSyncExternalStore(
    (listener) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => media.matches,
  );
}

export const useIsPhone = () => useMedia('(max-width: 899px)');
export const useWantsStillness = () => useMedia('(prefers-reduced-motion: reduce)');
/** Whether there is room for something beside a page. */
export const useIsWide = () => useMedia('(min-width: 1200px)');
