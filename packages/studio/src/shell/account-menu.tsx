import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useMe } from '../queries.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuChoice, MenuItem, MenuLine, MenuOption } from '../ui/menu.tsx';
import { words } from '../words/index.ts';
import { openKeys } from './keys-dialog.tsx';
import { chooseTheme, chosenTheme, type Theme } from './theme.ts';

const { account } = words.shell;

const THEMES = [
  ['light', account.light],
  ['auto', account.auto],
  ['dark', account.dark],
] as const;

const isTheme = (value: string): value is Theme => THEMES.some(([theme]) => theme === value);

export function AccountMenu() {
  const email = useMe()?.account.email ?? '';
  const navigate = useNavigate();
  const signOut = useRef<HTMLFormElement>(null);
  const [theme, setTheme] = useState(chosenTheme);
  const trigger = (
    <>
      <span aria-hidden="true" className="account-letter">
        {email.slice(0, 1).toUpperCase()}
      </span>
      <span className="account-mail">{email}</span>
      <Icon name="sort" size={16} />
    </>
  );
  return (
    <>
      <Menu className="account" label={account.menu(email)} side="top" trigger={trigger}>
        <p className="menu-label">{email}</p>
        <MenuItem icon="sliders" onSelect={() => void navigate({ href: '/settings' })}>
          {account.settings}
        </MenuItem>
        <MenuItem icon="help" onSelect={openKeys}>
          {account.shortcuts}
        </MenuItem>
        <MenuLine />
        <MenuChoice
          label={account.theme}
          onChange={(value) => {
            if (!isTheme(value)) return;
            setTheme(value);
            chooseTheme(value);
          }}
          value={theme}
        >
          {THEMES.map(([value, name]) => (
            <MenuOption key={value} value={value}>
              {name}
            </MenuOption>
          ))}
        </MenuChoice>
        <MenuLine />
        <MenuItem icon="sign-out" onSelect={() => signOut.current?.submit()}>
          {account.signOut}
        </MenuItem>
      </Menu>
      <form action="/sign-out" hidden method="post" ref={signOut} />
    </>
  );
}
