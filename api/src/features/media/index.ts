export { type DrawPicture, drawPublicPicture } from './draw-public-picture.js';
export { MediaModule } from './media.module.js';
export { MediaService } from './media.service.js';
export { MediaFiles } from './media-files.js';
export { PICTURES_REPLACED, publicNames, referencedNames } from './media-references.js';
export { MediaWarmer } from './media-warmer.js';
export { PictureDeletionEntity } from './picture-deletion.entity.js';
export { holdPictures } from './picture-hold.js';
export { imageNameOf, PictureLinks } from './picture-links.js';
export { COLOURS_AT, DETAILS_AT, FINGERPRINT_BYTES } from './processing/fingerprint.js';
export { PictureProcessor } from './processing/picture-processor.js';
export { PictureWork } from './processing/picture-work.js';
export { PublicPictures } from './public-pictures.js';
export { readDataUrl } from './read-data-url.js';
export type { Pass } from './recognition/recognition-operations.js';
export { TextRecognizer } from './recognition/text-recognizer.js';
export { isPublicAddress } from './remote/public-address.js';
export { allowedLookup } from './remote/public-request.js';
export { readBounded } from './remote/read-bounded.js';
export { RemotePictureError } from './remote/remote-picture-error.js';
export { RemotePictures } from './remote/remote-pictures.service.js';
export type { SentImage } from './sent-image.js';
export { loadSharp } from './sharp.js';
export { bucketOptions } from './store/bucket-options.js';
export { MediaStore } from './store/media-store.js';
export { openMediaStore } from './store/open-media-store.js';
export { storeFailure } from './store/store-failure.js';
export {
  imageNameOfPath,
  imageOfKey,
  imagePath,
  type StoredImage,
  VISIBILITIES,
  type Visibility,
} from './stored-image.js';
