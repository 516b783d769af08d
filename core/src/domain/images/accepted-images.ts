/** Accepted media types of pictures: displayed by every browser and decoded by the server. */
export const ACCEPTED_IMAGE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
] as const;

/** Whether a media type is accepted. */
export function isAcceptedImageType(mediaType: string): boolean {
  return (ACCEPTED_IMAGE_TYPES as readonly string[]).includes(mediaType.toLowerCase());
}

/** Whether a media type is an image of any kind. */
export function isImageType(mediaType: string): boolean {
  return /^image\//i.test(mediaType);
}
