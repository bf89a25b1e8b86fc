import { type FormEvent, useId, useRef, useState } from 'react';
import { createStore, useStore } from '../store.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { words } from '../words/index.ts';
import { editDraft } from './draft.ts';
import { pictureError, takePicture, uploadShare } from './picture.ts';

const isOpen = createStore<boolean>(false);
const { picture } = words.studio;

export const openPicture = () => isOpen.set(true);
const close = () => isOpen.set(false);

/** The picture to start from: a photo, a file or an address. Dropping and pasting work on the whole composer. */
export function PictureDialog() {
  const camera = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const share = useStore(uploadShare);
  const take = async (input: HTMLInputElement) => {
    const [chosen] = input.files ?? [];
    input.value = '';
    if (chosen !== undefined && (await takePicture(chosen))) close();
  };
  return (
    <Dialog isOpen={useStore(isOpen)} onClose={close} title={picture.add}>
      <div className="picture-ways">
        <Button
          className="phone-only"
          icon="camera"
          onClick={() => camera.current?.click()}
          size="l"
        >
          {picture.camera}
        </Button>
        <Button
          icon="upload"
          isBusy={share !== null}
          onClick={() => file.current?.click()}
          size="l"
        >
          {share === null ? picture.file : picture.uploading(Math.round(share * 100))}
        </Button>
        <p className="hint">{picture.formats}</p>
      </div>
      <FileInput camera input={camera} onTake={take} />
      <FileInput input={file} onTake={take} />
      <AddressForm />
    </Dialog>
  );
}

interface FileInputProps {
  readonly input: React.RefObject<HTMLInputElement | null>;
  readonly camera?: boolean;
  readonly onTake: (input: HTMLInputElement) => void;
}

function FileInput({ input, camera = false, onTake }: FileInputProps) {
  return (
    <input
      accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
      aria-label={picture.file}
      hidden
      onChange={(event) => onTake(event.currentTarget)}
      ref={input}
      type="file"
      {...(camera ? { capture: 'environment' as const } : {})}
    />
  );
}

function AddressForm() {
  const [address, setAddress] = useState('');
  const error = useStore(pictureError);
  const id = useId();
  const use = (event: FormEvent) => {
    event.preventDefault();
    editDraft({ imageUrl: address.trim() });
    pictureError.set('');
    close();
  };
  return (
    <form className="picture-address" id={id} onSubmit={use}>
      <Field
        error={error === '' ? null : error}
        hint={picture.addressHint}
        inputMode="url"
        label={picture.address}
        onChange={(event) => setAddress(event.target.value)}
        required
        type="url"
        value={address}
      />
      <Button look="ink" type="submit">
        {picture.use}
      </Button>
    </form>
  );
}
