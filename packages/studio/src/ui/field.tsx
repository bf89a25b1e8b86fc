import { type ComponentProps, useId } from 'react';
import { Icon } from './icon.tsx';

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong and how to mend it; what was typed stays. */
  readonly error?: string | null;
}

export function Field({ label, hint, error = null, ...input }: FieldProps) {
  const id = useId();
  const below = error ?? hint;
  return (
    <div className={error === null ? 'field' : 'field wrong'}>
      <label htmlFor={id}>{label}</label>
      <input
        aria-describedby={below === undefined ? undefined : `${id}-below`}
        aria-invalid={error !== null || undefined}
        className="input"
        {...input}
        id={id}
      />
      {below === undefined ? null : (
        <p className={error === null ? 'hint' : 'error'} id={`${id}-below`}>
          {error === null ? null : <Icon name="alert" size={16} />}
          {below}
        </p>
      )}
    </div>
  );
}
