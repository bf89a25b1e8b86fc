import { useState } from 'react';
import { chooseTheme, chosenTheme } from '../shell/theme.ts';
import { singleKeys } from '../shortcuts.ts';
import { useStore } from '../store.ts';
import { Segments } from '../ui/segments.tsx';
import { Switch } from '../ui/switch.tsx';
import { words } from '../words/index.ts';

const text = words.settings.look;

/** What this browser keeps about how the site looks and listens. */
export function Look() {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <>
      <div>
        <Segments
          label={text.theme}
          onChange={(chosen) => {
            setTheme(chosen);
            chooseTheme(chosen);
          }}
          options={[
            { value: 'light', name: text.light, icon: 'sun' },
            { value: 'auto', name: text.auto },
            { value: 'dark', name: text.dark, icon: 'moon' },
          ]}
          value={theme}
        />
      </div>
      <Switch isOn={useStore(singleKeys)} onChange={singleKeys.set}>
        <strong>{text.keys}</strong>
        <span className="soft">{text.keysHint}</span>
      </Switch>
    </>
  );
}
