import { ASPECT_RATIOS } from '../../../contract/resources/model.ts';
import type { Example } from '../../../domain/guides/index.ts';
import { documentRoute, type Route, versionOf } from '../../http/index.ts';
import { type Html, html } from '../page/html.ts';

/** Where a word of a sentence is, and the colour that it became. */
type Words = readonly { readonly start: number; readonly end: number; readonly color: string }[];

/**
 * A sentence whose words that are in the picture are underlined in the colours that they became: by a class where
 * a stylesheet knows the colour, else by `site.js`.
 */
export function sentenceView(prompt: string, words: Words): Html {
  let end = 0;
  const parts = words.flatMap((word) => {
    const before = prompt.slice(end, word.start);
    end = word.end;
    return [
      before,
      html`<span class="read ${markClass(word.color)}" data-color="${word.color}">${prompt.slice(word.start, word.end)}</span>`,
    ];
  });
  return html`${parts}${prompt.slice(end)}`;
}

function markClass(color: string): string {
  return `read-${color.slice(1)}`;
}

/** Gives a row of cells the frames of an example. */
export function stripClass({ slug }: Example): string {
  return `strip-of-${slug}`;
}

/** What the security policy keeps out of attributes: the colours of words, and which frames a strip shows. */
export interface ExampleStyles {
  readonly link: Html;
  readonly route: Route;
}

const PATH = '/assets/examples.css';

export function exampleStyles(examples: readonly Example[]): ExampleStyles {
  const colors = new Set(examples.flatMap(({ words }) => words.map(({ color }) => color)));
  const text = [
    ...[...colors].map((color) => `.${markClass(color)} { --c: ${color}; }`),
    ...examples.flatMap((example) =>
      example.strip === null
        ? []
        : [`.${stripClass(example)} { --strip: url("/examples/${example.strip}"); }`],
    ),
    ...ASPECT_RATIOS.map((ratio) => {
      const name = ratio.replace(':', 'x');
      const cell = ratio.replace(':', ' / ');
      return `.strip-of-sample-${name} { --cell: calc(${cell}); --strip: url("/assets/sandbox/video-${name}-strip.jpg"); }`;
    }),
  ].join('\n');
  return {
    link: html`<link rel="stylesheet" href="${PATH}?v=${versionOf(text).slice(0, 12)}">\n`,
    route: documentRoute({
      path: PATH,
      contentType: 'text/css; charset=utf-8',
      text,
      versioned: true,
      isPacked: true,
    }),
  };
}
