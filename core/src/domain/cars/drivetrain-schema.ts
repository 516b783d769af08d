import * as z from 'zod';
import { messages } from '../messages.js';
import { DRIVETRAINS } from './drivetrain.js';

export const drivetrainSchema = z.enum(DRIVETRAINS, messages.car.drivetrainRequired);
