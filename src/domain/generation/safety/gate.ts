import { Refusal } from '../../refusal.ts';
import { checkPrompt } from './check-prompt.ts';

/** Stands before every generation. */
export interface SafetyGate {
  /** Refuses with `safety_rejected`, or returns. */
  check(prompt: string): Promise<void>;
}

/** Judges by the rules of this folder. */
export function createRuleGate(): SafetyGate {
  return {
    check: async (prompt) => {
      const verdict = checkPrompt(prompt);
      if (!verdict.allowed) {
        throw new Refusal('safety_rejected', verdict.message, { field: 'prompt' });
      }
    },
  };
}
