/** What the review says about the place that a submission would take on a board. */
export const placingMessages = {
  sides: {
    ahead: (gap: number, driver: string): string => `${gap} s behind ${driver}`,
    level: (_gap: number, driver: string): string => `level with ${driver}`,
    behind: (gap: number, driver: string): string => `${gap} s ahead of ${driver}`,
  },
} as const;
