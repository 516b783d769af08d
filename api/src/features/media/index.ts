export { MediaModule } from './media.module.js';
export { MediaService, type SentImage } from './media.service.js';
export { MediaFiles } from './media-files.js';
export { MediaWarmer } from './media-warmer.js';
export { PictureProcessor } from './processing/picture-processor.js';
export { PictureWork } from './processing/picture-work.js';
export { ProofLinks } from './proof-links.js';
export { readDataUrl } from './read-data-url.js';
export { readBounded } from './remote/read-bounded.js';
export { RemotePictureError } from './remote/remote-picture-error.js';
export { RemotePictures } from './remote/remote-pictures.service.js';
export { loadSharp } from './sharp.js';
export { MediaStore } from './store/media-store.js';
export { openMediaStore } from './store/open-media-store.js';
export {
  imageNameOfPath,
  imageOfKey,
  imagePath,
  type StoredImage,
  VISIBILITIES,
  type Visibility,
} from './stored-image.js';
