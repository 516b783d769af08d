/** Size of a car's picture in its own units: the proportions of a share card. */
export const CAR_DRAWING_SIZE = { width: 1200, height: 630 } as const;
