import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Settings } from '../../../../src/contract/resources/settings.ts';
import { call } from '../api.ts';
import { serverNow } from '../server-time.ts';
import { Button } from '../ui/button.tsx';
import { State } from '../ui/state.tsx';
import { showToast } from '../ui/toast.tsx';
import { problemOf, words } from '../words/index.ts';

const text = words.settings.sessions;

/** Browsers in which somebody is signed in, this one first. */
export function Sessions({ settings: { sessions } }: { readonly settings: Settings }) {
  const endOthers = useEnding<{ ended: number }>(
    () => call('/settings/sessions/end-others', { method: 'POST', body: {} }),
    ({ ended }) => text.endedOthers(ended),
  );
  return (
    <>
      <ul className="sessions">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length < 2 ? (
        <p className="hint">{text.onlyHere}</p>
      ) : (
        <p>
          <Button isBusy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {text.endOthers}
          </Button>
        </p>
      )}
    </>
  );
}

function SessionRow({ session }: { readonly session: Settings['sessions'][number] }) {
  const { id, current, address, created_at, browser: name } = session;
  const end = useEnding(
    () => call(`/settings/sessions/${id}`, { method: 'DELETE' }),
    () => text.ended,
  );
  return (
    <li>
      <p>
        <strong>{name}</strong>
        <span className="soft">
          {address ?? text.unknownAddress}, {text.since(words.when(created_at, serverNow()))}
        </span>
      </p>
      {current ? (
        <State is="ok">{text.here}</State>
      ) : (
        <Button
          aria-label={text.endNamed(name)}
          isBusy={end.isPending}
          onClick={() => end.mutate()}
          size="s"
        >
          {text.end}
        </Button>
      )}
    </li>
  );
}

/** Ends sessions and says which. */
function useEnding<Answer>(send: () => Promise<Answer>, told: (answer: Answer) => string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      showToast({ text: told(answer) });
      void client.invalidateQueries({ queryKey: ['settings'] });
    },
    onError: (error) => showToast({ text: problemOf(error).title, icon: 'alert' }),
  });
}
