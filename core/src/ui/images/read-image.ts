import { isAcceptedImageType, isImageTooBig, isImageType, messages } from '@quartermile/core/domain';
import type { PickedImage } from './picked-image.js';
import { isPictureWhole } from './picture-end.js';
import { canRedraw, measure, type PictureSize, shrinkImage } from './shrink-image.js';

/** Why a picked file cannot be used; the message is a sentence for the person who picked it. */
export class ImageProblem extends Error {
  override readonly name = 'ImageProblem';
}

/** What is wrong with a picked file before anything of it is read; null when nothing is. */
function fileProblem(file: File, tooBig: string): string | null {
  if (!isImageType(file.type)) return messages.image.notAnImage;
  if (file.size === 0) return messages.image.unreadable;
  return isImageTooBig(file.size) ? tooBig : null;
}

/** Shares of the work, percent: reading the file, redrawing it, reading what was drawn. */
const READ = 70;
const DRAWN = 95;

function readAsDataUrl(file: Blob, onProgress: (fraction: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new ImageProblem(messages.image.unreadable));
    reader.readAsDataURL(file);
  });
}

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

/** The picture redrawn where that is needed or saves bytes; null where the original is to be sent. */
async function tryToShrink(file: File): Promise<Blob | null> {
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

/**
 * Reads a picked file, and shrinks it when it is larger than the site keeps pictures.
 * @param onProgress is told how far it is, percent.
 * @param tooBig the sentence for a picture over the limit, where a field has its own.
 * @throws ImageProblem when the file is no picture, is too big (specification section 5) or unreadable.
 */
export async function readImage(
  file: File,
  onProgress: (percent: number) => void,
  tooBig: string = messages.image.tooBig,
): Promise<PickedImage> {
  const problem = fileProblem(file, tooBig);
  if (problem) throw new ImageProblem(problem);
  onProgress(0);
  const original = await readAsDataUrl(file, (fraction) => onProgress(Math.round(fraction * READ)));
  const shrunk = await tryToShrink(file);
  onProgress(DRAWN);
  const dataUrl = shrunk ? await readAsDataUrl(shrunk, () => {}) : original;
  onProgress(100);
  return { dataUrl, name: file.name };
}
