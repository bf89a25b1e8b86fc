interface Start {
  readonly serviceName: string;
  readonly baseUrl: string;
  /** Where data is kept, in words. */
  readonly store: string;
  /** Shown once, when there is one. */
  readonly demoKey: string | null;
  /** Whom an operator could make a key for. */
  readonly keyOwner: string;
}

/** What a person sees who has just started the service. */
export function startMessage({ serviceName, baseUrl, store, demoKey, keyOwner }: Start): string {
  return `${serviceName} is running at ${baseUrl}

Try it without a key, in the sandbox:

  curl -X POST ${baseUrl}/v1/generate/video -H 'X-Sandbox: true' \\
    -H 'Content-Type: application/json' -d '{"prompt":"A lighthouse in a storm"}'
${demoKey === null ? keyMessage(keyOwner) : demoMessage(baseUrl, demoKey)}
People sign up at ${baseUrl}/sign-up; prices are at ${baseUrl}/pricing.
Data is ${store}. Stop with Ctrl-C.`;
}

/** For later starts, when the key of the demo account was shown before. */
function keyMessage(keyOwner: string): string {
  return `
Make a key for real videos; npx kinora account list shows who could have one:

  npx kinora key create ${keyOwner} --name laptop --permissions generate,read
`;
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
