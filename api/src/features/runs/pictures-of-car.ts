import type { EntityManager } from 'typeorm';
import { PICTURES_REPLACED, type StoredImage } from '../media/index.js';
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

/**
 * The pictures that runs had before they were replaced, by their records: those whose files are stored for an undo, and
 * earlier ones. Whoever deletes runs, or their records, releases them too.
 */
export async function formerPictures(
  manager: EntityManager,
  carIds: readonly string[],
): Promise<StoredImage[]> {
  const former: CarPictures[] = await manager.query(
    `SELECT before ->> 'image' AS image, before ->> 'proofImage' AS "proofImage" FROM activity
     WHERE subject_type = 'car' AND subject_id = ANY($1) AND action = $2 AND before IS NOT NULL`,
    [carIds, PICTURES_REPLACED],
  );
  return former.flatMap(picturesOfCar);
}
