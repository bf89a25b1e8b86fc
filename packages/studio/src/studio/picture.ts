import { ApiError } from '../api.ts';
import { createStore } from '../store.ts';
import { announce } from '../ui/live-region.tsx';
import { problemOf, words } from '../words/index.ts';
import { editDraft } from './draft.ts';
import { uploadPicture } from './upload.ts';

const BYTES_MAX = 10_000_000;

/** How far an upload is, from 0 to 1; null while there is none. */
export const uploadShare = createStore<number | null>(null);
/** What is wrong with the last picture; empty where nothing is. */
export const pictureError = createStore<string>('');

/** Uploads a picture and puts it into the draft; true when it did. */
export async function takePicture(file: File): Promise<boolean> {
  const problem = problemWith(file);
  pictureError.set(problem);
  if (problem !== '') {
    announce(problem);
    return false;
  }
  uploadShare.set(0);
  try {
    editDraft({ imageUrl: await uploadPicture(file, (share) => uploadShare.set(share)) });
    announce(words.studio.picture.ready);
    return true;
  } catch (error) {
    pictureError.set(wordsFor(error));
    announce(wordsFor(error));
    return false;
  } finally {
    uploadShare.set(null);
  }
}

function problemWith({ type, size }: File): string {
  const { picture } = words.studio;
  if (!/^image\/(png|jpeg|webp|gif|avif)$/.test(type)) return picture.notPicture;
  return size > BYTES_MAX ? picture.tooLarge((size / 1_000_000).toFixed(1)) : '';
}

function wordsFor(error: unknown): string {
  const { picture } = words.studio;
  if (!(error instanceof ApiError)) return picture.failed;
  if (error.status === 404) return picture.notHere;
  const { title, text } = problemOf(error);
  return `${title}. ${text}`;
}

/** The first picture of what was dropped or pasted. */
export function pictureIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
}
