import type { ReactNode } from 'react';
import { useModels } from '../queries.ts';
import { Button } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Menu, MenuChoice, MenuOption } from '../ui/menu.tsx';
import { Segments } from '../ui/segments.tsx';
import { words } from '../words/index.ts';
import { type FilterProps, isNarrow, RATIOS, STATUSES, TYPES } from './filter.ts';
import { useFound } from './use-library.ts';

const { filters } = words.library;
const SHAPES: Readonly<Record<(typeof RATIOS)[number], IconName>> = {
  '16:9': 'landscape',
  '9:16': 'portrait',
  '1:1': 'square',
};
const ANY = '';

export function Filters({ filter, onNarrow }: FilterProps) {
  const models = useModels() ?? [];
  const model = models.find(({ id }) => id === filter.aiModel)?.name ?? filter.aiModel;
  const types = ['all', ...TYPES] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one question; these are several
    <div aria-label={filters.name} className="library-filters" role="group">
      <Segments
        label={filters.type}
        onChange={(type) => onNarrow({ type: type === 'all' ? undefined : type })}
        options={types.map((value) => ({ value, name: filters.types[value] }))}
        value={filter.type ?? 'all'}
      />
      <Choice
        any={filters.anyModel}
        name={filters.model}
        onChange={(aiModel) => onNarrow({ aiModel })}
        shown={model}
        value={filter.aiModel}
      >
        {models.map(({ id, name }) => (
          <MenuOption key={id} value={id}>
            {name}
          </MenuOption>
        ))}
      </Choice>
      <Choice
        any={filters.anyShape}
        name={filters.shape}
        onChange={(aspectRatio) => onNarrow({ aspectRatio })}
        shown={filter.aspectRatio}
        value={filter.aspectRatio}
      >
        {RATIOS.map((ratio) => (
          <MenuOption key={ratio} value={ratio}>
            <Icon name={SHAPES[ratio]} />
            {ratio}
          </MenuOption>
        ))}
      </Choice>
      <Choice
        any={filters.anyStatus}
        name={filters.status}
        onChange={(status) => onNarrow({ status })}
        shown={filter.status === undefined ? undefined : filters.statuses[filter.status]}
        value={filter.status}
      >
        {STATUSES.map((status) => (
          <MenuOption key={status} value={status}>
            {filters.statuses[status]}
          </MenuOption>
        ))}
      </Choice>
      {isNarrow(filter) ? <Found filter={filter} onNarrow={onNarrow} /> : null}
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly any: string;
  readonly value: string | undefined;
  readonly shown: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  readonly children: ReactNode;
}

function Choice({ name, any, value, shown, onChange, children }: ChoiceProps) {
  return (
    <Menu
      className={`btn btn-line library-choice${value === undefined ? '' : ' chosen'}`}
      label={filters.chosen(name, shown ?? any)}
      trigger={
        <>
          {shown ?? any}
          <Icon name="down" size={16} />
        </>
      }
    >
      <MenuChoice
        label={name}
        onChange={(next) => onChange(next === ANY ? undefined : next)}
        value={value ?? ANY}
      >
        <MenuOption value={ANY}>{any}</MenuOption>
        {children}
      </MenuChoice>
    </Menu>
  );
}

const EVERYTHING = {};

function Found({ filter, onNarrow }: FilterProps) {
  const found = useFound(filter);
  const all = useFound(EVERYTHING);
  const clear = () =>
    onNarrow({
      type: undefined,
      aiModel: undefined,
      aspectRatio: undefined,
      status: undefined,
      q: undefined,
    });
  return (
    <div className="library-found">
      <span role="status">{found === undefined ? null : filters.found(found, all)}</span>
      <Button look="quiet" onClick={clear} size="s">
        {filters.clear}
      </Button>
    </div>
  );
}
