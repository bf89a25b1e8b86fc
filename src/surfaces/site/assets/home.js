// The composer: words are underlined while somebody types, and a job of the sandbox runs in place.

const composer = document.querySelector('[data-composer]');
const form = composer.querySelector('form');
const field = form.elements.prompt;
const mirror = form.querySelector('[data-mirror]');
const button = form.querySelector('[data-make]');
const till = composer.querySelector('[data-till]');
const starts = [...document.querySelectorAll('[data-start]')];

const names = JSON.parse(composer.dataset.names);
const { make, showStage, showNothing } = window.stage;

// The sentence

const showWords = (prompt, words) => {
  let end = 0;
  const parts = words.flatMap((word) => {
    const mark = make('span', { className: 'read' }, prompt.slice(word.start, word.end));
    mark.style.setProperty('--c', word.color);
    const before = prompt.slice(end, word.start);
    end = word.end;
    return [before, mark];
  });
  mirror.replaceChildren(...parts, `${prompt.slice(end)} `);
  const size = prompt.length <= 42 ? 'short' : prompt.length <= 110 ? 'middle' : 'long';
  mirror.parentElement.dataset.length = size;
};

let reading = new AbortController();
let readAfter = 0;
let cannotRead = false;
let last = { prompt: field.value, words: [] };

const readWords = async (signal) => {
  const prompt = field.value;
  if (cannotRead || Date.now() < readAfter || prompt.trim() === '') return;
  const type = form.elements.type.value === 'image' ? 'image' : 'video';
  const answer = await fetch('/v1/prompts/read', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prompt, type }),
    signal,
  });
  if (answer.status === 429) {
    readAfter = Date.now() + 1000 * Number(answer.headers.get('retry-after') ?? 5);
  }
  if (answer.status === 404) cannotRead = true;
  if (!answer.ok) return;
  const { words } = await answer.json();
  if (field.value !== prompt) return;
  last = { prompt, words };
  showWords(prompt, words);
};

/** Marks stay under the beginning that was not changed, until the answer is here. */
const keptWords = (prompt) =>
  last.words.filter(({ end }) => prompt.slice(0, end) === last.prompt.slice(0, end));

let typed;
field.addEventListener('input', () => {
  const single = field.value.replaceAll('\n', ' ');
  if (single !== field.value) field.value = single;
  showWords(field.value, keptWords(field.value));
  reading.abort();
  reading = new AbortController();
  const { signal } = reading;
  clearTimeout(typed);
  typed = setTimeout(() => readWords(signal).catch(() => {}), 250);
});

field.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.isComposing) return;
  event.preventDefault();
  form.requestSubmit();
});

// The receipt

const rowOf = ([name, value], className = '') =>
  make('div', { className }, make('dt', {}, name), make('dd', {}, value));
const rowsOf = (...rows) => make('dl', { className: 'leaders' }, ...rows);

const printSlip = (slip, next) => {
  const about = make('span', {}, slip.about);
  const head = make('p', { className: 'slip-head' }, make('strong', {}, 'Receipt'), about);
  const rows = slip.rows.map((row) => rowOf(row));
  const sum = [rowOf(['Charged', slip.charged], 'sum')];
  if (slip.last !== null) sum.push(rowOf(slip.last, 'quiet'));
  const parts = [head, make('hr'), rowsOf(...rows), make('hr'), rowsOf(...sum)];
  const paper = make('div', { className: 'slip' }, ...parts);
  const shade = make('div', { className: 'slip-shade' }, paper);
  till.replaceChildren(make('div', { className: 'slot' }), shade, ...(next ? [next] : []));
  till.dataset.printing = '';
  paper.addEventListener('animationend', () => delete till.dataset.printing, { once: true });
};

// Starting points

