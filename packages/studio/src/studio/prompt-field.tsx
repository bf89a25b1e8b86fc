import type { KeyboardEvent } from 'react';
import type { Model } from '../../../../src/contract/resources/model.ts';
import { useStore } from '../store.ts';
import { Sentence } from '../ui/sentence.tsx';
import { words } from '../words/index.ts';
import { canSayWords } from './choose-model.ts';
import { draftStore, editDraft } from './draft.ts';
import { useReadWords } from './use-read-words.ts';
import { PROMPT_ID } from './variations.ts';

const CHARACTERS_MAX = 4_000;

/** Grows with its text. The marks lie under it, on a copy that nobody hears. */
export function PromptField({
  model,
  onGenerate,
}: {
  readonly model: Model | undefined;
  readonly onGenerate: () => void;
}) {
  const { prompt, kind } = useStore(draftStore);
  const marks = useReadWords(prompt, model !== undefined && canSayWords(model));
  const { composer } = words.studio;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onGenerate();
  };
  return (
    <div className="prompt">
      <div aria-hidden="true" className="prompt-copy">
        <Sentence marks={marks} text={prompt} />{' '}
      </div>
      <textarea
        aria-label={composer.prompt}
        autoComplete="off"
        enterKeyHint="enter"
        id={PROMPT_ID}
        maxLength={CHARACTERS_MAX}
        onChange={(event) => editDraft({ prompt: event.target.value })}
        onKeyDown={onKeyDown}
        placeholder={kind === 'ad' ? composer.placeholderAd : composer.placeholder}
        rows={1}
        value={prompt}
      />
    </div>
  );
}
