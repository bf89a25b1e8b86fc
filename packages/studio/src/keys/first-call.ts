import type { Permission } from '../../../../src/contract/permissions.ts';

export const LANGUAGES = ['curl', 'javascript', 'python', 'mcp'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface CallOptions {
  readonly baseUrl: string;
  readonly serviceName: string;
  readonly secret: string;
  readonly prompt: string;
  readonly permissions: readonly Permission[];
}

/** What a key can do first: make a video, or read something. */
export function firstUse(permissions: readonly Permission[]): 'generate' | 'read' | 'other' {
  if (permissions.includes('generate')) return 'generate';
  return permissions.includes('read') ? 'read' : 'other';
}

/** The first call with a key, ready to be pasted. */
export function firstCall(language: Language, options: CallOptions): string {
  const use = firstUse(options.permissions);
  if (language === 'mcp') return mcpServer(options);
  if (use === 'generate') return { curl, javascript, python }[language](options);
  const url = `${options.baseUrl}${use === 'read' ? '/v1/me' : '/v1/billing/catalog'}`;
  return readCall(language, url, options.secret);
}

function curl({ baseUrl, secret, prompt }: CallOptions): string {
  return `curl ${baseUrl}/v1/generate/video \\
  -H "Authorization: Bearer ${secret}" \\
  -H "Content-Type: application/json" \\
  -d '${JSON.stringify({ prompt })}'`;
}

function javascript({ baseUrl, secret, prompt }: CallOptions): string {
  return `const response = await fetch('${baseUrl}/v1/generate/video', {
  method: 'POST',
  headers: {
    Authorization: 'Bearer ${secret}',
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({ prompt: ${JSON.stringify(prompt)} }),
});
console.log(await response.json());`;
}

function python({ baseUrl, secret, prompt }: CallOptions): string {
  return `import json, urllib.request

request = urllib.request.Request(
    "${baseUrl}/v1/generate/video",
    data=json.dumps({"prompt": ${JSON.stringify(prompt)}}).encode(),
    headers={
        "Authorization": "Bearer ${secret}",
        "Content-Type": "application/json",
    },
)
print(urllib.request.urlopen(request).read().decode())`;
}

function mcpServer({ baseUrl, serviceName, secret }: CallOptions): string {
  const server = {
    type: 'http',
    url: `${baseUrl}/mcp`,
    headers: { Authorization: `Bearer ${secret}` },
  };
  return JSON.stringify({ mcpServers: { [serviceName.toLowerCase()]: server } }, null, 2);
}

function readCall(language: Exclude<Language, 'mcp'>, url: string, secret: string): string {
  switch (language) {
    case 'curl':
      return `curl ${url} \\\n  -H "Authorization: Bearer ${secret}"`;
    case 'javascript':
      return `const response = await fetch('${url}', {
  headers: { Authorization: 'Bearer ${secret}' },
});
console.log(await response.json());`;
    case 'python':
      return `import urllib.request

request = urllib.request.Request(
    "${url}",
    headers={"Authorization": "Bearer ${secret}"},
)
print(urllib.request.urlopen(request).read().decode())`;
  }
}
