import { type Html, html } from '../page/html.ts';
import { renderMarkdown, type Written } from './markdown.ts';

interface SectionsView extends Written {
  /** Whose text it is. */
  readonly note: Html | null;
  /** Below the title. */
  readonly picture: Html | null;
  readonly baseUrl: string;
}

/** A text in sections: each heading beside what it is about. Links to our own pages stay on the host of the reader. */
export function sectionsView({
  title,
  description,
  body,
  note,
  picture,
  baseUrl,
}: SectionsView): Html {
  const [intro = '', ...sections] = body.replaceAll(`](${baseUrl}/`, '](/').split(/^(?=## )/m);
  return html`<article class="page">
<header class="page-head"><h1>${title}</h1><p class="lead">${description}</p></header>
${picture}
${
  note === null
    ? html`<div class="page-intro">${renderMarkdown(intro)}</div>`
    : html`<div class="page-section"><div class="page-note">${note}</div><div class="prose">${renderMarkdown(intro)}</div></div>`
}
${sections.map(sectionView)}
</article>`;
}

function sectionView(section: string): Html {
  const end = section.indexOf('\n');
  return html`<section class="page-section">${renderMarkdown(section.slice(0, end))}<div class="prose">${renderMarkdown(section.slice(end))}</div></section>
`;
}
