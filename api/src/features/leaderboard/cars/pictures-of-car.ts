import type { StoredImage } from '../../media/index.js';
import type { CarEntity } from './car.entity.js';

/** The columns with the names of a car's pictures in the media store. */
export type CarPictures = Pick<CarEntity, 'image' | 'proofImage'>;

/** The pictures of a car: the car's own picture is public, the proof image is private. */
export function picturesOfCar({ image, proofImage }: CarPictures): StoredImage[] {
  return [
    ...(image === null ? [] : [{ name: image, visibility: 'public' as const }]),
    ...(proofImage === null ? [] : [{ name: proofImage, visibility: 'private' as const }]),
  ];
}
