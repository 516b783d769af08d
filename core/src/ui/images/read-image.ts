import { isImageTooBig, isImageType, messages } from '@quartermile/core/domain';
import { ImageProblem } from './image-problem.js';
import type { PickedImage } from './picked-image.js';

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

/** What only a picked picture needs comes then; without it the server judges the original. */
async function tryToPrepare(file: File): Promise<Blob | null> {
  const tools = await import('./prepare-picture.js').catch(() => null);
  return tools ? tools.preparePicture(file) : null;
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
  const shrunk = await tryToPrepare(file);
  onProgress(DRAWN);
  const dataUrl = shrunk ? await readAsDataUrl(shrunk, () => {}) : original;
  onProgress(100);
  return { dataUrl, name: file.name };
}
