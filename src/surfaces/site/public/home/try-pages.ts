import {
  ASPECT_RATIOS,
  type AspectRatio,
  type Model,
} from '../../../../contract/resources/model.ts';
import type { Video } from '../../../../contract/resources/video.ts';
import { ANONYMOUS } from '../../../../domain/caller.ts';
import type { Example } from '../../../../domain/guides/index.ts';
import type { Invoke } from '../../../../domain/invoke.ts';
import type { Fields } from '../../page/fields.ts';
import { type Html, html } from '../../page/html.ts';
import type { Page, PageBinding } from '../../page/page.ts';
import type { ExampleStyles } from '../sentence-view.ts';
import { type Composer, type Draft, KEPT, KINDS } from './composer-view.ts';
import { HOME_SCRIPTS, HOME_STYLES } from './home-source.ts';
import { claimView, type HomeData } from './home-view.ts';
import { composerOf } from './showcase.ts';
import type { Slip } from './slip-view.ts';
import type { Stage } from './stage-view.ts';

interface TryOptions extends Omit<HomeData, 'models'> {
  readonly invoke: Invoke;
  readonly exampleStyles: ExampleStyles;
}

/** The composer for those without scripts: what the script does in place, these do as pages. */
export function tryPages(options: TryOptions): readonly PageBinding[] {
  const { invoke, examples } = options;
  const listModels = async () => (await invoke('models.list', {}, ANONYMOUS)).models;
  const show = (models: readonly Model[], composer: Composer): Page => ({
    title: 'Try it',
    main: claimView({ ...options, models }, composer),
    layout: 'wide',
    styles: HOME_STYLES,
    scripts: HOME_SCRIPTS,
    extraHead: html`<meta name="robots" content="noindex">\n${options.exampleStyles.link}`,
  });
  return [
    {
      method: 'GET',
      path: '/try',
      access: 'anyone',
      handle: async ({ fields }) => {
        const models = await listModels();
        return show(models, composerOf(startOf(examples, fields.typed('from')), models));
      },
    },
    {
      method: 'POST',
      path: '/try',
      access: 'anyone',
      handle: async ({ fields }) => {
        const models = await listModels();
        const draft = readDraft(fields);
        return show(models, await tryDraft(invoke, { draft, examples, models }));
      },
    },
  ];
}

function startOf(examples: readonly Example[], slug: string): Example {
  const found = examples.find((example) => example.slug === slug) ?? examples[0];
  if (found === undefined) throw new Error('There is no example to show');
  return found;
}

function readDraft(fields: Fields): Draft {
  const kind = KINDS.find((each) => each === fields.typed('type')) ?? 'video';
  const aspectRatio = ASPECT_RATIOS.find((each) => each === fields.typed('aspect')) ?? '16:9';
  return { prompt: fields.typed('prompt').replaceAll(/\s+/g, ' ').trim(), kind, aspectRatio };
}

interface Attempt {
  readonly draft: Draft;
  readonly examples: readonly Example[];
  readonly models: readonly Model[];
}

/** A job of the sandbox; where the sentence is that of an example, what became of it is shown. */
async function tryDraft(invoke: Invoke, { draft, examples, models }: Attempt): Promise<Composer> {
  const { prompt, kind, aspectRatio } = draft;
  const operation = kind === 'image' ? 'generate.image' : 'generate.video';
  const { video } = await invoke(operation, { prompt, aspectRatio }, ANONYMOUS, {
    sandbox: 'completed',
  });
  const model = models.find(({ id }) => id === video.aiModel);
  if (model === undefined) throw new Error(`The catalogue lacks ${video.aiModel}`);
  const example = examples.find(
    (each) =>
      each.prompt === prompt && each.type === video.type && each.aspect_ratio === aspectRatio,
  );
  return {
    draft,
    words: example?.words ?? [],
    stage: example === undefined ? sampleStage(video) : composerOf(example, models).stage,
    slip: sampleSlip(video, model),
    next: nextView(draft),
  };
}

/** The size of the samples. */
const SAMPLE_SIZES: Readonly<Record<AspectRatio, readonly [width: number, height: number]>> = {
  '16:9': [1_280, 720],
  '9:16': [720, 1_280],
  '1:1': [960, 960],
};

function sampleStage({ type, aspectRatio, video_url: url, thumbnail_url: poster }: Video): Stage {
  const [width, height] = SAMPLE_SIZES[aspectRatio];
  return {
    type,
    source: pathOf(url),
    poster: pathOf(poster),
    ...{ width, height },
    description: 'A sample of the sandbox',
    tags: ['Sample', 'your sentence makes its own'],
    strip: type === 'video' ? `strip-of-sample-${aspectRatio.replace(':', 'x')}` : null,
    seconds: null,
  };
}

/** Readers may have come by another name of the host. */
function pathOf(url: string | null | undefined): string {
  return url == null ? '' : new URL(url).pathname;
}

const ID_SHOWN = 6;

function sampleSlip({ id, duration }: Video, { name, credit_cost: cost }: Model): Slip {
  return {
    about: `${id.slice(0, 4)}…${id.slice(-ID_SHOWN)}`,
    rows: [
      [duration === null ? name : `${name}, ${duration} s`, String(cost)],
      ['Sandbox', 'free'],
    ],
    charged: '0',
    last: null,
  };
}

/** To the studio, with the visitor's own words. */
function nextView({ prompt, kind, aspectRatio }: Draft): Html {
  const query = new URLSearchParams({ prompt, type: kind, aspect: aspectRatio });
  return html`<p class="till-next"><a class="btn btn-wide" href="/generate?${query.toString()}">Make this for real</a><span class="hint">${KEPT}</span></p>`;
}
