import { useTitle } from '../shell/title.ts';
import { words } from '../words/index.ts';

export function GeneratePage() {
  useTitle(words.studio.title);
  return <h1>{words.studio.start.title}</h1>;
}
