import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { announce } from '../ui/live-region.tsx';
import { words } from '../words/index.ts';

const TICK_MILLISECONDS = 2_000;

interface CopyProps {
  readonly text: string;
  /** What is copied; heard by those who do not see it. */
  readonly label: string;
  readonly children?: ReactNode;
}

/** Copies, and shows a tick for two seconds. */
export function CopyButton({ text, label, children }: CopyProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), TICK_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    announce(words.library.inspector.copied);
  };
  return (
    <button
      aria-label={label}
      className="btn btn-quiet btn-s copy"
      onClick={() => void copy()}
      title={label}
      type="button"
    >
      <Icon name={isCopied ? 'check' : 'copy'} size={16} />
      {children}
    </button>
  );
}
