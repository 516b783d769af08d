/** Messages about a picked or uploaded picture. */
export const imageMessages = {
  tooBig: 'Image must be less than 10MB.',
  notAnImage: 'Please choose an image.',
  width: 'A width is a whole number of pixels above 0.',
  unsupported: 'Please choose a JPEG, PNG, WebP, AVIF or GIF image.',
  tooManyPixels: 'This image has too many pixels. At most 50 megapixels are accepted.',
  required: 'Please add this image.',
  limit: 'max 10MB, image types only',
  choose: 'Choose a picture',
  drop: 'Drop a picture here, or choose one',
  dropOrPaste: 'Drop or paste a picture here, or choose one',
  takePhoto: 'Take a photo',
  remove: 'Remove image',
  preview: (label: string): string => `Preview of ${label}`,
  reading: 'Reading image',
  noPreview: 'No preview for this picture.',
  unreadable: 'This file could not be read. Please choose another.',
} as const;
