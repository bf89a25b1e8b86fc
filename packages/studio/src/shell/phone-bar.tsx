import { useState } from 'react';
import { useMe } from '../queries.ts';
import { IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { words } from '../words/index.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { CreditMeter } from './credit-meter.tsx';
import { Navigation } from './navigation.tsx';

/** On a phone, the credits stay in sight and everything else is in a sheet. */
export function PhoneBar() {
  const [isOpen, setIsOpen] = useState(false);
  const available = useMe()?.credits.available;
  const { meter, menu } = words.shell;
  return (
    <header className="phone-bar">
      <Brand />
      <a className="btn btn-line phone-credits" href="/billing">
        {available === undefined ? null : <strong>{words.whole(available)}</strong>}
        {meter.short(available ?? 0)}
      </a>
      <IconButton aria-expanded={isOpen} icon="menu" label={menu} onClick={() => setIsOpen(true)} />
      <Dialog isOpen={isOpen} look="sheet" onClose={() => setIsOpen(false)} title={menu}>
        <Navigation onGo={() => setIsOpen(false)} />
        <CreditMeter />
        <AccountMenu />
      </Dialog>
    </header>
  );
}
