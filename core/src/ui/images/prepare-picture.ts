import { isAcceptedImageType, messages } from '@quartermile/core/domain';
import { ImageProblem } from './image-problem.js';
import { isPictureWhole } from './picture-end.js';
import { canRedraw, measure, type PictureSize, shrinkImage } from './shrink-image.js';

/** Measures a picture; null where only the server can tell whether it is one. */
async function tryToMeasure(file: File): Promise<PictureSize | null> {
  if (!isPictureWhole(new Uint8Array(await file.arrayBuffer()))) {
    throw new ImageProblem(messages.image.unreadable);
  }
  try {
    return await measure(file);
  } catch {
    // Every browser shows the other kinds that the site takes, so this one only looks like them.
    if (!/avif/i.test(file.type)) throw new ImageProblem(messages.image.unsupported);
    return null;
  }
}

/**
 * The picture redrawn where that is needed or saves bytes; null where the original is to be sent.
 * @throws ImageProblem when the file is cut off, or no picture of a kind that the site takes.
 */
export async function preparePicture(file: File): Promise<Blob | null> {
  const isKindKept = isAcceptedImageType(file.type);
  const size = canRedraw() ? await tryToMeasure(file) : null;
  try {
    if (size) return await shrinkImage(file, size, isKindKept);
  } catch {
    // As for a browser that does not redraw at all.
  }
  // The server takes only the kinds it names.
  if (!isKindKept) throw new ImageProblem(messages.image.unsupported);
  return null;
}
