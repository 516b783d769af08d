import { dataUrlByteLength, isImageTooBig } from '@quartermile/core/domain';
import { refusedPicture } from '../../platform/errors/refused-picture.js';
import { currentRequest } from '../../platform/http/request-context.js';
import type { SpooledPicture } from '../../platform/http/uploads/spooled-pictures.js';
import type { PictureSource } from './processing/picture-source.js';
import { readDataUrl } from './read-data-url.js';
import type { Visibility } from './stored-image.js';

/**
 * A picture in a request: a `data:` URL, the text that replaces one of a spooled body, or the path or signed link of an
 * existing picture of a public field.
 */
export interface SentImage {
  readonly source: string;
  readonly visibility: Visibility;
  /** Whether the caller has checked that a path or link may be used, also a private one. */
  readonly mayBeStored?: true;
}

/** @throws AppError `image_too_big` (413), before anything is decoded */
export function refuseTooBig(images: Readonly<Record<string, SentImage | null>>): void {
  for (const [slot, image] of Object.entries(images)) {
    if (image && isImageTooBig(byteLengthOf(image.source))) throw refusedPicture('image_too_big', slot);
  }
}

/**
 * Where the bytes of an uploaded picture are: in the file of the spooled body, or in the text.
 * @throws AppError `image_too_big` (413), `invalid_image` (400)
 */
export const pictureSourceOf = (source: string): PictureSource =>
  spooledPicture(source) ?? readDataUrl(source);

const byteLengthOf = (source: string): number =>
  spooledPicture(source)?.byteLength ?? dataUrlByteLength(source);

const spooledPicture = (source: string): SpooledPicture | undefined =>
  currentRequest()?.spooledPictures?.get(source);
