import type { Problem } from './form.ts';
import { type Html, html } from './html.ts';

interface InputView {
  readonly name: string;
  /** Unique on the page; the name by default. */
  readonly id?: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password';
  readonly autocomplete: string;
  readonly hint?: string;
  readonly value?: string;
  readonly optional?: boolean;
  readonly numeric?: boolean;
  /** Has the focus when the page opens. */
  readonly isFirst?: boolean;
}

/** An input with its label, hint and error. */
export function inputView(view: InputView, problem: Problem | null): Html {
  const { name, id = name, label, type, autocomplete, hint, value = '', optional = false } = view;
  const error = problem?.fields[name];
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`];
  const describedBy = ids.filter((part) => part !== '').join(' ');
  return html`<div class="field${error === undefined ? '' : ' wrong'}">
<label for="${id}">${label}${optional ? html` <span class="soft">(optional)</span>` : null}</label>
${hint === undefined ? null : html`<p class="hint" id="${id}-hint">${hint}</p>`}
${error === undefined ? null : errorView(id, error)}
<input id="${id}" name="${name}" type="${type}" autocomplete="${autocomplete}"${
    describedBy === '' ? null : html` aria-describedby="${describedBy}"`
  }${error === undefined ? null : html` aria-invalid="true"`}${
    type === 'password' ? null : html` value="${value}"`
  }${optional ? null : html` required`}${view.numeric ? html` inputmode="numeric"` : null}${
    type === 'email' ? html` autocapitalize="none" spellcheck="false"` : null
  }${view.isFirst === true ? html` autofocus` : null}>
</div>`;
}

export function errorView(id: string, error: string): Html {
  return html`<p class="error" id="${id}-error"><span class="unseen">Error: </span>${error}</p>`;
}

/** The summary above a form: it has the focus and links to each refused field. */
export function problemView(
  problem: Problem | null,
  /** Ids of inputs that differ from the name of the field. */
  ids: Readonly<Record<string, string>> = {},
): Html {
  if (problem === null) return html``;
  const links = Object.entries(problem.fields).map(
    ([name, error]) => html`<li><a href="#${ids[name] ?? name}">${error}</a></li>`,
  );
  return html`<div class="notice bad" role="alert" tabindex="-1" autofocus>
<h2>${problem.code === 'invalid_request' ? 'Please check what you entered' : 'That did not work'}</h2>
${problem.message === null ? null : html`<p>${problem.message}</p>`}
${links.length === 0 ? null : html`<ul>${links}</ul>`}
</div>`;
}

export function noticeView(text: string): Html {
  return html`<p class="notice good" role="status">${text}</p>`;
}

export function hiddenInput(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}
