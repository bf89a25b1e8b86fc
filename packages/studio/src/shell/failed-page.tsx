import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError } from '../api.ts';
import { NoAnswerError, tryNow, whenBack } from '../connection.ts';
import { Fault } from '../ui/blank.tsx';
import { problemOf, words } from '../words/index.ts';
import { useTitle } from './title.ts';

/** A page that could not be shown. The shell around it stays. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { failed, offline } = words.shell;
  const isOutOfReach = error instanceof NoAnswerError;
  useTitle(failed.title);
  useEffect(() => {
    if (isOutOfReach) return whenBack(() => location.reload());
    return reportError(error);
  }, [error, isOutOfReach]);
  const problem =
    error instanceof ApiError ? problemOf(error) : isOutOfReach ? { ...offline } : failed;
  const retry = () => {
    // Loading it anew while nothing answers would leave the site for a page of the browser.
    if (isOutOfReach) return void tryNow();
    // A part of the site that did not load is only asked for again by loading the page.
    if (!(error instanceof ApiError)) location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <div className="page">
      <h1>{problem.title}</h1>
      <Fault
        onRetry={retry}
        requestId={error instanceof ApiError ? error.requestId : undefined}
        text={problem.text}
        title={failed.title}
      />
    </div>
  );
}
