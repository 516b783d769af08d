/** Why a remote picture could not be fetched; the dashboard adds the picture's URL. */
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
