import { A2A_VERSIONS, type A2aVersion } from '../../contract/a2a.ts';
import { A2aError, type A2aErrorName } from './errors.ts';

/** What becomes of a method: it is answered, at once or as a stream, or it is refused. */
export type Method =
  | { readonly kind: 'send' | 'stream'; readonly version: A2aVersion }
  | { readonly kind: 'refuse'; readonly error: A2aErrorName };

const NO_TASK: Method = { kind: 'refuse', error: 'task_not_found' };
const NO_PUSH: Method = { kind: 'refuse', error: 'push_notification_not_supported' };
const NO_EXTENDED_CARD: Method = { kind: 'refuse', error: 'extended_card_not_configured' };

const METHODS: Readonly<Record<A2aVersion, Readonly<Record<string, Method>>>> = {
  '1.0': {
    SendMessage: { kind: 'send', version: '1.0' },
    SendStreamingMessage: { kind: 'stream', version: '1.0' },
    GetTask: NO_TASK,
    CancelTask: NO_TASK,
    SubscribeToTask: NO_TASK,
    ListTasks: { kind: 'refuse', error: 'unsupported_operation' },
    CreateTaskPushNotificationConfig: NO_PUSH,
    GetTaskPushNotificationConfig: NO_PUSH,
    ListTaskPushNotificationConfigs: NO_PUSH,
    DeleteTaskPushNotificationConfig: NO_PUSH,
    GetExtendedAgentCard: NO_EXTENDED_CARD,
  },
  '0.3': {
    'message/send': { kind: 'send', version: '0.3' },
    'message/stream': { kind: 'stream', version: '0.3' },
    'tasks/get': NO_TASK,
    'tasks/cancel': NO_TASK,
    'tasks/resubscribe': NO_TASK,
    'tasks/pushNotificationConfig/set': NO_PUSH,
    'tasks/pushNotificationConfig/get': NO_PUSH,
    'tasks/pushNotificationConfig/list': NO_PUSH,
    'tasks/pushNotificationConfig/delete': NO_PUSH,
    'agent/getAuthenticatedExtendedCard': NO_EXTENDED_CARD,
  },
};

/** Why a method is refused, in words. */
export const REFUSALS: Readonly<Partial<Record<A2aErrorName, string>>> = {
  task_not_found: 'There are no tasks here: answers are messages.',
  push_notification_not_supported: 'Push notifications are not supported: answers come at once.',
  unsupported_operation: 'There are no tasks to list: answers are messages.',
  extended_card_not_configured: 'There is no extended card: the public one is all there is.',
};

/** The version that a client names; it speaks 0.3 when it names none, and then also methods of 1.0. */
export function findMethod(name: string, named: string): Method {
  const version = named === '' ? undefined : versionOf(named);
  const versions = version === undefined ? A2A_VERSIONS : [version];
  for (const each of versions) {
    const methods = METHODS[each];
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
    if (method !== undefined) return method;
  }
  throw new A2aError(
    'method_not_found',
    'There is no such method in this version of the protocol.',
  );
}

/** Versions are compared by major and minor number: `1.0.1` is `1.0`. */
function versionOf(named: string): A2aVersion {
  const version = A2A_VERSIONS.find((each) => named === each || named.startsWith(`${each}.`));
  if (version !== undefined) return version;
  const known = A2A_VERSIONS.join(' and ');
  throw new A2aError('version_not_supported', `A2A-Version must be one of ${known}.`);
}
