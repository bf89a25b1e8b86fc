import { LIMITS } from '../../../contract/limits.ts';
import type { OperationOutput } from '../../../contract/operations/index.ts';
import { receiptEnvelopeSchema, receiptSchema } from '../../../contract/resources/receipt.ts';
import { builder } from './builder.ts';
import { GenerationJob } from './job.ts';
import { wordsOf } from './words.ts';

const words = wordsOf(receiptEnvelopeSchema);
const chargeWords = wordsOf(receiptSchema.shape.charge);

const ChargeOutcome = builder.enumType('ChargeOutcome', {
  description: 'Whether a job cost anything.',
  values: {
    CHARGED: { value: 'charged', description: 'It was made, and cost credits.' },
    NOT_CHARGED: { value: 'not_charged', description: 'It cost nothing; `reason` says why.' },
  } as const,
});

const Receipt = builder.objectRef<OperationOutput<'videos.receipt'>>('Receipt').implement({
  description:
    'A signed statement of what a job was and what it cost. It is all in `jws`; the other fields repeat a part of it.',
  extensions: { cost: LIMITS.graphqlReceiptCost },
  fields: (t) => ({
    jws: t.exposeString('jws', { description: words('jws') }),
    outcome: t.field({
      type: ChargeOutcome,
      description: chargeWords('outcome'),
      resolve: ({ receipt }) => receipt.charge.outcome,
    }),
    credits: t.int({
      description: chargeWords('credits'),
      resolve: ({ receipt }) => receipt.charge.credits,
    }),
    reason: t.string({
      nullable: true,
      description: chargeWords('reason'),
      resolve: ({ receipt }) => receipt.charge.reason,
    }),
    message: t.string({
      description: chargeWords('message'),
      resolve: ({ receipt }) => receipt.charge.message,
    }),
  }),
});

builder.objectField(GenerationJob, 'receipt', (t) =>
  t.field({
    type: Receipt,
    nullable: true,
    description: 'Proof of what it cost, or that it cost nothing; null while it runs.',
    resolve: ({ id, status }, _args, { invoke, caller }) =>
      status === 'generating' ? null : invoke('videos.receipt', { id }, caller),
  }),
);
