import type { AspectRatio } from '../../../../src/contract/resources/model.ts';
import { createKeptStore } from '../kept.ts';

export const KINDS = ['video', 'image', 'ad'] as const;
export type Kind = (typeof KINDS)[number];

/** What is being written: the next generation. */
export interface Draft {
  readonly kind: Kind;
  readonly prompt: string;
  /** Words in the picture of an ad. */
  readonly headline: string;
  /** Null lets the studio take the cheapest that runs here. */
  readonly modelId: string | null;
  readonly aspectRatio: AspectRatio;
  readonly seconds: number | null;
  /** Whether a video has sound. */
  readonly audio: boolean;
  readonly imageUrl: string | null;
}

const RATIOS: readonly AspectRatio[] = ['16:9', '9:16', '1:1'];
const USUAL_RATIO: Readonly<Record<Kind, AspectRatio>> = {
  video: '16:9',
  image: '1:1',
  ad: '9:16',
};
const EMPTY: Draft = {
  kind: 'video',
  prompt: '',
  headline: '',
  modelId: null,
  aspectRatio: '16:9',
  seconds: null,
  audio: true,
  imageUrl: null,
};

/** Kept in this browser, across reloads and across signing in. */
export const draftStore = createKeptStore('draft', parseDraft);

export function editDraft(part: Partial<Draft>): void {
  draftStore.set((draft) => ({ ...draft, ...part }));
}

/** Each kind begins in its usual shape, with a model of its own. */
export function chooseKind(kind: Kind): void {
  editDraft({ kind, modelId: null, aspectRatio: USUAL_RATIO[kind], seconds: null });
}

/** After it was accepted, unless somebody has written on. */
export function clearDraft(sent: Draft): void {
  if (draftStore.get().prompt !== sent.prompt) return;
  editDraft({ prompt: '', headline: '', imageUrl: null });
}

/** What the model reads: an ad says its headline in quotes. */
export function promptOf({ kind, prompt, headline }: Draft): string {
  const title = headline.trim().replaceAll('"', '');
  return kind === 'ad' && title !== '' ? `${prompt.trim()}, "${title}"` : prompt.trim();
}

/** `?prompt=&type=&aspect=&model=`, as links from elsewhere have it; true where there was something. */
export function fillFromAddress(search: string): boolean {
  const query = new URLSearchParams(search);
  const prompt = query.get('prompt');
  const kind = KINDS.find((one) => one === query.get('type'));
  const ratio = RATIOS.find((one) => one === query.get('aspect'));
  const modelId = query.get('model');
  if (prompt === null && kind === undefined && modelId === null) return false;
  if (kind !== undefined) chooseKind(kind);
  editDraft({
    ...(prompt === null ? {} : { prompt }),
    ...(ratio === undefined ? {} : { aspectRatio: ratio }),
    ...(modelId === null ? {} : { modelId }),
  });
  return true;
}

function parseDraft(kept: unknown): Draft {
  if (typeof kept !== 'object' || kept === null) return EMPTY;
  const found = new Map(Object.entries(kept));
  const text = (name: string) => {
    const value: unknown = found.get(name);
    return typeof value === 'string' ? value : null;
  };
  const seconds: unknown = found.get('seconds');
  return {
    kind: KINDS.find((one) => one === text('kind')) ?? EMPTY.kind,
    prompt: text('prompt') ?? '',
    headline: text('headline') ?? '',
    modelId: text('modelId'),
    aspectRatio: RATIOS.find((one) => one === text('aspectRatio')) ?? EMPTY.aspectRatio,
    seconds: typeof seconds === 'number' ? seconds : null,
    audio: found.get('audio') !== false,
    imageUrl: text('imageUrl'),
  };
}
