import * as z from 'zod';
import { messages } from '../messages.js';
import { isPhone } from './phone.js';

/** A phone number as typed. */
export const phoneSchema = z
  .string(messages.car.phoneInvalid)
  .trim()
  .refine(isPhone, messages.car.phoneInvalid);
