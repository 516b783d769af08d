/** The sentences about a picture that somebody picks or sends. */
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

/** Why a picture on another site could not be fetched; the dashboard names the picture before the sentence. */
export const remotePictureMessages = {
  notAnAddress: 'Only pictures at http and https addresses can be fetched.',
  notPublic: 'This address is not on the public internet.',
  unreachable: 'The picture could not be reached.',
  tooManyRedirects: 'The address redirects too often.',
  tooSlow: 'The picture took too long to load.',
  tooBig: 'The picture is larger than 10MB.',
  notAPicture: 'This is not a JPEG, PNG, WebP, AVIF or GIF image, or it has more than 50 megapixels.',
  tooMany: 'Too many pictures at once. Import this event again, in a smaller file.',
} as const;
