import { messages } from '@quartermile/core/domain';

/** Why a picture on another site could not be fetched. */
export type RemotePictureProblem = keyof typeof messages.remotePicture;

/** The refusal or failure of one fetch; its message is a sentence for the administrator. */
export class RemotePictureError extends Error {
  constructor(
    readonly problem: RemotePictureProblem,
    options?: ErrorOptions,
  ) {
    super(messages.remotePicture[problem], options);
    this.name = 'RemotePictureError';
  }
}
