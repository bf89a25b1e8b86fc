import { useRouter, useRouterState } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useCounts } from '../queries.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { words } from '../words/index.ts';

interface Section {
  readonly path: string;
  readonly name: keyof typeof words.shell.sections;
  readonly icon: IconName;
}

const SECTIONS: readonly Section[] = [
  { path: '/generate', name: 'studio', icon: 'studio' },
  { path: '/library', name: 'library', icon: 'library' },
  { path: '/keys', name: 'keys', icon: 'key' },
  { path: '/webhooks', name: 'webhooks', icon: 'webhook' },
  { path: '/billing', name: 'billing', icon: 'receipt' },
  { path: '/settings', name: 'settings', icon: 'sliders' },
];

/** Pages for everybody, which the server writes. */
const OUTSIDE: readonly Section[] = [
  { path: '/docs', name: 'docs', icon: 'book' },
  { path: '/pricing', name: 'pricing', icon: 'price' },
];

export function Navigation({ onGo }: { readonly onGo?: () => void }) {
  const { videos, keys } = useCounts();
  const counts: Partial<Record<Section['name'], number | undefined>> = { library: videos, keys };
  return (
    <nav aria-label={words.shell.navigation} className="sections">
      <ul>
        {SECTIONS.map((section) => (
          <SectionLink count={counts[section.name]} key={section.path} onGo={onGo} {...section} />
        ))}
      </ul>
      <ul>
        {OUTSIDE.map((section) => (
          <SectionLink key={section.path} onGo={onGo} {...section} />
        ))}
      </ul>
    </nav>
  );
}

interface LinkProps extends Section {
  readonly count?: number | undefined;
  readonly onGo?: (() => void) | undefined;
}

function SectionLink({ path, name, icon, count, onGo }: LinkProps) {
  const here = useRouterState({ select: ({ location }) => location.pathname });
  const follow = useFollow();
  return (
    <li>
      <a
        aria-current={here === path || here.startsWith(`${path}/`) ? 'page' : undefined}
        href={path}
        onClick={(event) => {
          onGo?.();
          follow(event);
        }}
      >
        <Icon name={icon} />
        {words.shell.sections[name]}
        {count === undefined ? null : <span className="count">{words.whole(count)}</span>}
      </a>
    </li>
  );
}

/** Goes to a page of the studio without loading it anew; every other link is the browser's. */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const router = useRouter();
  return (event) => {
    const { pathname, search } = event.currentTarget;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const [, rest, route] = router.getMatchedRoutes(pathname);
    if (!isPlain || route === undefined || route.isRoot || '**' in rest) return;
    event.preventDefault();
    void router.navigate({ href: `${pathname}${search}` });
  };
}
