import { type ReactNode, useEffect, useId, useRef } from 'react';
import { words } from '../words/index.ts';
import { IconButton } from './button.tsx';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** `sheet` slides in from the side, for navigation and inspectors on a phone. */
  readonly look?: 'dialog' | 'sheet';
  readonly children: ReactNode;
}

/** The browser's own dialog: it keeps the focus in, gives it back, and closes with Escape. */
export function Dialog({ isOpen, onClose, title, look = 'dialog', children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (isOpen && element.current?.open === false) element.current.showModal();
    if (!isOpen) element.current?.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; a click beside it does too
    <dialog
      aria-labelledby={heading}
      className={look}
      onClick={(event) => event.target === element.current && onClose()}
      onClose={onClose}
      ref={element}
    >
      {isOpen ? (
        <div className="dialog-body">
          <header className="dialog-head">
            <h2 id={heading}>{title}</h2>
            <IconButton icon="close" label={words.shell.close} onClick={onClose} />
          </header>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