for (const link of starts) {
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const chosen = JSON.parse(link.dataset.start);
    field.value = chosen.prompt;
    last = { prompt: chosen.prompt, words: chosen.words };
    form.elements.type.value = chosen.kind;
    form.elements.aspect.value = chosen.aspectRatio;
    showWords(chosen.prompt, chosen.words);
    showStage(chosen.stage);
    printSlip(chosen.slip);
    for (const other of starts) other.toggleAttribute('aria-current', other === link);
  });
}

// Making

const SIZES = { '16:9': [1280, 720], '9:16': [720, 1280], '1:1': [960, 960] };
const pathOf = (url) => (url ? new URL(url).pathname : '');

const sampleStage = (video) => {
  const [width, height] = SIZES[video.aspectRatio];
  return {
    ...{ type: video.type, source: pathOf(video.video_url), poster: pathOf(video.thumbnail_url) },
    ...{ width, height, strip: pathOf(video.strip_url), cell: width / height },
    description: 'A sample of the sandbox',
    tags: ['Sample', 'your sentence makes its own'],
  };
};

/** Sentences of ours are shown with what they became; all others with the sandbox's sample. */
const stageFor = (draft, video) =>
  starts
    .map((link) => JSON.parse(link.dataset.start))
    .find(({ prompt, stage }) => prompt === draft.prompt && stage.type === video.type)?.stage ??
  sampleStage(video);

const nextFor = (draft) => {
  const query = new URLSearchParams({
    ...{ prompt: draft.prompt, type: draft.kind, aspect: draft.aspectRatio },
  });
  const link = make('a', { className: 'btn btn-wide', href: `/generate?${query}` });
  link.append('Make this for real');
  const hint = make('span', { className: 'hint' }, composer.dataset.kept);
  return make('p', { className: 'till-next' }, link, hint);
};

const refuse = (message) => {
  const title = make('strong', {}, message);
  const cost = make('span', { className: 'soft' }, 'Nothing was charged.');
  showNothing(make('div', { className: 'empty-frame' }, title, cost));
  printSlip({ about: 'refused', rows: [['Held', '0']], charged: '0', last: null });
};

const submit = async (draft) => {
  const kind = draft.kind === 'image' ? 'image' : 'video';
  const answer = await fetch(`/v1/generate/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox': 'true' },
    body: JSON.stringify({ prompt: draft.prompt, aspectRatio: draft.aspectRatio }),
  });
  const body = await answer.json();
  if (answer.status === 429)
    return refuse(`Too fast. Try again in ${answer.headers.get('retry-after')} s.`);
  if (!answer.ok) return refuse(body.error.message);
  const { video } = body;
  showStage(stageFor(draft, video));
  const length = video.duration === null ? '' : `, ${video.duration} s`;
  const rows = [
    [`${names[video.aiModel] ?? video.aiModel}${length}`, String(video.credit_cost)],
    ['Sandbox', 'free'],
  ];
  const about = `${video.id.slice(0, 4)}…${video.id.slice(-6)}`;
  printSlip({ about, rows, charged: '0', last: null }, nextFor(draft));
};

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (button.getAttribute('aria-busy') === 'true') return;
  const label = button.querySelector('[data-label]');
  button.style.width = `${button.offsetWidth}px`;
  button.setAttribute('aria-busy', 'true');
  label.textContent = 'Making…';
  const { type, aspect } = form.elements;
  const draft = { prompt: field.value.trim(), kind: type.value, aspectRatio: aspect.value };
  try {
    await submit(draft);
  } catch {
    refuse('The server did not answer. Your sentence is still here.');
  } finally {
    button.removeAttribute('aria-busy');
    button.style.width = '';
    label.textContent = 'Make it';
  }
});

last = {
  prompt: field.value,
  words: [...mirror.querySelectorAll('.read')].map((mark) => {
    const start = mirror.textContent.indexOf(mark.textContent);
    const color = getComputedStyle(mark).getPropertyValue('--c');
    return { start, end: start + mark.textContent.length, color };
  }),
};
