import type { Video } from '../../../../src/contract/resources/video.ts';
import { useModels } from '../queries.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Leaders } from '../ui/state.tsx';
import { words } from '../words/index.ts';

const { inspector } = words.library;

/** What it is and what it cost, as a till prints it. */
export function InspectorReceipt({ video }: { readonly video: Video }) {
  const models = useModels() ?? [];
  const name = models.find(({ id }) => id === video.aiModel)?.name ?? video.aiModel;
  const held = new Date(video.created_at);
  const ended = video.completed_at === null ? null : new Date(video.completed_at);
  const isDone = video.status === 'completed';
  const rows = [
    {
      id: 'kind',
      name: inspector.kind(name, video.aspectRatio),
      value: video.duration === null ? inspector.image : inspector.lengthOf(video.duration),
    },
    { id: 'day', name: inspector.madeOn, value: inspector.date(held) },
    { id: 'held', name: inspector.heldAt(held), value: words.whole(video.credit_cost) },
    ...(ended === null
      ? []
      : [
          {
            id: 'time',
            name: isDone ? inspector.madeIn : inspector.endedAfter,
            value: inspector.took((ended.getTime() - held.getTime()) / 1_000),
          },
        ]),
    ...(video.status === 'failed'
      ? [{ id: 'released', name: inspector.released, value: inspector.credits(video.credit_cost) }]
      : []),
    {
      id: 'charged',
      name: inspector.charged,
      value: inspector.credits(video.creditsUsed),
      isSum: true,
    },
  ];
  return (
    <section aria-label={inspector.receipt} className="inspector-receipt">
      <Leaders rows={rows} />
      {ended === null ? null : (
        <a
          className={buttonClass('quiet', 's')}
          download={`receipt-${video.id}.json`}
          href={`/app/api/videos/${video.id}/receipt`}
        >
          <Icon name="receipt" />
          {inspector.signedReceipt}
        </a>
      )}
    </section>
  );
}
