import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import '../css/studio/index.css';
import { useModels } from '../queries.ts';
import { useTitle } from '../shell/title.ts';
import { useStore } from '../store.ts';
import { Composer } from '../studio/composer.tsx';
import { fillFromAddress } from '../studio/draft.ts';
import { useShown } from '../studio/job-card.tsx';
import { type Job, jobs, loadJobs } from '../studio/jobs.ts';
import { Session } from '../studio/session.tsx';
import { Stage } from '../studio/stage.tsx';
import { StartView } from '../studio/start-view.tsx';
import { useCheckout } from '../studio/use-checkout.ts';
import { useStudioKeys } from '../studio/use-studio-keys.ts';
import { focusPrompt } from '../studio/variations.ts';
import { startWatching } from '../studio/watch.ts';
import { words } from '../words/index.ts';

export function GeneratePage() {
  const all = useStore(jobs);
  const earlier = useEarlier();
  const shown = useShown(all, earlier);
  useTitle(words.studio.title);
  useCheckout();
  useAddress();
  useEffect(startWatching, []);
  useStudioKeys(all, shown, useModels() ?? []);
  return (
    <div className="studio">
      <div className="studio-stage">
        {shown === undefined ? <StartView /> : <Stage job={shown} />}
        <Composer />
      </div>
      <Session earlier={earlier} jobs={all} shownKey={shown?.key} />
    </div>
  );
}

function useEarlier(): readonly Job[] {
  const { data } = useQuery({ queryKey: ['videos', 'session'], queryFn: loadJobs });
  return (data ?? []).map((video) => ({
    kind: 'made',
    key: video.id,
    video,
    cells: {},
    cellCount: 0,
    reached: 0,
  }));
}

/** A link from elsewhere fills the draft, once. */
function useAddress(): void {
  useEffect(() => {
    if (!fillFromAddress(location.search)) return;
    history.replaceState(history.state, '', location.pathname);
    focusPrompt();
  }, []);
}
