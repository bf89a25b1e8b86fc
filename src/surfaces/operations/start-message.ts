interface Start {
  readonly serviceName: string;
  readonly baseUrl: string;
  /** Where data is kept, in words. */
  readonly store: string;
  /** Shown once, when there is one. */
  readonly demoKey: string | null;
}

/** What a person sees who has just started the service. */
export function startMessage({ serviceName, baseUrl, store, demoKey }: Start): string {
  return `${serviceName} is running at ${baseUrl}

Try it without a key, in the sandbox:

  curl -X POST ${baseUrl}/v1/generate/video -H 'X-Sandbox: true' \\
    -H 'Content-Type: application/json' -d '{"prompt":"A lighthouse in a storm"}'
${demoKey === null ? '' : demoMessage(baseUrl, demoKey)}
Data is ${store}. Stop with Ctrl-C.`;
}

function demoMessage(baseUrl: string, key: string): string {
  return `
A demo account with 10 credits was made. Its key is shown only now; this makes a real video:

  curl -X POST ${baseUrl}/v1/generate/video \\
    -H 'Authorization: Bearer ${key}' \\
    -H 'Content-Type: application/json' -d '{"prompt":"A fox runs through a snowy forest at sunset"}'

Poll the poll_url of its answer with the same Authorization until it is completed.
`;
}
