import { isImageTooBig, isImageType, messages } from '@quartermile/core/domain';
import { ImageProblem } from './image-problem.js';
import type { PickedImage } from './picked-image.js';

/** Checks a picked file without reading it; null when it is acceptable. */
function fileProblem(file: File, tooBig: string): string | null {
  if (!isImageType(file.type)) return messages.image.notAnImage;
  if (file.size === 0) return messages.image.unreadable;
  return isImageTooBig(file.size) ? tooBig : null;
}

/** Progress after each step, percent: reading, re-encoding, reading the result. */
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

/** Loads the image code on demand; without it the server validates the original. */
async function tryToPrepare(file: File): Promise<Blob | null> {
  const tools = await import('./prepare-picture.js').catch(() => null);
  return tools ? tools.preparePicture(file) : null;
}

/**
 * Reads a picked file and shrinks it if it is larger than stored pictures.
 * @param onProgress percent
 * @param tooBig message for a picture over the limit
 * @throws ImageProblem when the file is not an image, too big (specification section 5) or unreadable
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
  const shrunk = await tryToPrepare(file);
  onProgress(DRAWN);
  const dataUrl = shrunk ? await readAsDataUrl(shrunk, () => {}) : original;
  onProgress(100);
  return { dataUrl, name: file.name };
}
