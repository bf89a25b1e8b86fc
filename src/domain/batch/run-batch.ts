import { ERRORS } from '../../contract/errors.ts';
import { type OperationName, operations } from '../../contract/operations.ts';
import type { BatchRequest, BatchResult } from '../../contract/resources/batch.ts';
import type { Call } from '../invoke.ts';
import { Refusal } from '../refusal.ts';

type BatchItem = BatchRequest['operations'][number];

interface BatchDependencies {
  /** A refusal in the form that the caller's surface shows. */
  readonly describeRefusal: (refusal: Refusal) => { code: string; message: string };
}

export async function runBatch(
  { describeRefusal }: BatchDependencies,
  request: BatchRequest,
  call: Call,
): Promise<{ results: BatchResult[] }> {
  const results = await Promise.all(
    request.operations.map((item) => runItem(item, call, describeRefusal)),
  );
  if (results.every((result) => 'error' in result)) {
    throw new Refusal(
      { code: 'operation_failed', results },
      'Every operation of the batch failed; see results.',
    );
  }
  return { results };
}

async function runItem(
  item: BatchItem,
  call: Call,
  describeRefusal: BatchDependencies['describeRefusal'],
): Promise<BatchResult> {
  const id = item.id ?? null;
  try {
    const name = batchable(item.operation);
    return { id, status: 200, body: await call.invoke(name, item.params ?? {}, call.caller) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { id, status: ERRORS[error.code].status, error: describeRefusal(error) };
  }
}

function batchable(name: string): OperationName {
  if (!isBatchable(name)) {
    const available = Object.keys(operations).filter(isBatchable);
    throw new Refusal(
      { code: 'unsupported_operation', accepted: { enum: available } },
      `{field} must be one of: ${available.join(', ')}.`,
      { field: 'operation' },
    );
  }
  return name;
}

function isBatchable(name: string): name is OperationName {
  if (!Object.hasOwn(operations, name) || name === 'batch') return false;
  const { effect, access } = operations[name as OperationName];
  if (access.kind === 'key' && access.billing === true) return false;
  return effect === 'read' && access.kind !== 'session';
}
