import { darker } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** A mountain that is known by its shape. */
export const FUJI: readonly Thing[] = [
  drawn('mount-fuji', { ratio: 2.6, metres: 60, medium: 'scenery' }, (p, { colour }) => {
    const main = colour ?? '#6f86b4';
    p.path('M0 100Q72 74 108 6Q112 0 120 2L130 5L142 1Q150 0 153 6Q188 74 260 100Z', main);
    p.path('M134 4L142 1Q150 0 153 6Q188 74 260 100H170Q142 60 134 4Z', darker(main, 0.16));
    p.path(
      'M88 40Q100 24 108 6Q112 0 120 2L130 5L142 1Q150 0 153 6Q162 26 173 40L164 36L158 47L148 34L140 50L130 36L121 52L113 36L104 48L98 36Z',
      '#fbfdff',
    );
    p.flat(
      'M134 4L142 1Q150 0 153 6Q162 26 173 40L164 36L158 47L148 34L140 50Q134 30 134 4Z',
      '#c9d6ea',
      0.7,
    );
  }),
];
