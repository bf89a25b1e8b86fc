import type { WebhookEvent } from '../../../../src/contract/webhooks.ts';
import { Icon } from '../ui/icon.tsx';
import { webhookWords } from '../words/webhooks.ts';

const { form } = webhookWords;

interface ChoicesProps {
  readonly chosen: readonly WebhookEvent[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly WebhookEvent[]) => void;
}

/** Every event with what it tells, by what it is about. */
export function EventChoices({ chosen, error, onChange }: ChoicesProps) {
  const toggle = (event: WebhookEvent) =>
    onChange(chosen.includes(event) ? chosen.filter((one) => one !== event) : [...chosen, event]);
  return (
    <fieldset className={error === undefined ? 'choices' : 'choices wrong'}>
      <legend className="label">{form.events}</legend>
      {form.groups.map(({ name, events }) => (
        <div className="event-group" key={name}>
          <p className="soft">{name}</p>
          {events.map((event) => (
            <label className="choice" key={event}>
              <input
                checked={chosen.includes(event)}
                onChange={() => toggle(event)}
                type="checkbox"
              />
              <span>
                <code>{event}</code> <span className="soft">{form.meaning[event]}</span>
              </span>
            </label>
          ))}
        </div>
      ))}
      {error === undefined ? null : (
        <p className="error" role="alert">
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
