import { useStore } from '../store.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { words } from '../words/index.ts';
import { draftStore, editDraft } from './draft.ts';
import { pictureError, uploadShare } from './picture.ts';

const { picture } = words.studio;

/** The picture that the next one starts from, how its upload stands, or what is wrong with it. */
export function PictureChip({ isFit }: { readonly isFit: boolean }) {
  const { imageUrl } = useStore(draftStore);
  const share = useStore(uploadShare);
  const error = useStore(pictureError);
  if (share !== null) {
    return (
      <p className="picture-chip">
        <progress aria-label={picture.change} max={1} value={share} />
        {picture.uploading(Math.round(share * 100))}
      </p>
    );
  }
  if (error !== '') {
    return (
      <p className="error" role="alert">
        <Icon name="alert" size={16} />
        {error}
      </p>
    );
  }
  if (imageUrl === null) return null;
  return (
    <p className="picture-chip">
      {imageUrl.startsWith(location.origin) ? <img alt="" src={imageUrl} /> : <Icon name="image" />}
      <span className="clip">{isFit ? imageUrl : picture.unfit}</span>
      <IconButton
        className="btn-s"
        icon="close"
        label={picture.remove}
        onClick={() => editDraft({ imageUrl: null })}
      />
    </p>
  );
}
