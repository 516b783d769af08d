/** A picture that a person picked, read and ready to be shown and sent. */
export interface PickedImage {
  /** The picture itself, as a base64 `data:` URL. */
  readonly dataUrl: string;
  /** The name of the file it came from. */
  readonly name: string;
}
