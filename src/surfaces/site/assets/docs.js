// Makes the documentation nicer, which works without: search as one types, languages remembered, calls run.

/** The pieces of a text in JSON, as the server marks them. */
const JSON_TOKENS =
  /(?<key>"(?:\\.|[^"\\])*"(?=\s*:))|(?<string>"(?:\\.|[^"\\])*")|(?<number>-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b|\b(?:true|false|null)\b)/g;

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

// The language that somebody reads is the same on every page.
const LANGUAGE = 'code-language';
function chooseLanguage(value) {
  for (const input of document.querySelectorAll('.tabs-head input')) {
    if (input.value === value) input.checked = true;
  }
}
const remembered = localStorage.getItem(LANGUAGE);
if (remembered !== null) chooseLanguage(remembered);
document.addEventListener('change', ({ target }) => {
  if (!target.matches('.tabs-head input') || /^\d/.test(target.value)) return;
  const before = target.getBoundingClientRect().top;
  localStorage.setItem(LANGUAGE, target.value);
  chooseLanguage(target.value);
  // What changed above must not move what one is looking at.
  scrollBy(0, target.getBoundingClientRect().top - before);
});

for (const link of document.querySelectorAll('[data-copy-markdown]')) {
  const label = link.querySelector('[data-label]');
  label.textContent = 'Copy as Markdown';
  link.addEventListener('click', async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const text = await fetch(link.href).then((answer) => answer.text());
    await navigator.clipboard.writeText(text);
    label.textContent = 'Copied';
    setTimeout(() => {
      label.textContent = 'Copy as Markdown';
    }, 2000);
  });
}

// The heading that is being read is marked in the list of headings.
const headings = new Map(
  [...document.querySelectorAll('.docs-contents a')].map((link) => [
    decodeURIComponent(link.hash.slice(1)),
    link,
  ]),
);
if (headings.size > 0) {
  const watcher = new IntersectionObserver(
    (entries) => {
      const [first] = entries.filter(({ isIntersecting }) => isIntersecting);
      if (first === undefined) return;
      for (const [id, link] of headings) {
        if (id === first.target.id) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: '0px 0px -70% 0px' },
  );
  for (const id of headings.keys()) {
    const heading = document.getElementById(id);
    if (heading !== null) watcher.observe(heading);
  }
}

// The list of pages is longer than the window; the page itself must not move.
const pages = document.querySelector('.docs-nav');
const current = pages?.querySelector('[aria-current]');
if (current) pages.scrollTop = current.offsetTop - pages.clientHeight / 2;

// Search as one types: the page of results is asked for, and its list shown below the field.
for (const form of document.querySelectorAll('[data-search]')) {
  const field = form.querySelector('input');
  const list = element('ul', {
    class: 'found-list',
    role: 'listbox',
    id: `${field.id}-found`,
    'aria-label': 'Results',
  });
  list.hidden = true;
  form.append(list);
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-autocomplete', 'list'],
    ['aria-controls', list.id],
    ['aria-expanded', 'false'],
  ]) {
    field.setAttribute(name, value);
  }
  let asked = new AbortController();
  let waiting;
  let chosen = -1;

  const show = (options) => {
    chosen = -1;
    field.removeAttribute('aria-activedescendant');
    list.replaceChildren(...options);
    list.hidden = options.length === 0;
    field.setAttribute('aria-expanded', String(!list.hidden));
  };
  const choose = (index) => {
    const options = [...list.children];
    if (options.length === 0) return;
    chosen = (index + options.length) % options.length;
    for (const [i, option] of options.entries()) {
      option.setAttribute('aria-selected', String(i === chosen));
    }
    options[chosen].scrollIntoView({ block: 'nearest' });
    field.setAttribute('aria-activedescendant', options[chosen].id);
  };
  const ask = async () => {
    asked.abort();
    asked = new AbortController();
    const query = field.value.trim();
    if (query === '') return show([]);
    const address = `/docs/search?q=${encodeURIComponent(query)}`;
    try {
      const answer = await fetch(address, { signal: asked.signal });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const found = [...page.querySelectorAll('.found > li')].slice(0, 8);
      show(found.map((item, index) => toOption(item, `${list.id}-${index}`)));
    } catch (error) {
      if (error.name !== 'AbortError') show([]);
    }
  };
  const toOption = (item, id) => {
    const link = item.querySelector('a');
    const option = element('li', { role: 'option', id, 'aria-selected': 'false' });
    option.dataset.to = link.getAttribute('href');
    option.append(element('strong', {}, ...link.childNodes));
    const excerpt = item.querySelector('p');
    if (excerpt !== null) option.append(element('span', { class: 'hint' }, ...excerpt.childNodes));
    return option;
  };

  field.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(ask, 120);
  });
  field.addEventListener('keydown', (event) => {
    const { key } = event;
    if (key === 'Escape') show([]);
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (list.hidden) ask();
      else choose(key === 'ArrowDown' ? chosen + 1 : Math.max(chosen, 0) - 1);
    } else if (key === 'Enter' && chosen >= 0) {
      event.preventDefault();
      location.href = list.children[chosen].dataset.to;
    }
  });
  list.addEventListener('mousedown', (event) => {
    event.preventDefault();
    const to = event.target.closest('[data-to]')?.dataset.to;
    if (to !== undefined) location.href = to;
  });
  field.addEventListener('blur', () => show([]));
}

