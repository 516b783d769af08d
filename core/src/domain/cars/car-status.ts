/** Status of a submission in the moderation queue; a driver may withdraw a pending one. */
export const CAR_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type CarStatus = (typeof CAR_STATUSES)[number];
