export { createUploadAddresses, type UploadAddresses } from './addresses.ts';
export { createArrivals } from './arrivals.ts';
export {
  type CleanPicture,
  createUpload,
  type UploadDependencies,
  type UploadFiles,
} from './create-upload.ts';
export { expireUploadsOf } from './store.ts';
export { sweepUploads } from './sweep-uploads.ts';
export { useUpload } from './use-upload.ts';
