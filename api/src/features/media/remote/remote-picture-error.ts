/** Why a remote picture could not be fetched; the dashboard adds the picture's URL. */
export const remotePictureMessages = {
  notAnAddress: 'Only pictures at http and https addresses can be fetched.',
  notPublic: 'This address is not on the public internet.',
  unreachable: 'The picture could not be reached.',
  tooManyRedirects: 'The address redirects too often.',
  tooSlow: 'The picture took too long to load.',
  tooBig: 'The picture is larger than 10MB.',
  notAPicture: 'This is not a JPEG, PNG, WebP, AVIF or GIF image, or it has more than 50 megapixels.',
} as const;

/** Why a remote picture could not be fetched. */
export type RemotePictureProblem = keyof typeof remotePictureMessages;

/** A failed fetch; its message is shown to the administrator. */
export class RemotePictureError extends Error {
  constructor(
    readonly problem: RemotePictureProblem,
    options?: ErrorOptions,
  ) {
    super(remotePictureMessages[problem], options);
    this.name = 'RemotePictureError';
  }
}
