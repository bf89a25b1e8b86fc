import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  /** `lamp` starts something and stands once on a page; `ink` is the main thing elsewhere. */
  readonly look?: 'lamp' | 'ink' | 'line' | 'quiet' | 'danger';
  readonly size?: 's' | 'm' | 'l';
  readonly icon?: IconName;
  /** Works on it: keeps its place, says so, and cannot be pressed twice. */
  readonly isBusy?: boolean;
}

export function Button({
  look = 'line',
  size = 'm',
  icon,
  isBusy = false,
  className = '',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      className={`${buttonClass(look, size)} ${className}`}
      onClick={isBusy ? undefined : onClick}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </button>
  );
}

/** For links that look like buttons. */
export function buttonClass(
  look: NonNullable<ButtonProps['look']>,
  size: NonNullable<ButtonProps['size']> = 'm',
): string {
  return `btn${look === 'ink' ? '' : ` btn-${look}`}${size === 'm' ? '' : ` btn-${size}`}`;
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  readonly icon: IconName;
  /** What it does; shown as a tip as well. */
  readonly label: string;
  readonly look?: 'line' | 'quiet';
}

export function IconButton({
  icon,
  label,
  look = 'quiet',
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={`btn btn-${look} btn-icon ${className}`}
    >
      <Icon name={icon} />
    </button>
  );
}
