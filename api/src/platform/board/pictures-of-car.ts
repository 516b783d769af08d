import type { StoredImage } from '../media/stored-image.js';
import type { CarEntity } from './car.entity.js';

/** The names of a car's pictures in the media store, as its row has them. */
export type CarPictures = Pick<CarEntity, 'image' | 'proofImage'>;

/** The pictures of a car: everybody may see the one of the car, the administrator alone its proof. */
export function picturesOfCar({ image, proofImage }: CarPictures): StoredImage[] {
  return [
    ...(image === null ? [] : [{ name: image, visibility: 'public' as const }]),
    ...(proofImage === null ? [] : [{ name: proofImage, visibility: 'private' as const }]),
  ];
}
