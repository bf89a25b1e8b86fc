import { singleKeys, useShortcuts } from '../shortcuts.ts';
import { createStore, useStore } from '../store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Switch } from '../ui/switch.tsx';
import { words } from '../words/index.ts';
import { isApple } from './platform.ts';

const isOpen = createStore<boolean>(false);
const { keys } = words.studio;

export const openKeys = () => isOpen.set(true);

const SHORTCUTS = { '?': openKeys };

/** All shortcuts, and the switch that turns the single letters off. */
export function KeysDialog() {
  useShortcuts(SHORTCUTS);
  return (
    <Dialog isOpen={useStore(isOpen)} onClose={() => isOpen.set(false)} title={keys.title}>
      <dl className="keys">
        {keys.rows.map((row) => (
          <div key={row.does}>
            <dt>
              {(isApple && 'apple' in row ? row.apple : row.keys).map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{row.does}</dd>
          </div>
        ))}
      </dl>
      <Switch isOn={useStore(singleKeys)} onChange={singleKeys.set}>
        <strong>{keys.single}</strong>
        <span className="soft">{keys.singleHint}</span>
      </Switch>
    </Dialog>
  );
}
