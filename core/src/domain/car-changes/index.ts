export { CAR_UNDO_MINUTES } from '../changes/undo.js';
export { carChangeMessages } from './car-change-messages.js';
export { carPictureRoutes } from './car-picture-routes.js';
export { CAR_PICTURES, type CarPictureField, type CarPictures, carPicturesSchema } from './car-pictures.js';
