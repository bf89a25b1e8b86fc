import { words } from '../words/index.ts';

export function GeneratePage() {
  return <h1>{words.sections.studio}</h1>;
}
