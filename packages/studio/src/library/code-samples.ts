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

const FILES = { video: 'video.mp4', image: 'image.png' } as const;

const javascript = ({ baseUrl, type, body }: Request) =>
  `import { Kinora } from "kinora-sdk";

const kinora = new Kinora({
  apiKey: process.env.KINORA_KEY,
  baseUrl: "${baseUrl}",
});
const ${type} = await kinora.${type}s.create(${json(body)});
await ${type}.save("${FILES[type]}");`;

// Every text of JSON is one of Python as well, and the bodies have nothing but texts and numbers.
const python = ({ baseUrl, type, body }: Request) =>
  `import os
from kinora import Kinora

kinora = Kinora(
    api_key=os.environ["KINORA_KEY"],
    base_url="${baseUrl}",
)
${type} = kinora.${type}s.create(
${Object.entries(body)
  .map(([name, value]) => `    ${snakeCase(name)}=${JSON.stringify(value)},`)
  .join('\n')}
)
${type}.save("${FILES[type]}")`;

const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

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
