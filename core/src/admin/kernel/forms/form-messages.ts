/** Messages shared by the dashboard's forms. */
export const formMessages = {
  uploading: 'Uploading...',
  incomplete: 'Please complete this.',
  changedMeanwhile: 'Somebody else changed this meanwhile',
  /** What they changed, as far as it is known. */
  changedFields: (labels: readonly string[]): string =>
    `${labels.length > 0 ? `Changed: ${labels.join(', ')}. ` : ''}Nothing was saved, and what you typed is still here.`,
  saveAnyway: 'Save anyway',
  takeTheirs: 'Use theirs',
} as const;
