import { z } from 'zod';
import { A2A_OUTPUT_MODES, type A2aVersion } from '../../contract/a2a.ts';
import { LIMITS } from '../../contract/limits.ts';
import { A2aError } from './errors.ts';

/** A message to the agent, whichever version it was written in. */
export interface AskedMessage {
  readonly question: string;
  readonly contextId: string | undefined;
  readonly outputModes: readonly OutputMode[];
}

export type OutputMode = (typeof A2A_OUTPUT_MODES)[number];

const ROLES = { '1.0': 'ROLE_USER', '0.3': 'user' } as const satisfies Record<A2aVersion, string>;

const idSchema = z.string().min(1).max(256);

/** Open: the protocol lets clients add members, and those that we do not read do not matter. */
const partSchema = z.looseObject({
  kind: z.string().max(20).optional(),
  text: z.string().optional(),
  data: z.unknown().optional(),
});

const paramsSchema = z.looseObject({
  message: z.looseObject({
    messageId: idSchema,
    role: z.string().max(40),
    parts: z.array(partSchema).min(1).max(20),
    contextId: z.string().max(256).optional(),
    taskId: z.string().max(256).optional(),
  }),
  configuration: z
    .looseObject({
      acceptedOutputModes: z.array(z.string().max(200)).max(50).optional(),
      pushNotificationConfig: z.unknown().optional(),
      taskPushNotificationConfig: z.unknown().optional(),
    })
    .optional(),
});

export function readMessage(params: unknown, version: A2aVersion): AskedMessage {
  const parsed = paramsSchema.safeParse(params);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = ['params', ...(issue?.path ?? [])].map(String).join('.');
    throw new A2aError('invalid_params', `${field} is missing or malformed.`);
  }
  const { message, configuration = {} } = parsed.data;
  if (message.role !== ROLES[version]) {
    throw new A2aError('invalid_params', `params.message.role must be ${ROLES[version]}.`);
  }
  if (message.taskId !== undefined && message.taskId !== '') {
    throw new A2aError('task_not_found', 'There are no tasks here: answers are messages.');
  }
  const push = configuration.pushNotificationConfig ?? configuration.taskPushNotificationConfig;
  if (push !== undefined) {
    const why = 'Push notifications are not supported: the answer comes at once.';
    throw new A2aError('push_notification_not_supported', why);
  }
  return {
    question: questionOf(message.parts),
    contextId: message.contextId === '' ? undefined : message.contextId,
    outputModes: outputModesOf(configuration.acceptedOutputModes ?? []),
  };
}

type Part = z.infer<typeof partSchema>;

/** All texts; a question may also come as data, in the field `query`. */
function questionOf(parts: readonly Part[]): string {
  const texts = parts.flatMap(({ text, data }) => {
    if (text !== undefined) return [text];
    const isObject = typeof data === 'object' && data !== null;
    return isObject && 'query' in data && typeof data.query === 'string' ? [data.query] : [];
  });
  if (texts.length === 0) {
    throw new A2aError('content_type_not_supported', 'A message must have a part with text.');
  }
  const question = texts.join('\n').trim();
  if (question === '' || question.length > LIMITS.askCharactersMax) {
    const most = LIMITS.askCharactersMax;
    throw new A2aError('invalid_params', `The text must have 1 to ${most} characters.`);
  }
  return question;
}

function outputModesOf(accepted: readonly string[]): readonly OutputMode[] {
  const ranges = accepted.map((range) => (range.split(';')[0] ?? '').trim().toLowerCase());
  const modes = A2A_OUTPUT_MODES.filter(
    (mode) =>
      ranges.length === 0 ||
      ranges.some(
        (range) => range === '*/*' || range === mode || range === `${mode.split('/')[0]}/*`,
      ),
  );
  if (modes.length > 0) return modes;
  const offered = A2A_OUTPUT_MODES.join(' and ');
  throw new A2aError('content_type_not_supported', `Answers come as ${offered}.`);
}
