import { FREE_REASONS, type Receipt } from '../../contract/resources/receipt.ts';
import type { JobTransfer } from '../credits/index.ts';
import { failureMessage, type Generation } from '../generation/index.ts';

export type Charge = Receipt['charge'];

interface Ended {
  readonly generation: Exclude<Generation, { status: 'generating' }>;
  readonly unlimited: boolean;
  readonly transfers: readonly JobTransfer[];
}

/** What the ledger says that a generation cost, and why it cost nothing. */
export function chargeOf({ generation, unlimited, transfers }: Ended): Charge {
  const credits = 0 - transfers.reduce((sum, { balanceChange }) => sum + balanceChange, 0);
  const ending = generation.status === 'completed' ? 'settle' : 'release';
  const price = generation.status === 'completed' ? generation.creditCost : 0;
  const kinds = transfers.map(({ kind }) => kind).join();
  // Nobody may hold a signed statement that contradicts itself.
  if (credits !== price || kinds !== `hold,${ending}`) {
    throw new Error(`The ledger and the generation ${generation.id} contradict each other`);
  }
  if (credits > 0) {
    const message = credits === 1 ? '1 credit was charged.' : `${credits} credits were charged.`;
    return { outcome: 'charged', credits, reason: null, message };
  }
  return { outcome: 'not_charged', credits: 0, ...reasonOf(generation, unlimited) };
}

function reasonOf(
  generation: Ended['generation'],
  unlimited: boolean,
): Pick<Charge, 'reason' | 'message'> {
  if (generation.status === 'failed') {
    const { errorCode: reason, errorReason } = generation;
    return { reason, message: failureMessage(reason, errorReason) };
  }
  const reason = unlimited ? 'unlimited_plan' : 'free_model';
  return { reason, message: FREE_REASONS[reason] };
}
