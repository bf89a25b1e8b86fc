import { type CSSProperties, Fragment } from 'react';
import type { Word } from '../../../../src/contract/resources/word.ts';

/** A prompt whose words, where the model has read them, are underlined in the colour they became. */
export function Sentence({
  text,
  marks = [],
}: {
  readonly text: string;
  readonly marks?: readonly Word[] | undefined;
}) {
  const fitting = marks.filter(({ start, end }) => start < end && end <= text.length);
  return (
    <>
      {fitting.map(({ start, end, color }, index) => (
        <Fragment key={start}>
          {text.slice(fitting[index - 1]?.end ?? 0, start)}
          <span className="read" style={{ '--c': color } as CSSProperties}>
            {text.slice(start, end)}
          </span>
        </Fragment>
      ))}
      {text.slice(fitting.at(-1)?.end ?? 0)}
    </>
  );
}
