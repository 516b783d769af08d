/** Messages about a picked or uploaded picture. */
export const imageMessages = {
  tooBig: 'Image must be less than 10MB.',
  notAnImage: 'Please choose an image.',
  width: 'A width is a whole number of pixels above 0.',
  unsupported: 'Please choose a JPEG, PNG, WebP, AVIF or GIF image.',
  tooManyPixels: 'This image has too many pixels. At most 50 megapixels are accepted.',
  tooNarrow: 'This image is too narrow. Its longer side may be at most 20 times as long as the other.',
  required: 'Please add this image.',
  preview: (label: string): string => `Preview of ${label}`,
} as const;
