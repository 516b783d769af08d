/** Media types of the pictures that the site takes: what every browser shows and the server decodes. */
export const ACCEPTED_IMAGE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
] as const;

/** Whether a media type, such as that of a picked file, names one of the accepted kinds. */
export function isAcceptedImageType(mediaType: string): boolean {
  return (ACCEPTED_IMAGE_TYPES as readonly string[]).includes(mediaType.toLowerCase());
}

/** Whether a media type names a picture of any kind, accepted or not. */
export function isImageType(mediaType: string): boolean {
  return /^image\//i.test(mediaType);
}
