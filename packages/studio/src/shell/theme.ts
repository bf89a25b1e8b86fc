import { readKept } from '../kept.ts';

export type Theme = 'light' | 'auto' | 'dark';

/** The name that the script of server-rendered pages reads before anything is painted. */
const NAME = 'theme';

export function chosenTheme(): Theme {
  const kept = readKept(NAME);
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  try {
    if (theme === 'auto') localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, theme);
  } catch {
    // It lasts as long as the page.
  }
  if (theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}
