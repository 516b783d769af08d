import * as z from 'zod';
import { messages } from '../messages.js';

/** Which wheels are driven: front, all, rear. */
export const DRIVETRAINS = ['FWD', 'AWD', 'RWD'] as const;
export type Drivetrain = (typeof DRIVETRAINS)[number];

export const drivetrainSchema = z.enum(DRIVETRAINS, messages.car.drivetrainRequired);
