import type { AspectRatio, ModelType } from '../../../../src/contract/resources/model.ts';
import type { Video, VideoFilter } from '../../../../src/contract/resources/video.ts';

export const TYPES: readonly ModelType[] = ['video', 'image'];
export const RATIOS: readonly AspectRatio[] = ['16:9', '9:16', '1:1'];
export const STATUSES: readonly Video['status'][] = ['completed', 'generating', 'failed'];

/** A change of a filter; undefined takes a part of it away. */
export type Narrowing = Partial<Record<keyof VideoFilter, string | undefined>>;

/** What shows a filter and changes it. */
export interface FilterProps {
  readonly filter: VideoFilter;
  readonly onNarrow: (part: Narrowing) => void;
}

/** The filter as the address has it; what it cannot mean is left out. */
export function parseFilter(search: Readonly<Record<string, unknown>>): VideoFilter {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === text(name));
  return dropEmpty({
    type: oneOf('type', TYPES),
    status: oneOf('status', STATUSES),
    aspectRatio: oneOf('shape', RATIOS),
    aiModel: text('model'),
    q: text('q'),
  });
}

/** The other way round: what the address says about a filter. */
export function toSearch(filter: VideoFilter): Record<string, string> {
  const { type, status, aspectRatio, aiModel, q } = filter;
  return dropEmpty({ type, status, shape: aspectRatio, model: aiModel, q });
}

export function hrefOf(filter: VideoFilter, id?: string): string {
  const search = new URLSearchParams(toSearch(filter)).toString();
  return `/library${id === undefined ? '' : `/${id}`}${search === '' ? '' : `?${search}`}`;
}

export const isNarrow = (filter: VideoFilter) => Object.keys(filter).length > 0;

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

function dropEmpty<Fields extends object>(fields: Fields): Given<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given) as Given<Fields>;
}
