import { ICONS, type IconName } from 'kinora-design';
import { Html } from './html.ts';

/** A picture beside words, or inside something that has a name of its own; never alone. */
export function icon(name: IconName): Html {
  return new Html(
    `<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${ICONS[name]}</svg>`,
  );
}
