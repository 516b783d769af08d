export { hintRoutes } from './hint-routes.js';
export {
  isSameCar,
  isWorthHint,
  type SeenPicture,
  type SeenPictures,
  seenPicturesSchema,
} from './seen-pictures.js';
