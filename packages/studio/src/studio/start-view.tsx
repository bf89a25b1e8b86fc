import { Icon } from '../ui/icon.tsx';
import { words } from '../words/index.ts';
import { chooseKind, editDraft } from './draft.ts';
import { focusPrompt } from './variations.ts';

const { start } = words.studio;

/** Where nothing was made yet in this session: sentences to begin with. */
export function StartView() {
  return (
    <article className="stage start">
      <header>
        <h1>{start.title}</h1>
        <p className="lead">{start.lead}</p>
      </header>
      <section aria-label={start.points}>
        <ul className="ideas">
          {start.ideas.map((idea) => (
            <li key={idea.prompt}>
              <button className="idea" onClick={() => takeIdea(idea)} type="button">
                <Icon name={idea.kind} />
                <span>{idea.prompt}</span>
                <Icon name="arrow" size={16} />
              </button>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}

function takeIdea(idea: (typeof start.ideas)[number]): void {
  chooseKind(idea.kind);
  editDraft({
    prompt: idea.prompt,
    aspectRatio: idea.aspectRatio,
    headline: 'headline' in idea ? idea.headline : '',
  });
  focusPrompt();
}
