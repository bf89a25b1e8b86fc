import { useId } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly name: string;
  readonly icon?: IconName;
}

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, side by side. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="unseen">{props.label}</legend>
      {props.options.map((option) => (
        <label key={option.value}>
          <input
            checked={option.value === props.value}
            className="unseen"
            name={name}
            onChange={() => props.onChange(option.value)}
            type="radio"
            value={option.value}
          />
          {option.icon === undefined ? null : <Icon name={option.icon} />}
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}
