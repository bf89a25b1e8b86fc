import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShareEnvelope } from '../../../../src/contract/resources/share.ts';
import { call } from '../api.ts';
import { Switch } from '../ui/switch.tsx';
import { showToast } from '../ui/toast.tsx';
import { problemOf, words } from '../words/index.ts';
import { CopyButton } from './copy-button.tsx';

const { inspector } = words.library;

/** A link that anybody can open, until it is turned off. */
export function InspectorShare({ id }: { readonly id: string }) {
  const { share, isBusy, turn } = useShare(id);
  const isShared = share !== undefined && share !== null;
  return (
    <div className="inspector-share">
      <Switch isOn={isShared} onChange={turn}>
        <strong>{isShared ? inspector.shared : inspector.notShared}</strong>
        <span className="soft">{isBusy ? inspector.sharing : hint(share)}</span>
      </Switch>
      {isShared ? (
        <CopyButton label={inspector.copyLink} text={share.url}>
          {inspector.copy}
        </CopyButton>
      ) : null}
    </div>
  );
}

function hint(share: ShareEnvelope['share'] | undefined): string {
  if (share === undefined || share === null) return inspector.notSharedHint;
  return share.opened === 0 ? inspector.neverOpened : inspector.opened(share.opened);
}

function useShare(id: string) {
  const client = useQueryClient();
  const key = ['share', id];
  const path = `/videos/${id}/share`;
  const { data } = useQuery({
    queryKey: key,
    staleTime: 5_000,
    queryFn: ({ signal }) => call<ShareEnvelope>(path, { signal }),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (isOn: boolean) =>
      call<Partial<ShareEnvelope>>(path, { method: isOn ? 'POST' : 'DELETE' }),
    // What was asked before would arrive later, and turn it back.
    onMutate: () => client.cancelQueries({ queryKey: key }),
    onSuccess: ({ share = null }) => client.setQueryData(key, { share }),
    onError: (error) => {
      const { title, text } = problemOf(error);
      showToast({ text: `${title}. ${text}`, icon: 'alert' });
      return client.invalidateQueries({ queryKey: key });
    },
  });
  return {
    share: data?.share,
    isBusy: isPending,
    turn: (isOn: boolean) => !isPending && mutate(isOn),
  };
}
