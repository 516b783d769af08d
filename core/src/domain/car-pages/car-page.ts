import * as z from 'zod';
import { carSchema } from '../car-records/car-payloads.js';
import { CATEGORIES } from '../cars/category.js';
import { submissionPlaceSchema } from '../submissions/submission-status.js';
import { DAYS_OF } from './run-day.js';

/** Where a car stands, with its votes there. */
export const carPlaceSchema = submissionPlaceSchema
  .extend({ votes: z.int().nonnegative() })
  .meta({ id: 'CarPlace' });
export type CarPlace = z.infer<typeof carPlaceSchema>;

/** An approved run of a car. */
export const carRunSchema = carSchema
  .extend({
    /** Day of the run, YYYY-MM-DD; that of its approval if the day of the run is unknown. */
    day: z.string(),
    dayOf: z.enum(DAYS_OF),
    /** Whether it was quicker than all earlier ones. */
    isPersonalBest: z.boolean(),
    /** The boards for which it was approved. */
    categories: z.array(z.enum(CATEGORIES)),
  })
  .meta({ id: 'CarRun' });
export type CarRun = z.infer<typeof carRunSchema>;

/** What the page of a car shows. */
export const carPageSchema = z
  .object({
    /** The car: all its runs have the same. It may differ from the requested id, which may be that of a run. */
    _id: z.string(),
    /** The driver's page; null without one. */
    driverId: z.string().nullable(),
    /** The best run, with the description of the car. */
    car: carSchema,
    /** The approved runs, the latest first. */
    runs: z.array(carRunSchema),
    /** In the order of the boards. */
    places: z.array(carPlaceSchema),
  })
  .meta({ id: 'CarPage' });
export type CarPage = z.infer<typeof carPageSchema>;

/** A car on the page of its driver: its best run, the number of its runs, its places. */
export const driverCarSchema = z
  .object({ _id: z.string(), car: carSchema, runs: z.int(), places: z.array(carPlaceSchema) })
  .meta({ id: 'DriverCar' });
export type DriverCar = z.infer<typeof driverCarSchema>;

/** What the page of a driver shows. Nothing in it depends on the phone number. */
export const driverPageSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    /** The quickest first. */
    cars: z.array(driverCarSchema),
  })
  .meta({ id: 'DriverPage' });
export type DriverPage = z.infer<typeof driverPageSchema>;
