import { ERRORS } from '../../contract/errors.ts';
import { type CallName, operations } from '../../contract/operations/index.ts';
import type { BatchRequest, BatchResult } from '../../contract/resources/batch.ts';
import type { Call, Handler } from '../invoke.ts';
import { Refusal } from '../refusal.ts';

type BatchItem = BatchRequest['operations'][number];

export interface BatchDependencies {
  /** A refusal as the error of an item; a batch is bound to REST alone. */
  readonly describeRefusal: (refusal: Refusal) => { code: string; message: string };
}

export function runBatch({ describeRefusal }: BatchDependencies): Handler<'batch'> {
  return async (request, call) => {
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
  };
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

function batchable(name: string): CallName {
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

function isBatchable(name: string): name is CallName {
  return Object.entries(operations).some(([known, { batch }]) => batch && known === name);
}
