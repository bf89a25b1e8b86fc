import { operations } from '../../../../contract/operations/index.ts';
import { type Html, html } from '../../page/html.ts';
import { icon } from '../../page/icon.ts';
import { codeText, copyButton, languageTabs, tabsView } from '../code-view.ts';
import { highlightAnswer } from '../highlight.ts';
import { renderInline } from '../markdown.ts';
import { answerText, batchNote, jsonBlock, PLACES, PLACES_IN_ORDER } from './call-markdown.ts';
import type { Field } from './fields.ts';
import { type Answer, type Call, costOf, factsOf, type Place } from './reference.ts';
import { exampleTarget, samplesOf } from './samples.ts';

/** What stands in the column of a call: address, facts, fields, answers. */
export function callArticle(call: Call): Html {
  const { fields } = call;
  const places = PLACES_IN_ORDER.filter((place) => fields[place].length > 0);
  const note = batchNote(call);
  return html`${endpointView(call)}
${factsView(call)}
${places.map((place) => fieldsView(place, fields[place]))}
<h2 id="answers"><a href="#answers">Answers</a></h2>
<dl class="answers">${call.answers.map((answer) => answerView(call, answer))}</dl>
${note === '' ? null : html`<p>${renderInline(note)}</p>`}`;
}

function endpointView({ method, endpoint }: Call): Html {
  return html`<div class="endpoint"><code><b class="method method-${method.toLowerCase()}">${method}</b> <span id="endpoint">${endpoint}</span></code>${copyButton('endpoint')}</div>`;
}

function factsView(call: Call): Html {
  const facts = factsOf(call).filter(([name]) => name !== 'Safe to retry');
  const [retry] = factsOf(call).filter(([name]) => name === 'Safe to retry');
  return html`<dl class="call-facts">${facts.map(
    ([name, text]) => html`<div><dt>${name}</dt><dd>${renderInline(text)}</dd></div>`,
  )}</dl>
${retry === undefined ? null : html`<p class="docs-note">${icon('shield')}<span><strong>${retry[0]}.</strong> ${renderInline(retry[1])}</span></p>`}`;
}

function fieldsView(place: Place, fields: readonly Field[]): Html {
  const anchor = PLACES[place].toLowerCase();
  return html`<h2 id="${anchor}"><a href="#${anchor}">${PLACES[place]}</a></h2>
<dl class="fields">${fields.map(fieldView)}</dl>`;
}

function fieldView(field: Field): Html {
  const { name, type, isRequired, isDeprecated, description, bounds, values, defaultValue } = field;
  const facts = [
    type,
    ...(isRequired ? ['required'] : []),
    ...(defaultValue === null ? [] : [defaultValue]),
    ...(isDeprecated ? ['deprecated'] : []),
  ];
  return html`<div id="field-${name}"><dt><code>${name}</code><span>${facts.join(', ')}</span></dt>
<dd>${renderInline(description)}${bounds === '' ? null : html` <span class="bounds">${capital(bounds)}.</span>`}${
    values.length === 0
      ? null
      : html`<span class="values">${values.map((value) => html`<code>${value}</code> `)}</span>`
  }</dd></div>`;
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

function answerView(call: Call, answer: Answer): Html {
  return html`<div><dt><code>${answer.status}</code></dt><dd>${renderInline(answerText(answer))} <strong>${costOf(call, answer)}</strong></dd></div>`;
}

/** What stands beside it: the request to copy and run, the answers to expect. */
export function callPanel(call: Call, baseUrl: string): Html {
  const shown = call.answers.filter(
    ({ status, examples }) => examples.length > 0 && (status < '300' || TELLING.includes(status)),
  );
  return html`<div class="request">${languageTabs(samplesOf(call, baseUrl), 'request')}${runView(call)}</div>
${shown.length === 0 ? null : answersView(shown)}
<figure class="card made" data-made hidden></figure>`;
}

/** Refusals that a caller can do something about; the others are in the list of answers. */
const TELLING = ['400', '402', '404', '409', '429'];

function answersView(answers: readonly Answer[]): Html {
  return tabsView({
    id: 'answer',
    legend: 'Answer by status',
    end: html`<span class="took" data-took></span>`,
    panes: answers.map(({ status, examples }) => ({
      value: status,
      name: status,
      content: codeText(
        `answer-${status}`,
        `Answer ${status}`,
        highlightAnswer(jsonBlock(examples[0]).code.trimEnd()),
      ),
    })),
  });
}

/** The button appears where scripts run. */
function runView(call: Call): Html | null {
  const run = runOf(call);
  if (run === null) return null;
  return html`<div class="run" data-run="${JSON.stringify(run)}" hidden><p class="hint">${run.hint}</p><button type="button" class="btn btn-lamp btn-s">${icon('play')}<span data-label>${run.name}</span></button></div>
<p class="unseen" role="status" data-run-status></p>`;
}

interface Run {
  readonly name: string;
  readonly hint: string;
  readonly method: string;
  readonly target: string;
  readonly body?: unknown;
  /** Send it to the sandbox. */
  readonly isSandbox?: boolean;
  /** In the target: to be replaced by the id of a new sandbox job. */
  readonly id?: string;
}

/** How the page can try a call: in the sandbox, or as it is where it only reads and needs no key. */
function runOf(call: Call): Run | null {
  const { access, sandbox, effect } = operations[call.operation];
  const { method, example, isStream } = call;
  const sent = {
    ...{ method, target: exampleTarget(call) },
    ...(example.body === undefined ? {} : { body: example.body }),
  };
  const id = example.path['id'];
  if (sandbox === 'option') {
    return { ...sent, ...IN_SANDBOX, isSandbox: true };
  }
  if (sandbox === 'id' && id !== undefined && !isStream) return { ...sent, ...IN_SANDBOX, id };
  if (access.kind === 'public' && effect === 'read') {
    return { ...sent, name: 'Run it', hint: 'No key needed. It costs 0.' };
  }
  return null;
}

const IN_SANDBOX = { name: 'Run in the sandbox', hint: 'No key needed. Nothing is charged.' };
