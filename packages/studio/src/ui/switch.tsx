import type { ReactNode } from 'react';

interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

/** Takes effect at once; what it does stands beside it. */
export function Switch({ isOn, onChange, children }: SwitchProps) {
  return (
    <label className="switch">
      <input
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        role="switch"
        type="checkbox"
      />
      <span>{children}</span>
    </label>
  );
}
