import * as z from 'zod';
import { CAR_STATUSES } from '../cars/car-status.js';

/** The pictures of a run. */
const pictureField = z.enum(['image', 'proofImage']);

/**
 * A picture of a pending run that another run has, too, that looks like one of another run, or whose figures are those of
 * another slip.
 */
export const seenPictureSchema = z
  .object({
    /** The pending run. */
    carId: z.string(),
    /** Its picture. */
    picture: pictureField,
    /** The other run, and its picture. */
    other: z.object({
      carId: z.string(),
      picture: pictureField,
      name: z.string(),
      status: z.enum(CAR_STATUSES),
      /** Ranking time in seconds as text. */
      time: z.string().nullable(),
      /** Day of the run, or instant of its submission. */
      at: z.string(),
      /** Whether it is a run of the same car: linked to it, or of the same driver and name. */
      isSameCar: z.boolean(),
    }),
    /** Whether the files are equal. */
    isEqual: z.boolean(),
    /** Whether the same figures were read from both, whatever the pictures look like. */
    hasSameFigures: z.boolean().optional(),
  })
  .meta({ id: 'SeenPicture' });
export type SeenPicture = z.infer<typeof seenPictureSchema>;

/** Response to `GET /api/cars/seen-pictures`. */
export const seenPicturesSchema = z
  .object({
    /** Whether this server compares pictures by their looks; equal files are always known. */
    isOn: z.boolean(),
    pictures: z.array(seenPictureSchema),
    /**
     * Pending runs with a picture that was not compared with all others, because its fingerprint is still to be computed
     * or the time was over. Later requests continue. Absent on servers that compare without a limit.
     */
    notCompared: z.array(z.string()).optional(),
  })
  .meta({ id: 'SeenPictures' });
export type SeenPictures = z.infer<typeof seenPicturesSchema>;

/** A picture of a run, with what decides whether a match is worth a hint. */
export interface ComparedPicture {
  readonly carId: string;
  readonly vehicleId: string;
  readonly driverId: string | null;
  readonly name: string;
  readonly picture: SeenPicture['picture'];
}

/** Whether two runs are of one car: linked to one, or of the same driver (`driverId`) with the same name. */
export function isSameCar(
  one: Omit<ComparedPicture, 'picture'>,
  other: Omit<ComparedPicture, 'picture'>,
): boolean {
  if (one.vehicleId === other.vehicleId) return true;
  return one.driverId !== null && one.driverId === other.driverId && nameKey(one) === nameKey(other);
}

/** Whether a match is a hint. A car may show the same picture of itself for every run; a proof is of one run. */
export function isWorthHint(one: ComparedPicture, other: ComparedPicture): boolean {
  if (one.carId === other.carId) return false;
  return one.picture === 'proofImage' || !isSameCar(one, other);
}

/** Only letters and digits, because a model's name is spelled in many ways. */
export function nameKey({ name }: Pick<ComparedPicture, 'name'>): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
