/** Why a picked file cannot be used; the message is a sentence for the person who picked it. */
export class ImageProblem extends Error {
  override readonly name = 'ImageProblem';
}
