/** Messages of the field for a picture. */
export const imageFieldMessages = {
  limit: 'max 10MB, image types only',
  choose: 'Choose a picture',
  drop: 'Drop a picture here, or choose one',
  dropOrPaste: 'Drop or paste a picture here, or choose one',
  takePhoto: 'Take a photo',
  remove: 'Remove image',
  reading: 'Reading image',
  noPreview: 'No preview for this picture.',
  unreadable: 'This file could not be read. Please choose another.',
} as const;