document.addEventListener('keydown', (event) => {
  const isTyping = event.target.closest?.('input, textarea, select, [contenteditable]');
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
  const fields = [...document.querySelectorAll('[data-search] input')];
  const field = fields.find((each) => each.offsetParent !== null);
  if (field === undefined) return;
  event.preventDefault();
  field.focus();
  field.select();
});

// Runs the call of the page and shows what really came back.
for (const runner of document.querySelectorAll('[data-run]')) {
  const run = JSON.parse(runner.dataset.run);
  const button = runner.querySelector('button');
  const status = document.querySelector('[data-run-status]');
  runner.hidden = false;
  button.addEventListener('click', async () => {
    button.setAttribute('aria-busy', 'true');
    try {
      const target =
        run.id === undefined ? run.target : run.target.replace(run.id, await aSandboxId());
      const began = performance.now();
      const answer = await send({ ...run, target });
      const took = Math.max(1, Math.round(performance.now() - began));
      const body = await answer.json();
      showAnswer({ status: String(answer.status), took, body });
      status.textContent = `Answered ${answer.status} in ${took} ms.`;
    } catch {
      status.textContent = 'The server cannot be reached.';
    }
    button.removeAttribute('aria-busy');
  });
}

function send({ method, target, body, isSandbox = false }) {
  return fetch(target, {
    method,
    headers: {
      ...(isSandbox ? { 'X-Sandbox': 'true' } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function aSandboxId() {
  const answer = await send({
    method: 'POST',
    target: '/v1/generate/video',
    body: { prompt: 'A fox runs through a snowy forest at sunset' },
    isSandbox: true,
  });
  return (await answer.json()).video.id;
}

function showAnswer({ status, took, body }) {
  const tabs = document.getElementById('answer');
  const pane = tabs.querySelector(`[data-pane="${status}"]`) ?? tabs.querySelector('.pane');
  const input = tabs.querySelector(`input[value="${pane.dataset.pane}"]`);
  input.checked = true;
  pane.querySelector('code').replaceChildren(...marked(JSON.stringify(body, null, 2)));
  const note = status === pane.dataset.pane ? '' : `${status}, `;
  tabs.querySelector('[data-took]').textContent = `${note}${took.toLocaleString('en')} ms`;
  showMade(body.video);
}

/** Lines of JSON with their tokens; that of the charge stands out. */
function marked(json) {
  return json.split('\n').map((line) => {
    const parts = [];
    let end = 0;
    for (const match of line.matchAll(JSON_TOKENS)) {
      const [kind] = Object.entries(match.groups).find(([, found]) => found !== undefined);
      parts.push(line.slice(end, match.index), element('span', { class: `tok-${kind}` }, match[0]));
      end = match.index + match[0].length;
    }
    parts.push(`${line.slice(end)}\n`);
    const isCharge = line.includes('"creditsUsed"');
    return element('span', isCharge ? { class: 'line-mark' } : {}, ...parts);
  });
}

function showMade(video) {
  const figure = document.querySelector('[data-made]');
  if (figure === null || typeof video?.video_url !== 'string') return;
  // The same host as the page, whatever name the service has for itself.
  const own = (address) => new URL(address).pathname;
  const isVideo = video.type === 'video';
  const media = element(isVideo ? 'video' : 'img', {
    src: own(video.video_url),
    ...(isVideo
      ? { poster: own(video.thumbnail_url), 'aria-label': video.prompt }
      : { alt: video.prompt }),
  });
  if (isVideo) Object.assign(media, { controls: true, loop: true, muted: true, playsInline: true });
  const row = element(
    'div',
    {},
    element('dt', {}, `Sandbox, sample ${video.type}`),
    element('dd', {}, `${video.creditsUsed} charged`),
  );
  figure.replaceChildren(
    media,
    element('figcaption', {}, element('dl', { class: 'leaders' }, row)),
  );
  figure.hidden = false;
}
