export { carChangeMessages } from './car-change-messages.js';
export { carPictureRoutes } from './car-picture-routes.js';
export { CAR_PICTURES, type CarPictureField, type CarPictures, carPicturesSchema } from './car-pictures.js';
export { CAR_UNDO_MINUTES } from './undo.js';
