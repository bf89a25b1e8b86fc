/** What the light and the colours of a scene tell of its feeling. */
export type Mood =
  | 'neon'
  | 'pastel'
  | 'dark'
  | 'cinematic'
  | 'retro'
  | 'autumn'
  | 'spring'
  | 'golden'
  | 'tropical'
  | 'cosy'
  | 'sad'
  | 'magic';
