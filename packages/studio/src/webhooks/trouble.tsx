import { LIMITS } from '../../../../src/contract/limits.ts';
import type { Webhook } from '../../../../src/contract/resources/webhook.ts';
import { Button } from '../ui/button.tsx';
import { webhookWords } from '../words/webhooks.ts';
import { useSwitch } from './use-change.ts';

const { problem } = webhookWords.page;

/** Why nothing arrives, and the way out. */
export function Trouble({ webhook }: { readonly webhook: Webhook }) {
  const change = useSwitch(webhook);
  const { disabled_reason: reason, disabled_at: at, failing_since: failing, updated_at } = webhook;
  if (reason !== null) {
    const { title, text } = problem.off[reason];
    return (
      <div className={`notice hook-trouble${reason === 'owner' ? '' : ' bad'}`}>
        <p>
          <strong>{title(at ?? updated_at)}</strong> {text(LIMITS.webhookRetryHours)}
        </p>
        <Button isBusy={change.isPending} onClick={() => change.mutate(true)}>
          {change.isPending ? problem.busy : problem.on}
        </Button>
      </div>
    );
  }
  if (failing === null) return null;
  return (
    <div className="notice bad">
      <strong>{problem.failing.title(failing)}</strong>
      {problem.failing.text(LIMITS.webhookRetryHours)}
    </div>
  );
}
