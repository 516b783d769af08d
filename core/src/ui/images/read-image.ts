import { isImageTooBig, messages } from '@quartermile/core/domain';
import { imageFieldMessages } from './image-messages.js';
import { ImageProblem } from './image-problem.js';
import type { PickedImage } from './picked-image.js';

/** Progress after each step, percent: reading, re-encoding, reading the result. */
const READ = 70;
const DRAWN = 95;

const FILE_GONE = 'This file was moved, changed or removed before it was read. Please choose it again.';

/** @throws ImageProblem when the file was moved, changed or removed since it was picked */
function readAs<How extends 'readAsArrayBuffer' | 'readAsDataURL'>(
  how: How,
  file: Blob,
  onProgress: (fraction: number) => void = () => {},
): Promise<How extends 'readAsDataURL' ? string : ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    reader.onload = () => resolve(reader.result as never);
    reader.onerror = () => reject(new ImageProblem(FILE_GONE));
    reader[how](file);
  });
}

/** Loads the image code on demand; without it the server validates the original. */
async function tryToPrepare(bytes: ArrayBuffer, type: string): Promise<Blob> {
  const tools = await import('./prepare-picture.js').catch(() => null);
  return tools ? tools.preparePicture(bytes, type) : new Blob([bytes], { type });
}

/**
 * Reads a picked file, and shrinks it if it is larger than stored pictures.
 * @param onProgress percent
 * @param tooBig message for a picture over the limit
 * @throws ImageProblem when the file is too big (specification section 5), gone, or no picture
 */
export async function readImage(
  file: File,
  onProgress: (percent: number) => void,
  tooBig: string = messages.image.tooBig,
): Promise<PickedImage> {
  if (isImageTooBig(file.size)) throw new ImageProblem(tooBig);
  if (file.size === 0) throw new ImageProblem(imageFieldMessages.unreadable);
  onProgress(0);
  // Read once: the file may change while it is decoded.
  const bytes = await readAs('readAsArrayBuffer', file, (fraction) =>
    onProgress(Math.round(fraction * READ)),
  );
  const picture = await tryToPrepare(bytes, file.type);
  onProgress(DRAWN);
  const dataUrl = await readAs('readAsDataURL', picture);
  onProgress(100);
  return { dataUrl, name: file.name };
}
