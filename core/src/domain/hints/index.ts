export { type FactorySpecs, figureHints, powerHints } from './figure-hints.js';
export { SEEN_PICTURES_RELOAD_MS } from './hint-limits.js';
export { hintMessages } from './hint-messages.js';
export { hintRoutes } from './hint-routes.js';
export { describeSeenPicture } from './picture-hints.js';
export {
  type ComparedPicture,
  isSameCar,
  isWorthHint,
  type SeenPicture,
  type SeenPictures,
  seenPictureSchema,
  seenPicturesSchema,
} from './seen-pictures.js';
