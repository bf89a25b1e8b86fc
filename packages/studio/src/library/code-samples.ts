import type { Video } from '../../../../src/contract/resources/video.ts';

export const LANGUAGES = ['curl', 'javascript', 'python', 'mcp'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The request that makes the same again, ready to run with a key in KINORA_KEY. */
export function codeFor(video: Video, language: Language, baseUrl: string): string {
  const { prompt, aiModel, aspectRatio, duration, type } = video;
  const body = {
    prompt: prompt ?? '',
    aiModel,
    aspectRatio,
    ...(duration === null ? {} : { duration }),
  };
  const url = `${baseUrl}/v1/generate/${type}`;
  return { curl, javascript, python, mcp }[language]({ url, baseUrl, body, type });
}

interface Request {
  readonly url: string;
  readonly baseUrl: string;
  readonly type: Video['type'];
  readonly body: Readonly<Record<string, string | number>> & { readonly aiModel: string };
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** The text as one word of a shell: a quote ends it, stands escaped, and begins it again. */
const shellWord = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const curl = ({ url, body }: Request) =>
  `curl ${url} \\
  -H "Authorization: Bearer $KINORA_KEY" \\
  -H "Content-Type: application/json" \\
  -d ${shellWord(json(body))}`;

const javascript = ({ url, body }: Request) =>
  `const answer = await fetch("${url}", {
  method: "POST",
  headers: {
    Authorization: \`Bearer \${process.env.KINORA_KEY}\`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify(${json(body).replaceAll('\n', '\n  ')}),
});
const { video } = await answer.json();`;

// Every text of JSON is one of Python as well, and the bodies have nothing but texts and numbers.
const python = ({ url, body }: Request) =>
  `import os, requests

answer = requests.post(
    "${url}",
    headers={"Authorization": f"Bearer {os.environ['KINORA_KEY']}"},
    json=${JSON.stringify(body, null, 4).replaceAll('\n', '\n    ')},
)
video = answer.json()["video"]`;

function mcp({ baseUrl, type, body }: Request): string {
  const { aiModel: model, aspectRatio, ...rest } = body;
  const wish = { ...rest, model, aspect_ratio: aspectRatio, quote_id: 'quote_…' };
  return `# ${baseUrl}/mcp
estimate_credit_cost ${JSON.stringify({ model })}
generate_${type} ${json(wish)}`;
}

/** Parts of a sample: what stands in quotes has a colour of its own. */
export function partsOf(code: string): readonly { text: string; isString: boolean }[] {
  return code
    .split(/("(?:[^"\\\n]|\\.)*")/)
    .map((text, index) => ({ text, isString: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
