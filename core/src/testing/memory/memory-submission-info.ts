import { type SubmissionInfo, submissionRoutes } from '../../domain/index.js';

/** The code of a car's submission. */
export const memoryCode = (carId: string): string => `code-${carId}`;

/** The driver's side of a new submission. */
export function memorySubmission(carId: string, overrides: Partial<SubmissionInfo> = {}): SubmissionInfo {
  return {
    informationRequest: null,
    revisedAt: null,
    changes: [],
    mayResend: false,
    previousCarId: null,
    hasEmail: false,
    notified: null,
    link: `https://quartermile.example${submissionRoutes.page.replace(':code', memoryCode(carId))}`,
    ...overrides,
  };
}
