import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { useModels } from '../queries.ts';
import { useIsPhone } from '../shell/platform.ts';
import { useStore } from '../store.ts';
import { IconButton } from '../ui/button.tsx';
import { Segments } from '../ui/segments.tsx';
import { words } from '../words/index.ts';
import { type Fitted, fitDraft } from './choose-model.ts';
import { tellHeight } from './composer-height.ts';
import { chooseKind, type Draft, draftStore, editDraft, KINDS } from './draft.ts';
import { GenerateButton } from './generate-button.tsx';
import { jobs, submit } from './jobs.ts';
import { ModelMenu } from './model-menu.tsx';
import { pictureIn, takePicture } from './picture.ts';
import { PictureChip } from './picture-chip.tsx';
import { openPicture, PictureDialog } from './picture-dialog.tsx';
import { PromptField } from './prompt-field.tsx';
import { ShapeMenus, ShapePlaces } from './shape-menus.tsx';
import { focusPrompt } from './variations.ts';

const { composer, picture } = words.studio;

/** Where the next one is written, with its price. */
export function Composer() {
  const draft = useStore(draftStore);
  const fitted = fitDraft(useModels() ?? [], draft);
  const acceptsImage = fitted?.model.accepts_image === true;
  const [isOver, dropping] = useDropping(acceptsImage);
  const generate = () => sendDraft(draft, fitted);
  return (
    <section
      aria-label={composer.name}
      className="composer"
      data-over={isOver || undefined}
      ref={tellHeight}
      {...dropping}
    >
      <PromptField model={fitted?.model} onGenerate={generate} />
      {draft.kind === 'ad' ? <Headline headline={draft.headline} /> : null}
      <PictureChip isFit={acceptsImage} />
      <div className="controls">
        <Segments
          label={composer.kind}
          onChange={chooseKind}
          options={KINDS.map((kind) => ({ value: kind, icon: kind, name: composer.kinds[kind] }))}
          value={draft.kind}
        />
        <Settings fitted={fitted} />
        <GenerateButton fitted={fitted} onGenerate={generate} />
      </div>
      {isOver ? <p className="drop-here">{picture.drop}</p> : null}
      <PictureDialog />
    </section>
  );
}

function Settings({ fitted }: { readonly fitted: Fitted | undefined }) {
  const isPhone = useIsPhone();
  return (
    <div className="settings">
      <ModelMenu model={fitted?.model} />
      {fitted === undefined ? <ShapePlaces /> : <ShapeMenus fitted={fitted} />}
      {isPhone ? null : (
        <IconButton
          aria-disabled={fitted?.model.accepts_image === true ? undefined : true}
          className="control"
          icon="add-image"
          label={fitted?.model.accepts_image === true ? picture.add : picture.unfit}
          look="line"
          onClick={fitted?.model.accepts_image === true ? openPicture : undefined}
        />
      )}
    </div>
  );
}

function Headline({ headline }: { readonly headline: string }) {
  return (
    <label className="headline">
      <span className="label">{composer.headline}</span>
      <input
        autoComplete="off"
        maxLength={64}
        onChange={(event) => editDraft({ headline: event.target.value })}
        placeholder={composer.headlineHint}
        value={headline}
      />
    </label>
  );
}

function sendDraft(draft: Draft, fitted: Fitted | undefined): void {
  const isStarting = jobs.get().some(({ kind }) => kind === 'starting');
  if (draft.prompt.trim() === '' || fitted === undefined) focusPrompt();
  else if (!isStarting) void submit(draft, fitted);
}

/** Pictures can be dropped on the composer and pasted into it. */
function useDropping(isTaken: boolean) {
  const [isOver, setIsOver] = useState(false);
  const take = (data: DataTransfer | null) => {
    const file = pictureIn(data);
    if (file !== undefined) void takePicture(file);
    return file !== undefined;
  };
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(isTaken);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer);
    },
    onPaste: (event: ClipboardEvent) => {
      if (isTaken && take(event.clipboardData)) event.preventDefault();
    },
  };
  return [isOver, handlers] as const;
}
