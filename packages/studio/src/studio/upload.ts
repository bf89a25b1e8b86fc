import { refusal } from '../api.ts';
import { NoAnswerError } from '../connection.ts';

interface Uploaded {
  readonly upload: { readonly url: string };
}

/** Sends a picture as it is. Only this way of sending tells how far it is. */
export function uploadPicture(file: Blob, onProgress: (share: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/app/api/uploads');
    request.responseType = 'json';
    request.setRequestHeader('content-type', file.type);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('error', () => reject(new NoAnswerError()));
    request.addEventListener('load', () => {
      const content: unknown = request.response;
      if (isUploaded(content)) resolve(content.upload.url);
      else reject(refusal(request.status, typeof content === 'object' ? { ...content } : {}));
    });
    request.send(file);
  });
}

const isUploaded = (content: unknown): content is Uploaded =>
  typeof content === 'object' && content !== null && 'upload' in content;
