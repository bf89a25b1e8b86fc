import { useNavigate } from '@tanstack/react-router';
import type { Video } from '../../../../src/contract/resources/video.ts';
import { useModels } from '../queries.ts';
import { type Draft, editDraft } from '../studio/draft.ts';
import type { MadeJob } from '../studio/jobs.ts';
import {
  draftOf,
  focusPrompt,
  makeVariation,
  type Variation,
  variationOf,
} from '../studio/variations.ts';
import type { IconName } from '../ui/icon.tsx';
import { words } from '../words/index.ts';

interface Offer {
  readonly name: string;
  readonly icon: IconName;
  readonly cost: number;
  readonly variation: Variation;
}

interface Wish {
  readonly name: string;
  readonly icon: IconName;
  readonly change: Partial<Draft>;
}

const { inspector } = words.library;

/** What can be made of it here, with prices. Making it leads to the studio, where it can be watched. */
export function useVariations(video: Video) {
  const models = useModels() ?? [];
  const navigate = useNavigate();
  const offer = ({ name, icon, change }: Wish): readonly Offer[] => {
    const variation = variationOf(video, change, models);
    if (variation === null) return [];
    return [{ name, icon, cost: variation.fitted.model.credit_cost, variation }];
  };
  return {
    again: offer({ name: inspector.again, icon: 'again', change: {} })[0],
    offers: wishesFor(video).flatMap(offer),
    make: ({ variation }: Offer) => {
      makeVariation(variation);
      void navigate({ to: '/generate' });
    },
  };
}

function wishesFor({ type, aspectRatio }: Video): readonly Wish[] {
  const isVideo = type === 'video';
  const isVertical = aspectRatio === '9:16';
  return [
    { name: inspector.again, icon: 'again', change: {} },
    {
      name: isVideo ? inspector.asImage : inspector.asVideo,
      icon: isVideo ? 'image' : 'video',
      change: { kind: isVideo ? 'image' : 'video', modelId: null, seconds: null },
    },
    {
      name: isVertical ? inspector.asWide : inspector.asVertical,
      icon: isVertical ? 'landscape' : 'portrait',
      change: { aspectRatio: isVertical ? '16:9' : '9:16' },
    },
  ];
}

/** Brings the sentence back into the composer. */
export function useEdit(): (video: Video) => void {
  const navigate = useNavigate();
  return (video) => {
    editDraft(draftOf(video));
    void navigate({ to: '/generate' }).then(focusPrompt);
  };
}

/** As the studio's own parts take it. */
export const jobOf = (video: Video): MadeJob => ({
  kind: 'made',
  key: video.id,
  video,
  cells: {},
  cellCount: 0,
  reached: 0,
});
