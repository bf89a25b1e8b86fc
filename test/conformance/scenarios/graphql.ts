import { expect } from 'vitest';
import type { Answer, TestService } from '../../harness/a-service.ts';
import { requestIdOf } from '../../harness/expect-refused.ts';
import { graphqlOf } from '../../harness/graphql.ts';
import { type Driver, type Job, type Refused, toFacts } from './driver.ts';

const JOB = `id status type modelId prompt duration aspectRatio creditsUsed creditCost progress
  createdAt completedAt videoUrl imageUrl thumbnailUrl errorCode errorMessage`;

const ERROR = `__typename code message
  ... on ValidationError { path accepted }
  ... on AuthenticationError { permission createKeyUrl requestKeyUrl }
  ... on SafetyError { path }
  ... on NotFoundError { path model }
  ... on ProviderError { path availableModels }
  ... on InsufficientCreditsError { required available topUpUrl }`;

/** Fields of the contract that have another name here, by the name they have here. */
const FIELDS = { quote: { model: 'id' }, submit: { model: 'aiModel' }, poll: {} } as const;

export function graphqlDriver(service: TestService): Driver {
  const ask = graphqlOf(service);
  const as = (key?: string) => (key === undefined ? {} : { key });
  return {
    name: 'GraphQL',
    isTyped: true,
    quote: async (model, quantity) => {
      const query = 'query($m: ID!, $n: Int) { quote(model: $m, quantity: $n) { totalCredits } }';
      const answer = await ask(query, { variables: { m: model, n: quantity } });
      return refusedIn(answer, FIELDS.quote) ?? { credits: answer.body.data.quote.totalCredits };
    },
    submit: async ({ kind = 'video', input, idempotencyKey, sandbox }, credential) => {
      const [field, type] =
        kind === 'video'
          ? ['generateVideo', 'GenerateVideoInput']
          : ['generateImage', 'GenerateImageInput'];
      const { aiModel, ...fields } = input;
      const query = `mutation($input: ${type}!) {
        made: ${field}(input: $input) { job { ${JOB} } errors { ${ERROR} } }
      }`;
      const answer = await ask(query, {
        variables: {
          input: {
            ...fields,
            ...(aiModel === undefined ? {} : { model: aiModel }),
            ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
            ...(sandbox === undefined
              ? {}
              : { sandbox: true, sandboxOutcome: sandbox.toUpperCase() }),
          },
        },
        ...as(credential),
      });
      const refused = refusedIn(answer, FIELDS.submit) ?? userErrorIn(answer);
      return refused ?? { job: toJob(answer.body.data.made.job) };
    },
    poll: async (id, credential) => {
      const query = `query($id: ID!) { job(id: $id) { ${JOB} } }`;
      const answer = await ask(query, { variables: { id }, ...as(credential) });
      return refusedIn(answer, FIELDS.poll) ?? { job: toJob(answer.body.data.job) };
    },
    credits: async (key) =>
      (await ask('{ me { credits { balance held available } } }', { key })).body.data.me.credits,
    history: async (key) =>
      (await ask('{ jobs { edges { node { id } } } }', { key })).body.data.jobs.edges.map(
        ({ node }: { node: { id: string } }) => node.id,
      ),
  };
}

type Names = Readonly<Record<string, string>>;

/** A failure of the request, in the `errors` of the answer. */
function refusedIn(answer: Answer, names: Names): { refused: Refused } | null {
  const { errors } = answer.body;
  if (errors === undefined) return null;
  expect(errors).toHaveLength(1);
  const { code, param = null, request_id: requestId, ...members } = errors[0].extensions;
  expect(requestId).toBe(requestIdOf(answer));
  return { refused: { code, field: contractName(param, names), facts: toFacts(members) } };
}

/** A refusal that the caller can act on, in the payload of the mutation. */
function userErrorIn({ body }: Answer): { refused: Refused } | null {
  const { job, errors } = body.data.made;
  if (job !== null) {
    expect(errors).toEqual([]);
    return null;
  }
  expect(errors).toHaveLength(1);
  const { __typename: _type, code, message: _words, path, accepted, ...facts } = errors[0];
  return {
    refused: {
      code: code.toLowerCase(),
      field: contractName(path?.replace(/^input\.?/, '') || null, FIELDS.submit),
      facts: {
        ...withoutEmpty(facts),
        ...(accepted == null ? {} : { accepted: JSON.parse(accepted) }),
      },
    },
  };
}

/** The schema has a member for every fact, also where there is none to tell. */
function withoutEmpty(facts: Readonly<Record<string, unknown>>): Refused['facts'] {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && !isEmptyList(value)),
  );
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function contractName(name: string | null, names: Names): string | null {
  return name === null ? null : (names[name] ?? name);
}

function toJob({ modelId, status, type, ...job }: Job & { readonly modelId: string }): Job {
  return { ...job, model: modelId, status: status.toLowerCase(), type: type.toLowerCase() };
}
