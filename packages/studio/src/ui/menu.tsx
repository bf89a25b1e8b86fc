import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon, type IconName } from './icon.tsx';
import { placeMenu } from './place-menu.ts';

interface MenuProps {
  /** Names the button, and the menu with it. */
  readonly label: string;
  /** What the button shows. */
  readonly trigger: ReactNode;
  readonly className?: string;
  readonly align?: 'start' | 'end';
  readonly side?: 'top' | 'bottom';
  readonly children: ReactNode;
}

/** A button with a menu: a popover of the browser, so it lies above dialogs and closes by Escape or a press beside it. */
export function Menu(props: MenuProps) {
  const { align = 'start', side = 'bottom', className = buttonLook } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const show = useCallback(() => {
    if (button.current === null || menu.current === null) return;
    placeMenu(menu.current, button.current, { align, side });
    const items = itemsIn(menu.current);
    (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
  }, [align, side]);
  return (
    <>
      <button
        aria-expanded={isOpen}
        aria-haspopup="menu"
        aria-label={props.label}
        className={className}
        popoverTarget={id}
        ref={button}
        type="button"
      >
        {props.trigger}
      </button>
      <div
        aria-label={props.label}
        className="menu"
        id={id}
        onBeforeToggle={({ newState }) => setIsOpen(newState === 'open')}
        onKeyDown={moveInMenu}
        onToggle={({ newState }) => newState === 'open' && show()}
        popover="auto"
        ref={menu}
        role="menu"
        tabIndex={-1}
      >
        {isOpen ? props.children : null}
      </div>
    </>
  );
}

const buttonLook = 'btn btn-line';

const itemsIn = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]'),
];

/** Arrows, Home, End and first letters, as in menus of the system. */
function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsIn(event.currentTarget);
  const at = items.findIndex((item) => item.matches(':focus'));
  const next = nextItem(event.key, { items, at });
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function nextItem(
  key: string,
  { items, at }: { readonly items: readonly HTMLElement[]; readonly at: number },
): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const starts = (item: HTMLElement) =>
    item.textContent?.toLowerCase().startsWith(key.toLowerCase()) === true;
  return items.slice(at + 1).find(starts) ?? items.find(starts);
}

interface ItemProps {
  readonly icon?: IconName;
  readonly isDanger?: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

export function MenuItem({ icon, isDanger = false, onSelect, children }: ItemProps) {
  return (
    <button
      className={`menu-item${isDanger ? ' danger' : ''}`}
      onClick={(event) => {
        closeAround(event.currentTarget);
        onSelect();
      }}
      role="menuitem"
      tabIndex={-1}
      type="button"
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </button>
  );
}

const closeAround = (item: HTMLElement) => item.closest<HTMLElement>('[popover]')?.hidePopover();

interface Choice {
  readonly value: string;
  readonly onChange: (value: string) => void;
}
const ChoiceContext = createContext<Choice>({ value: '', onChange: () => {} });

interface ChoiceProps extends Choice {
  readonly label: string;
  readonly children: ReactNode;
}

/** One of several, with the chosen one ticked. */
export function MenuChoice({ label, value, onChange, children }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a menu, a group is no fieldset
    <div aria-label={label} role="group">
      <p aria-hidden="true" className="menu-label">
        {label}
      </p>
      <ChoiceContext value={{ value, onChange }}>{children}</ChoiceContext>
    </div>
  );
}

interface OptionProps {
  readonly value: string;
  /** It can be reached and read, but not chosen; what it shows says why. */
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

export function MenuOption({ value, isDisabled = false, children }: OptionProps) {
  const choice = use(ChoiceContext);
  const isChosen = choice.value === value;
  return (
    <button
      aria-checked={isChosen}
      aria-disabled={isDisabled || undefined}
      className="menu-item menu-option"
      onClick={(event) => {
        if (isDisabled) return;
        closeAround(event.currentTarget);
        choice.onChange(value);
      }}
      role="menuitemradio"
      tabIndex={-1}
      type="button"
    >
      {children}
      {isChosen ? (
        <span className="menu-tick">
          <Icon name="check" size={16} />
        </span>
      ) : null}
    </button>
  );
}

export const MenuLine = () => <hr className="menu-line" />;
