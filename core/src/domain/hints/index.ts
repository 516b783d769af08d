export { hintRoutes } from './hint-routes.js';
export {
  type ComparedPicture,
  isSameCar,
  isWorthHint,
  type SeenPicture,
  type SeenPictures,
  seenPictureSchema,
  seenPicturesSchema,
} from './seen-pictures.js';
