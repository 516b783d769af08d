export { ReviewModule } from './review.module.js';
export { PictureFingerprintEntity } from './seen/picture-fingerprint.entity.js';
