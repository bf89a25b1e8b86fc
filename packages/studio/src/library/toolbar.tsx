import { useEffect, useMemo, useRef, useState } from 'react';
import type { VideoFilter } from '../../../../src/contract/resources/video.ts';
import { useFollow } from '../shell/navigation.tsx';
import { useShortcuts } from '../shortcuts.ts';
import { buttonClass, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Key } from '../ui/key.tsx';
import { words } from '../words/index.ts';
import type { FilterProps } from './filter.ts';
import { Filters } from './filters.tsx';
import { useFound } from './use-library.ts';

const { library } = words;
const DEBOUNCE_MILLISECONDS = 250;
const EVERYTHING: VideoFilter = {};

/** Search and filters, in reach wherever the list is scrolled to. */
export function Toolbar({
  filter,
  onNarrow,
  isEmpty,
}: FilterProps & { readonly isEmpty: boolean }) {
  const follow = useFollow();
  if (isEmpty) {
    return (
      <header className="library-bar">
        <h1>{library.title}</h1>
      </header>
    );
  }
  return (
    <header className="library-bar">
      <div className="library-head">
        <h1>{library.title}</h1>
        <Search onSearch={(q) => onNarrow({ q })} value={filter.q ?? ''} />
        <a className={`${buttonClass('ink')} library-new`} href="/generate" onClick={follow}>
          <Icon name="plus" />
          <span>{library.create}</span>
        </a>
      </div>
      <Filters filter={filter} onNarrow={onNarrow} />
    </header>
  );
}

interface SearchProps {
  readonly value: string;
  readonly onSearch: (q: string | undefined) => void;
}

function Search({ value, onSearch }: SearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const total = useFound(EVERYTHING);
  const [text, setText] = useTyped(value, onSearch);
  const focus = () => {
    field.current?.focus();
    field.current?.select();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only reads a ref
  useShortcuts(useMemo(() => ({ '/': focus }), []));
  return (
    <search className="library-search">
      <Icon name="search" />
      <input
        aria-label={library.search.name}
        autoComplete="off"
        className="input"
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          if (text === '') field.current?.blur();
          setText('');
        }}
        placeholder={library.search.placeholder(total)}
        ref={field}
        type="text"
        value={text}
      />
      {text === '' ? (
        <Key>{library.search.key}</Key>
      ) : (
        <IconButton
          icon="close"
          label={library.search.clear}
          onClick={() => {
            setText('');
            field.current?.focus();
          }}
        />
      )}
    </search>
  );
}

/** What is typed stands in the address once the fingers rest; what the address says otherwise stands in the field. */
function useTyped(value: string, onSearch: (q: string | undefined) => void) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const send = useRef(onSearch);
  send.current = onSearch;
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(
      () => {
        sent.current = wanted;
        send.current(wanted === '' ? undefined : wanted);
      },
      wanted === '' ? 0 : DEBOUNCE_MILLISECONDS,
    );
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText] as const;
}
