/** A picked picture, ready to preview and upload. */
export interface PickedImage {
  /** Base64 `data:` URL. */
  readonly dataUrl: string;
  /** File name. */
  readonly name: string;
}
