import { useEffect, useState } from 'react';
import type { Word } from '../../../../src/contract/resources/word.ts';
import { ApiError, call } from '../api.ts';

const PAUSE_MILLISECONDS = 180;
let isOffered = true;

interface Reading {
  readonly text: string;
  readonly words: readonly Word[];
}

/** The words of a prompt that the renderer reads, a moment after the last key; none where nobody can say. */
export function useReadWords(text: string, isWanted: boolean): readonly Word[] {
  const [reading, setReading] = useState<Reading>({ text: '', words: [] });
  useEffect(() => {
    if (!isOffered || !isWanted || text.trim() === '') return;
    const aborting = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { words } = await call<{ words: Word[] }>('/prompts/read', {
          method: 'POST',
          body: { prompt: text },
          signal: aborting.signal,
        });
        setReading({ text, words });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) isOffered = false;
      }
    }, PAUSE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [text, isWanted]);
  if (!isWanted) return [];
  // Until the new reading comes, the marks stay where the text has not changed.
  const same = commonStart(text, reading.text);
  return reading.words.filter(({ end }) => end <= same);
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
