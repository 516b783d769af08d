import * as z from 'zod';
import { carIdTextSchema } from '../car-records/car-payloads.js';
import { seenSchema } from '../changes/seen.js';
import { describeBody, EXAMPLE_ID, EXAMPLE_PICTURE } from '../describe-body.js';
import { imageSchema } from '../images/image-schemas.js';
import { messages } from '../messages.js';
import { carChangeMessages } from './car-change-messages.js';

/** The pictures of a run, which can be replaced. */
export const CAR_PICTURES = ['image', 'proofImage'] as const;
export type CarPictureField = (typeof CAR_PICTURES)[number];

/** Absent: unchanged. */
const replacedPicture = z.union([imageSchema, z.null()], messages.image.notAnImage).optional();

/**
 * Replaces pictures of a run by uploads. An undo sends the path or link of the former picture instead, or null if there was
 * none; both are accepted for `CAR_UNDO_MINUTES`.
 */
export const carPicturesSchema = describeBody(
  'CarPictures',
  z
    .object({
      carId: carIdTextSchema,
      image: replacedPicture,
      proofImage: replacedPicture,
      _seen: seenSchema,
    })
    .refine(({ image, proofImage }) => image !== undefined || proofImage !== undefined, {
      message: carChangeMessages.noPicture,
    }),
  { carId: EXAMPLE_ID, proofImage: EXAMPLE_PICTURE },
);
export type CarPictures = z.input<typeof carPicturesSchema>;
