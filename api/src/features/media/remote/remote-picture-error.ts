import { messages } from '@quartermile/core/domain';

/** Why a remote picture could not be fetched. */
export type RemotePictureProblem = keyof typeof messages.remotePicture;

/** A failed fetch; its message is shown to the administrator. */
export class RemotePictureError extends Error {
  constructor(
    readonly problem: RemotePictureProblem,
    options?: ErrorOptions,
  ) {
    super(messages.remotePicture[problem], options);
    this.name = 'RemotePictureError';
  }
}
