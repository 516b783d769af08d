import * as z from 'zod';
import { ADMIN_CAR_FIELDS, carOutputs, PUBLIC_CAR_FIELDS } from './car-field-lists.js';

/** A public car. Times are seconds as text; pictures are URL paths of this site. */
export const carSchema = z.object({ _id: z.string(), ...carOutputs(PUBLIC_CAR_FIELDS) }).meta({ id: 'Car' });
export type Car = z.infer<typeof carSchema>;

/** A car for the administrator. */
export const adminCarSchema = carSchema
  .extend({
    ...carOutputs(ADMIN_CAR_FIELDS),
    /** Names of rejected cars with one of its pictures; only on pending cars, if there are any. */
    seenWithRejected: z.array(z.string()).optional(),
  })
  .meta({ id: 'AdminCar' });
export type AdminCar = z.infer<typeof adminCarSchema>;
