/** An unusable picked file; the message is shown to the person. */
export class ImageProblem extends Error {
  override readonly name = 'ImageProblem';
}
