import { TRAP_SPEED_MAX_KMH, TRAP_SPEED_MIN_KMH } from '../limits.js';

/** Validation messages of a car's fields. */
export const carMessages = {
  required: 'Please select a car.',
  nameRequired: 'Please enter the car name.',
  ownerRequired: "Please enter the owner's name.",
  timeRequired: 'Please enter the 1/4 mile time.',
  timeFormat: 'Time must be in format: X.X (e.g., 9.8)',
  timeRange: 'Time must be above 0 and at most 999.9 seconds.',
  trapSpeed: `Trap speed must be ${TRAP_SPEED_MIN_KMH} to ${TRAP_SPEED_MAX_KMH} km/h (e.g., 178.5)`,
  phoneRequired: 'Please enter a cellphone number.',
  phoneInvalid: 'Please enter a valid phone number',
  drivetrainRequired: 'Please select a drivetrain.',
  categoryRequired: 'Please select at least one category.',
  approvalCategoryRequired: 'Please select at least one category for approval.',
  worldFactsTime: 'Please enter a time in seconds of 0 or more.',
} as const;
