import type { A2aVersion } from '../../contract/a2a.ts';
import type { AskAnswer } from '../../contract/resources/answer.ts';
import type { OutputMode } from './read-message.ts';

interface Written {
  readonly messageId: string;
  readonly contextId: string;
  readonly outputModes: readonly OutputMode[];
}

/** The result of a call, and of each event of a stream: the answer as a message. */
export function writeMessage(
  version: A2aVersion,
  { answer, results, numberOfItems }: AskAnswer,
  { messageId, contextId, outputModes }: Written,
): object {
  const data = { answer, numberOfItems, results };
  const text = textOf(answer, results);
  const parts = outputModes.map((mode) => partOf(version, mode, { text, data }));
  return version === '1.0'
    ? { message: { messageId, contextId, role: 'ROLE_AGENT', parts } }
    : { kind: 'message', messageId, contextId, role: 'agent', parts };
}

/** The sentence, and where to read on. */
function textOf(answer: string, results: AskAnswer['results']): string {
  const [first] = results;
  return first === undefined ? answer : `${answer}\n\n${first.name}: ${first.url}`;
}

function partOf(
  version: A2aVersion,
  mediaType: OutputMode,
  { text, data }: { text: string; data: object },
): object {
  const isText = mediaType === 'text/plain';
  if (version === '1.0') return { ...(isText ? { text } : { data }), mediaType };
  return isText ? { kind: 'text', text } : { kind: 'data', data };
}
