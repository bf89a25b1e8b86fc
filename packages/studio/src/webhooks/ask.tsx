import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';

interface AskProps {
  readonly question: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly look: 'danger' | 'ink';
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** A question in the place where it came up; Escape is no. */
export function Ask({ question, text, yes, no, look, isBusy, onYes, onNo }: AskProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group with a question, no set of fields
    <div
      aria-label={question}
      className={look === 'danger' ? 'question' : 'question question-calm'}
      onKeyDown={(event) => event.key === 'Escape' && onNo()}
      role="group"
    >
      <p>
        <strong>{question}</strong> <span className="soft">{text}</span>
      </p>
      <div className="actions">
        <Button isBusy={isBusy} look={look} onClick={onYes} size="s">
          {yes}
        </Button>
        <Button look="quiet" onClick={onNo} ref={keep} size="s">
          {no}
        </Button>
      </div>
    </div>
  );
}
