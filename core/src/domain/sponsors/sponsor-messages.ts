/** Messages of the sponsors page. */
export const sponsorMessages = {
  failed: 'Failed to load sponsors',
  emptyTitle: 'No Sponsors Yet',
  logo: (name: string): string => `Logo of ${name}`,
} as const;
