import { useEffect } from 'react';
import { connection, tryNow, whenBack } from '../connection.ts';
import { useStore } from '../store.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { announce } from '../ui/live-region.tsx';
import { words } from '../words/index.ts';

const { offline } = words.shell;

/** Shown while no request is answered; the page goes on as far as it can. */
export function OfflineBanner() {
  const state = useStore(connection);
  const isOffline = state !== null;
  useEffect(() => {
    if (isOffline) announce(`${offline.title}. ${offline.text}`);
    return whenBack(() => announce(offline.back));
  }, [isOffline]);
  if (state === null) return null;
  return (
    <div className="offline">
      <Icon name="offline" />
      <p>
        <strong>{offline.title}</strong> <span>{offline.text}</span>
      </p>
      <span className="offline-count">{offline.again(state.retryInSeconds)}</span>
      <Button onClick={() => void tryNow()} size="s">
        {offline.now}
      </Button>
    </div>
  );
}
