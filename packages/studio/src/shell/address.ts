import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { showToast } from '../ui/toast.tsx';

/** A parameter of the address; null where it has none. */
export function useParameter(name: string): string | null {
  return useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get(name),
  });
}

/** What a page of the server has just done is told once, and no longer part of the address. */
export function useNotice(notices: Readonly<Record<string, string>>): void {
  const router = useRouter();
  const notice = useParameter('notice');
  useEffect(() => {
    if (notice === null) return;
    const text = Object.hasOwn(notices, notice) ? notices[notice] : undefined;
    if (text !== undefined) showToast({ text });
    void router.navigate({ href: location.pathname, replace: true });
  }, [notice, notices, router]);
}
