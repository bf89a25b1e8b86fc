import { Fragment } from 'react';

/** Code with its strings in their colour; the text stays what is copied. */
export function Coloured({ text }: { readonly text: string }) {
  return text.split(/("(?:[^"\\\n]|\\.)*"|'[^'\n]*')/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have only their place
      <span className="tok-string" key={index}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have only their place
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
