import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LiveRegion } from '../ui/live-region.tsx';
import { Toaster } from '../ui/toast.tsx';
import { words } from '../words/index.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { CreditMeter } from './credit-meter.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { Navigation } from './navigation.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { useIsPhone } from './platform.ts';
import { focusHeading } from './title.ts';

/** What stands around every page of the signed-in site. */
export function Shell() {
  const isPhone = useIsPhone();
  useHeadingAfterNavigation();
  return (
    <>
      <a className="skip" href="#main">
        {words.shell.skip}
      </a>
      {isPhone ? <PhoneBar /> : <Sidebar />}
      <div className="shell-main">
        <OfflineBanner />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <KeysDialog />
      <Toaster />
      <LiveRegion />
    </>
  );
}

function Sidebar() {
  return (
    <header className="sidebar">
      <Brand />
      <Navigation />
      <CreditMeter />
      <AccountMenu />
    </header>
  );
}

function useHeadingAfterNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (fromLocation === undefined) return;
        // Within a section, its page knows better where to go on.
        if (sectionOf(fromLocation) !== sectionOf(toLocation)) focusHeading();
      }),
    [router],
  );
}

const sectionOf = ({ pathname }: { readonly pathname: string }) => pathname.split('/')[1];
