/** Texts of the estimates at sea level. */
export const altitudeMessages = {
  term: 'Estimate',
  /** @param seconds with one decimal */
  seaLevel: (seconds: string): string => `about ${seconds} s at sea level`,
} as const;
