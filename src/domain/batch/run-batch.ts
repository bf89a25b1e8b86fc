import { ERRORS } from '../../contract/errors.ts';
import { type OperationName, operations } from '../../contract/operations.ts';
import type { BatchRequest, BatchResult } from '../../contract/resources/batch.ts';
import type { Call } from '../invoke.ts';
import { Refusal } from '../refusal.ts';

type BatchItem = BatchRequest['operations'][number];

export async function runBatch(
  request: BatchRequest,
  call: Call,
): Promise<{ results: BatchResult[] }> {
  const results = await Promise.all(request.operations.map((item) => runItem(item, call)));
  if (results.every((result) => 'error' in result)) {
    throw new Refusal('operation_failed', 'Every operation of the batch failed; see results.', {
      beside: { results },
    });
  }
  return { results };
}

async function runItem(item: BatchItem, call: Call): Promise<BatchResult> {
  const id = item.id ?? null;
  try {
    const name = batchable(item.operation);
    return { id, status: 200, body: await call.invoke(name, item.params ?? {}, call.caller) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message } = error;
    return { id, status: ERRORS[code].status, error: { code, message } };
  }
}

function batchable(name: string): OperationName {
  if (!isBatchable(name)) {
    const available = Object.keys(operations).filter(isBatchable).join(', ');
    throw new Refusal('unsupported_operation', `operation must be one of: ${available}.`);
  }
  return name;
}

function isBatchable(name: string): name is OperationName {
  if (!Object.hasOwn(operations, name) || name === 'batch') return false;
  const { effect, access } = operations[name as OperationName];
  if (access.kind === 'key' && access.billing === true) return false;
  return effect === 'read' && access.kind !== 'session';
}
