import type { Build } from './builds.ts';

type Ears = 'pointed' | 'tufted' | 'round' | 'long' | 'flat' | 'leaf';
type Tail =
  | 'none'
  | 'bushy'
  | 'plume'
  | 'long'
  | 'thin'
  | 'puff'
  | 'curly'
  | 'tuft'
  | 'hair'
  | 'short';
type Pattern = 'plain' | 'stripes' | 'spots' | 'patches' | 'panda' | 'wool';

/** A kind of animal that can be seen from the side. */
export interface Species {
  /** The icon that it is shown by when it stands upright or looks at the viewer. */
  readonly icon: string;
  /** Its height in the world when it stands. */
  readonly metres: number;
  readonly build: Build;
  readonly fur: string;
  readonly belly: string;
  /** Of the end of the tail, the mane, the patches or the stripes. */
  readonly mark: string;
  /** Of the feet; null when they are as the rest. */
  readonly socks: string | null;
  readonly ears: Ears;
  readonly tail: Tail;
  readonly pattern: Pattern;
  readonly has: readonly (
    | 'mane'
    | 'crest'
    | 'horn'
    | 'horns'
    | 'antlers'
    | 'mask'
    | 'rings'
    | 'snout'
    | 'proboscis'
    | 'hooves'
    | 'hump'
    | 'knobs'
  )[];
  /** Whether the icon shows the face from the front. */
  readonly hasFace: boolean;
}
