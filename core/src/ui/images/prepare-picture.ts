import { IMAGE_MAX_RATIO, isAcceptedImageType, messages } from '@quartermile/core/domain';
import { ImageProblem } from './image-problem.js';
import { isPictureWhole } from './picture-end.js';
import { canRedraw, measure, type PictureSize, shrinkImage } from './shrink-image.js';

/** Measures a picture; null when only the server can decode it. */
async function tryToMeasure(file: File): Promise<PictureSize | null> {
  if (!isPictureWhole(new Uint8Array(await file.arrayBuffer()))) {
    throw new ImageProblem(messages.image.unreadable);
  }
  try {
    return await measure(file);
  } catch {
    // Every browser can decode the other accepted types, so this file is damaged or mislabelled.
    if (!/avif/i.test(file.type)) throw new ImageProblem(messages.image.unsupported);
    return null;
  }
}

/** As the server finds, whatever the size. */
const isTooNarrow = ({ width, height }: PictureSize): boolean =>
  Math.max(width, height) > IMAGE_MAX_RATIO * Math.min(width, height);

/**
 * The picture re-encoded if required or smaller; null to send the original.
 * @throws ImageProblem when the file is truncated, not an accepted image, or too narrow
 */
export async function preparePicture(file: File): Promise<Blob | null> {
  const isTypeAccepted = isAcceptedImageType(file.type);
  const size = canRedraw() ? await tryToMeasure(file) : null;
  if (size && isTooNarrow(size)) throw new ImageProblem(messages.image.tooNarrow);
  try {
    if (size) return await shrinkImage(file, size, isTypeAccepted);
  } catch {
    // As in a browser without canvas encoding.
  }
  // The server accepts only the listed types.
  if (!isTypeAccepted) throw new ImageProblem(messages.image.unsupported);
  return null;
}
