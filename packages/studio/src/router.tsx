import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { whenInReach } from './connection.ts';
import { FailedPage } from './shell/failed-page.tsx';
import { MissingPage } from './shell/missing-page.tsx';
import { PendingPage } from './shell/pending-page.tsx';
import { Shell } from './shell/shell.tsx';

const rootRoute = createRootRoute({ component: Shell });

const libraryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/library',
  component: lazyRouteComponent(
    whenInReach(() => import('./routes/library.tsx')),
    'LibraryPage',
  ),
});

const webhooksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/webhooks',
  component: lazyRouteComponent(
    whenInReach(() => import('./routes/webhooks.tsx')),
    'WebhooksPage',
  ),
});

const routeTree = rootRoute.addChildren([
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/generate',
    component: lazyRouteComponent(
      whenInReach(() => import('./routes/generate.tsx')),
      'GeneratePage',
    ),
  }),
  // The page itself shows what is open, beside the list or instead of it.
  libraryRoute.addChildren([createRoute({ getParentRoute: () => libraryRoute, path: '$id' })]),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/keys',
    component: lazyRouteComponent(
      whenInReach(() => import('./routes/keys.tsx')),
      'KeysPage',
    ),
  }),
  webhooksRoute.addChildren([createRoute({ getParentRoute: () => webhooksRoute, path: '$id' })]),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/billing',
    component: lazyRouteComponent(
      whenInReach(() => import('./routes/billing.tsx')),
      'BillingPage',
    ),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/quiz',
    component: lazyRouteComponent(
      whenInReach(() => import('./routes/quiz.tsx')),
      'QuizPage',
    ),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/settings',
    component: lazyRouteComponent(
      whenInReach(() => import('./routes/settings.tsx')),
      'SettingsPage',
    ),
  }),
]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  defaultPendingComponent: PendingPage,
  defaultErrorComponent: FailedPage,
  defaultNotFoundComponent: MissingPage,
  // Addresses mean what they say: ?prompt=123 is the text 123.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(search).toString();
    return text === '' ? '' : `?${text}`;
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
