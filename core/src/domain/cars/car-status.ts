/** Status of a submission in the moderation queue. */
export const CAR_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type CarStatus = (typeof CAR_STATUSES)[number];
