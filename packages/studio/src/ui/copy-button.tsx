import { useEffect, useState } from 'react';
import { words } from '../words/index.ts';
import { Button } from './button.tsx';
import { announce } from './live-region.tsx';

const TICK_MILLISECONDS = 2_000;

interface CopyProps {
  readonly text: string;
  readonly look?: 'ink' | 'quiet';
}

/** Puts a text into the clipboard, and says so for two seconds. */
export function CopyButton({ text, look = 'quiet' }: CopyProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), TICK_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const { copy, copied, said } = words.keys.code;
  return (
    <Button
      icon={isCopied ? 'check' : 'copy'}
      look={look}
      onClick={() => {
        void navigator.clipboard?.writeText(text).then(() => {
          setIsCopied(true);
          announce(said);
        });
      }}
      size="s"
    >
      {isCopied ? copied : copy}
    </Button>
  );
}
