import type { ReactNode } from 'react';
import { words } from '../words/index.ts';
import { Button } from './button.tsx';

interface BlankProps {
  readonly title: string;
  readonly text: string;
  /** What to do about it; one button. */
  readonly children?: ReactNode;
}

/** Where there is nothing yet, or nothing came: it says why and offers one step. */
export function Blank({ title, text, children }: BlankProps) {
  return (
    <div className="empty-frame blank">
      <strong>{title}</strong>
      <p className="soft">{text}</p>
      {children}
    </div>
  );
}

interface FaultProps {
  readonly title: string;
  readonly text: string;
  readonly requestId?: string | undefined;
  readonly onRetry: () => void;
}

/** Something did not load: whose fault, again, and what support would ask for. */
export function Fault({ title, text, requestId, onRetry }: FaultProps) {
  return (
    <div className="card fault" role="alert">
      <strong>{title}</strong>
      <p className="soft">{text}</p>
      <div className="fault-foot">
        <Button onClick={onRetry} size="s">
          {words.shell.failed.again}
        </Button>
        {requestId === undefined ? null : <code>{requestId}</code>}
      </div>
    </div>
  );
}

/** Grey blocks of the size of what comes; shown only when it takes a moment. */
export function Skeleton({
  height,
  width = '100%',
}: {
  readonly height: number;
  readonly width?: string | number;
}) {
  return <div aria-hidden="true" className="skeleton" style={{ height, width }} />;
}
