import * as z from 'zod';
import { CATEGORIES } from '../leaderboard/category.js';
import { DRIVETRAINS } from './drivetrain.js';
import type { FactoryField } from './factory-fields.js';

/** Where a submission stands in the moderation queue. */
export const CAR_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type CarStatus = (typeof CAR_STATUSES)[number];

const figure = z.string().nullable();
const factoryFigures = {
  factoryZeroToHundred: figure,
  factoryQuarterMile: figure,
  factoryPower: figure,
  factoryTorque: figure,
  factoryWeight: figure,
  factoryYear: figure,
} satisfies Record<FactoryField, typeof figure>;

/** A car as everybody may see it. Times are seconds as text; pictures are URL paths of this site. */
export const carSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    owner: z.string(),
    time: z.string().nullable(),
    worldFacts: z.string().nullable(),
    worldFactsSource: z.string().nullable(),
    drivetrain: z.enum(DRIVETRAINS),
    description: z.string().nullable(),
    image: z.string().nullable(),
    ...factoryFigures,
    createdAt: z.string(),
  })
  .meta({ id: 'Car' });
export type Car = z.infer<typeof carSchema>;

/** A car as only the administrator sees it. */
export const adminCarSchema = carSchema
  .extend({
    cellphone: z.string().nullable(),
    proofImage: z.string().nullable(),
    status: z.enum(CAR_STATUSES),
    requestedCategories: z.array(z.enum(CATEGORIES)),
    rejectionReason: z.string().nullable(),
    reviewedAt: z.string().nullable(),
    /** Names of rejected cars that show one of its pictures; told with pending cars, where there are any. */
    seenWithRejected: z.array(z.string()).optional(),
  })
  .meta({ id: 'AdminCar' });
export type AdminCar = z.infer<typeof adminCarSchema>;
