import type { Video } from '../../../../src/contract/resources/video.ts';
import { fileName, resultOf } from '../studio/done-view.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { words } from '../words/index.ts';
import { CopyButton } from './copy-button.tsx';
import { InspectorCode } from './inspector-code.tsx';
import { InspectorPicture } from './inspector-picture.tsx';
import { InspectorReceipt } from './inspector-receipt.tsx';
import { InspectorShare } from './inspector-share.tsx';
import { jobOf, useEdit, useVariations } from './use-variations.ts';

const { inspector } = words.library;

interface BodyProps {
  readonly video: Video;
  /** The sentence is the heading of the page, or of a part beside the list. */
  readonly isPage: boolean;
  readonly onDelete: (video: Video) => void;
}

/** Sentence, picture, receipt, and what can be done with it. */
export function InspectorBody({ video, isPage, onDelete }: BodyProps) {
  const Heading = isPage ? 'h1' : 'h2';
  const isDone = video.status === 'completed';
  return (
    <>
      <InspectorPicture video={video} />
      <Heading className="sentence">
        <Sentence marks={video.words} text={video.prompt ?? ''} />
      </Heading>
      <Actions video={video} />
      <InspectorReceipt video={video} />
      {isDone ? <InspectorShare id={video.id} /> : null}
      <InspectorCode video={video} />
      <div className="inspector-foot">
        <CopyButton label={inspector.copyId} text={video.id}>
          <code>{video.id}</code>
        </CopyButton>
        {video.status === 'generating' ? null : (
          <Button icon="trash" look="quiet" onClick={() => onDelete(video)} size="s">
            {inspector.remove}
          </Button>
        )}
      </div>
    </>
  );
}

function Actions({ video }: { readonly video: Video }) {
  const edit = useEdit();
  return (
    <div className="inspector-actions">
      {video.status === 'completed' ? (
        <a
          className={buttonClass('ink')}
          download={fileName(jobOf(video))}
          href={resultOf(jobOf(video))}
        >
          <Icon name="download" />
          {inspector.download}
        </a>
      ) : null}
      <Button icon="edit" onClick={() => edit(video)}>
        {inspector.edit}
      </Button>
      <Variations video={video} />
    </div>
  );
}

function Variations({ video }: { readonly video: Video }) {
  const { offers, make } = useVariations(video);
  if (offers.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that each start something are no fieldset
    <div aria-label={inspector.variations} className="inspector-variations" role="group">
      {offers.map((offer) => (
        <button
          aria-label={inspector.withPrice(offer.name, offer.cost)}
          className="chip"
          key={offer.name}
          onClick={() => make(offer)}
          type="button"
        >
          {offer.name} <span>{words.whole(offer.cost)}</span>
        </button>
      ))}
    </div>
  );
}
