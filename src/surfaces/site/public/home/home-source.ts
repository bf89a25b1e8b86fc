import type { OperationOutput } from '../../../../contract/operations/index.ts';
import type { Model } from '../../../../contract/resources/model.ts';
import { ANONYMOUS } from '../../../../domain/caller.ts';
import type { Invoke } from '../../../../domain/invoke.ts';
import { table } from '../markdown.ts';
import type { PublicPage, PublicSource } from '../public-page.ts';
import type { ExampleStyles } from '../sentence-view.ts';
import { ENDINGS } from './endings.ts';
import { type HomeData, homeView } from './home-view.ts';
import { priceSentence } from './price-sentence.ts';

interface HomeOptions extends Omit<HomeData, 'models'> {
  readonly invoke: Invoke;
  readonly exampleStyles: ExampleStyles;
  /** The text of the page, which is its Markdown. */
  readonly written: PublicPage;
}

export const HOME_STYLES = ['clips.css', 'home.css'];
export const HOME_SCRIPTS = ['clips.js', 'player.js', 'home.js'];

/** The home page: made anew only when a model came or went. */
export function homeSource({ invoke, exampleStyles, written, ...data }: HomeOptions): PublicSource {
  let known: { readonly models: readonly Model[]; readonly page: PublicPage } | undefined;
  const pageFor = ({ models }: OperationOutput<'models.list'>) => {
    if (known === undefined || !areSameModels(known.models, models)) {
      const page = homePage({ ...written, head: exampleStyles.link }, { ...data, models });
      known = { models, page };
    }
    return known.page;
  };
  return {
    path: '/',
    read: () => {
      const list = invoke('models.list', {}, ANONYMOUS);
      return list instanceof Promise ? list.then(pageFor) : pageFor(list);
    },
  };
}

/** The same models, as available as before. */
export function areSameModels(a: readonly Model[], b: readonly Model[]): boolean {
  return a === b || (a.length === b.length && a.every((model, i) => isSameModel(model, b[i])));
}

function isSameModel(a: Model, b: Model | undefined): boolean {
  return a === b || (a.id === b?.id && a.available === b.available);
}

function homePage(written: PublicPage, data: HomeData): PublicPage {
  const { models, canBuy } = data;
  const endings = table(
    ['It ends', 'Because', 'Charged'],
    ENDINGS.map(({ name, meaning, isCharged }) => [name, meaning, isCharged ? 'its price' : '0']),
  );
  return {
    ...written,
    body: written.body
      .replaceAll('{price-sentence}', priceSentence(models, canBuy))
      .replaceAll('{five-endings}', endings),
    view: homeView(data),
    layout: 'wide',
    styles: HOME_STYLES,
    scripts: HOME_SCRIPTS,
  };
}
