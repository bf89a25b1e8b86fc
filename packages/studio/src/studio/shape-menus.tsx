import type { AspectRatio } from '../../../../src/contract/resources/model.ts';
import { useIsPhone } from '../shell/platform.ts';
import { useStore } from '../store.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Menu, MenuChoice, MenuItem, MenuLine, MenuOption } from '../ui/menu.tsx';
import { words } from '../words/index.ts';
import type { Fitted } from './choose-model.ts';
import { draftStore, editDraft } from './draft.ts';
import { openPicture } from './picture-dialog.tsx';

const { composer, picture } = words.studio;

const SHAPE_ICONS: Readonly<Record<AspectRatio, IconName>> = {
  '16:9': 'landscape',
  '9:16': 'portrait',
  '1:1': 'square',
};

/** What most models make by default. */
const USUAL_SECONDS = 5;

/** Shape, and length with sound. On a phone, one menu has all, and the picture to start from. */
export function ShapeMenus({ fitted }: { readonly fitted: Fitted }) {
  const isPhone = useIsPhone();
  const { aspectRatio, seconds, model } = fitted;
  const { audio } = useStore(draftStore);
  const film =
    seconds === null ? null : (
      <>
        <LengthChoice offered={model.durations} seconds={seconds} />
        <SoundChoice audio={audio} />
      </>
    );
  return (
    <>
      <Menu
        className="btn btn-line control"
        label={composer.shapeName(aspectRatio)}
        side="top"
        trigger={
          <>
            <Icon name={SHAPE_ICONS[aspectRatio]} />
            {composer.shapes[aspectRatio]}
          </>
        }
      >
        <ShapeChoice fitted={fitted} />
        {isPhone ? film : null}
        {isPhone && model.accepts_image ? (
          <>
            <MenuLine />
            <MenuItem icon="add-image" onSelect={openPicture}>
              {picture.add}
            </MenuItem>
          </>
        ) : null}
      </Menu>
      {isPhone || seconds === null ? null : (
        <Menu
          className="btn btn-line control"
          label={composer.filmName(seconds, audio)}
          side="top"
          trigger={<FilmLabel audio={audio} seconds={seconds} />}
        >
          {film}
        </Menu>
      )}
    </>
  );
}

/** Keeps their place until the models are known, so that nothing moves then. */
export function ShapePlaces() {
  const isPhone = useIsPhone();
  const { aspectRatio, seconds, audio, kind } = useStore(draftStore);
  return (
    <>
      <span aria-hidden="true" className="btn btn-line control place">
        <Icon name={SHAPE_ICONS[aspectRatio]} />
        {composer.shapes[aspectRatio]}
      </span>
      {isPhone || kind === 'image' ? null : (
        <span aria-hidden="true" className="btn btn-line control place">
          <FilmLabel audio={audio} seconds={seconds ?? USUAL_SECONDS} />
        </span>
      )}
    </>
  );
}

interface Film {
  readonly seconds: number;
  readonly audio: boolean;
}

function FilmLabel({ seconds, audio }: Film) {
  return (
    <>
      {composer.lengthOf(seconds)}
      {audio ? null : <Icon name="sound-off" />}
    </>
  );
}

function ShapeChoice({ fitted: { aspectRatio, model } }: { readonly fitted: Fitted }) {
  const choose = (value: string) => {
    const ratio = model.aspect_ratios.find((one) => one === value);
    if (ratio !== undefined) editDraft({ aspectRatio: ratio });
  };
  return (
    <MenuChoice label={composer.shape} onChange={choose} value={aspectRatio}>
      {model.aspect_ratios.map((ratio) => (
        <MenuOption key={ratio} value={ratio}>
          <Icon name={SHAPE_ICONS[ratio]} />
          <span>
            {composer.shapes[ratio]} <span className="soft">{composer.shapeNames[ratio]}</span>
          </span>
        </MenuOption>
      ))}
    </MenuChoice>
  );
}

function LengthChoice({
  seconds,
  offered,
}: {
  readonly seconds: number;
  readonly offered: readonly number[];
}) {
  return (
    <MenuChoice
      label={composer.length}
      onChange={(value) => editDraft({ seconds: Number(value) })}
      value={String(seconds)}
    >
      {offered.map((one) => (
        <MenuOption key={one} value={String(one)}>
          {composer.lengthOf(one)}
        </MenuOption>
      ))}
    </MenuChoice>
  );
}

function SoundChoice({ audio }: { readonly audio: boolean }) {
  return (
    <MenuChoice
      label={composer.sound}
      onChange={(value) => editDraft({ audio: value === 'on' })}
      value={audio ? 'on' : 'off'}
    >
      {(['on', 'off'] as const).map((one) => (
        <MenuOption key={one} value={one}>
          <Icon name={one === 'on' ? 'sound' : 'sound-off'} />
          {composer.sounds[one]}
        </MenuOption>
      ))}
    </MenuChoice>
  );
}
