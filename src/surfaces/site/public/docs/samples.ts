import { operations } from '../../../../contract/operations/index.ts';
import type { CodeBlock } from '../code-view.ts';
import { toJavaScript, toPython } from './literals.ts';
import type { Call } from './reference.ts';

/** The address of the call's example, from the path on. */
export function exampleTarget({ endpoint, example }: Call): string {
  const path = endpoint.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(example.path[name] ?? ''),
  );
  const query = new URLSearchParams(example.query).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The call with its example, for a terminal and in two languages, none of which needs a library. */
export function samplesOf(call: Call, baseUrl: string): readonly CodeBlock[] {
  const url = `${baseUrl}${exampleTarget(call)}`;
  return [
    { language: 'sh', code: curlSample(call, url) },
    { language: 'js', code: javaScriptSample(call, url) },
    { language: 'python', code: pythonSample(call, url) },
  ];
}

interface Sent {
  readonly hasKey: boolean;
  readonly contentType: string | null;
  /** The name of the file that is sent. */
  readonly file: string | null;
  readonly hasIdempotencyKey: boolean;
}

function sentWith({ operation, example }: Call): Sent {
  const { access, idempotency } = operations[operation];
  return {
    hasKey: access.kind === 'key',
    contentType: example.body === undefined ? example.fileType : 'application/json',
    file: example.fileType === null ? null : `photo.${example.fileType.slice('image/'.length)}`,
    hasIdempotencyKey: idempotency === 'header',
  };
}

function curlSample(call: Call, url: string): string {
  const { hasKey, contentType, file, hasIdempotencyKey } = sentWith(call);
  const body = JSON.stringify(call.example.body, null, 2) ?? '';
  const isImplied = call.method === 'GET' || (call.method === 'POST' && contentType !== null);
  return `${[
    `curl --fail-with-body -s${call.isStream ? 'N' : ''}${isImplied ? '' : ` -X ${call.method}`} '${url}'`,
    ...(hasKey ? ['-H "Authorization: Bearer $KINORA_KEY"'] : []),
    ...(contentType === null ? [] : [`-H 'Content-Type: ${contentType}'`]),
    ...(hasIdempotencyKey ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body === '' ? [] : [`-d '${body.replaceAll("'", "'\\''").replaceAll('\n', '\n  ')}'`]),
    ...(file === null ? [] : [`--data-binary '@${file}'`]),
  ].join(' \\\n  ')}\n`;
}

function javaScriptSample(call: Call, url: string): string {
  const { hasKey, contentType, file, hasIdempotencyKey } = sentWith(call);
  const headers = [
    ...(hasKey ? [`Authorization: \`Bearer \${process.env.KINORA_KEY}\``] : []),
    ...(contentType === null ? [] : [`'Content-Type': '${contentType}'`]),
    ...(hasIdempotencyKey ? ["'Idempotency-Key': crypto.randomUUID()"] : []),
  ];
  const options = [
    ...(call.method === 'GET' ? [] : [`method: '${call.method}'`]),
    ...(headers.length === 0 ? [] : [`headers: {\n    ${headers.join(',\n    ')},\n  }`]),
    ...(file === null ? [] : [`body: await readFile('${file}')`]),
    ...(call.example.body === undefined
      ? []
      : [`body: JSON.stringify(${toJavaScript(call.example.body, '  ')})`]),
  ];
  const given = options.length === 0 ? '' : `, {\n  ${options.join(',\n  ')},\n}`;
  const reading = file === null ? '' : "import { readFile } from 'node:fs/promises';\n\n";
  return `${reading}const answer = await fetch('${url}'${given});
if (!answer.ok) throw new Error(\`\${answer.status}: \${await answer.text()}\`);
${javaScriptReading(call)}
`;
}

function javaScriptReading(call: Call): string {
  if (call.isStream) {
    return `for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
  process.stdout.write(text);
}`;
  }
  return hasAnswer(call) ? 'console.log(await answer.json());' : 'console.log(answer.status);';
}

function pythonSample(call: Call, url: string): string {
  const { hasKey, contentType, file, hasIdempotencyKey } = sentWith(call);
  const headers = [
    ...(hasKey ? [`"Authorization": f"Bearer {os.environ['KINORA_KEY']}"`] : []),
    ...(contentType === null ? [] : [`"Content-Type": "${contentType}"`]),
    ...(hasIdempotencyKey ? ['"Idempotency-Key": str(uuid.uuid4())'] : []),
  ];
  const options = [
    `"${url}"`,
    ...(call.method === 'GET' ? [] : [`method="${call.method}"`]),
    ...(headers.length === 0 ? [] : [`headers={\n        ${headers.join(',\n        ')},\n    }`]),
    ...(file === null ? [] : [`data=open("${file}", "rb").read()`]),
    ...(call.example.body === undefined
      ? []
      : [`data=json.dumps(${toPython(call.example.body, '    ')}).encode()`]),
  ];
  const isJson = call.example.body !== undefined || (hasAnswer(call) && !call.isStream);
  const modules = [
    ...(isJson ? ['json'] : []),
    ...(hasKey ? ['os'] : []),
    'urllib.request',
    ...(hasIdempotencyKey ? ['uuid'] : []),
  ];
  return `${modules.map((name) => `import ${name}`).join('\n')}

request = urllib.request.Request(
    ${options.join(',\n    ')},
)
with urllib.request.urlopen(request) as answer:
    ${pythonReading(call)}
`;
}

function pythonReading(call: Call): string {
  if (call.isStream) return 'for line in answer:\n        print(line.decode(), end="")';
  return hasAnswer(call) ? 'print(json.load(answer))' : 'print(answer.status)';
}

function hasAnswer({ answers }: Call): boolean {
  return answers.some(({ status, examples }) => Number(status) < 300 && examples.length > 0);
}
