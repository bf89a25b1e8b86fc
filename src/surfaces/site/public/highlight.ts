import { Html, html } from '../page/html.ts';

type Kind = 'key' | 'string' | 'number' | 'comment';
type Rules = readonly (readonly [kind: Kind, pattern: RegExp])[];

const DOUBLE = /"(?:\\.|[^"\\])*"/;
const SINGLE = /'(?:\\.|[^'\\])*'/;
const NUMBER = /\b\d[\d_]*(?:\.\d+)?\b/;
const WORDS_OF_JAVASCRIPT =
  /\b(?:async|await|break|case|catch|class|const|continue|else|export|false|finally|for|from|function|if|import|in|let|new|null|of|return|switch|throw|true|try|type|typeof|undefined|while)\b/;

const JAVASCRIPT: Rules = [
  ['comment', /\/\/.*|\/\*[\s\S]*?\*\//],
  ['string', new RegExp(`${SINGLE.source}|${DOUBLE.source}|\`(?:\\\\.|[^\`\\\\])*\``)],
  ['key', WORDS_OF_JAVASCRIPT],
  ['number', NUMBER],
];

/** What comes first wins where two begin at the same place. */
const LANGUAGES: Readonly<Record<string, Rules>> = {
  json: [
    ['key', /"(?:\\.|[^"\\])*"(?=\s*:)/],
    ['string', DOUBLE],
    ['number', /-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b|\b(?:true|false|null)\b/],
  ],
  js: JAVASCRIPT,
  ts: JAVASCRIPT,
  python: [
    ['comment', /#.*/],
    ['string', new RegExp(`"""[\\s\\S]*?"""|[bfr]?(?:${DOUBLE.source}|${SINGLE.source})`)],
    [
      'key',
      /\b(?:and|as|async|await|break|class|continue|def|elif|else|except|False|finally|for|from|if|import|in|is|lambda|None|not|or|pass|raise|return|True|try|while|with|yield)\b/,
    ],
    ['number', NUMBER],
  ],
  sh: [
    ['comment', /(?<![^\s])#.*/],
    // Within single quotes of a shell nothing is escaped.
    ['string', new RegExp(`'[^']*'|${DOUBLE.source}`)],
    ['key', /\$\{?\w+\}?|(?<![^\s])(?:do|done|else|fi|for|if|then|until|while)(?![^\s;])/],
  ],
  graphql: [
    ['comment', /#.*/],
    ['string', DOUBLE],
    [
      'key',
      /\b(?:query|mutation|subscription|fragment|on|type|input|enum|interface|union|true|false|null)\b|\$\w+/,
    ],
    ['number', NUMBER],
  ],
  http: [
    ['key', /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b|^[\w-]+(?=:)/],
    ['number', /(?<=^HTTP\/[\d.]+ )\d{3}/],
  ],
};

const PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(LANGUAGES).map(([language, rules]) => [
    language,
    new RegExp(rules.map(([kind, { source }]) => `(?<${kind}>${source})`).join('|'), 'gm'),
  ]),
);

/** Code with its strings, numbers, keys and comments marked; as it is where the language is unknown. */
export function highlight(code: string, language: string): Html {
  const pattern = PATTERNS.get(language);
  if (pattern === undefined) return html`${code}`;
  const parts: (Html | string)[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const [text] = match;
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0];
    parts.push(code.slice(end, match.index), html`<span class="tok-${kind ?? ''}">${text}</span>`);
    end = match.index + text.length;
  }
  return html`${[...parts, code.slice(end)]}`;
}

/** JSON, with the line that says what was charged standing out. */
export function highlightAnswer(json: string): Html {
  const lines = json.split('\n').map((line) => {
    const { text } = highlight(line, 'json');
    return line.includes('"creditsUsed"')
      ? `<span class="line-mark">${text}\n</span>`
      : `${text}\n`;
  });
  return new Html(lines.join(''));
}
