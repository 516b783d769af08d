/** Size of a car drawing in SVG units, with the aspect ratio of a share card. */
export const CAR_DRAWING_SIZE = { width: 1200, height: 630 } as const;
