import { IMAGE_UPLOAD_SIDE_PX } from '@quartermile/core/domain';

/** How good a shrunk picture looks: 1 is best. At 0.88 a photograph shows no trace of it. */
const QUALITY = 0.88;

/** Safari learned it in 16.4; older browsers send pictures as they are. */
function canRedraw(): boolean {
  return typeof createImageBitmap === 'function' && typeof OffscreenCanvas === 'function';
}

/** Width and height in px, upright: the browser heeds the picture's orientation. */
function measure(file: Blob): Promise<{ width: number; height: number }> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  return new Promise<{ width: number; height: number }>((resolve, reject) => {
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => reject(new Error('not a picture that this browser reads'));
    image.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}

/** Photographs become JPEG, which every browser writes; what may be see-through becomes WebP. */
function targetType(file: Blob): string {
  return /png|webp|gif|avif/.test(file.type) ? 'image/webp' : 'image/jpeg';
}

async function redraw(file: Blob, width: number, height: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return canvas.convertToBlob({ type: targetType(file), quality: QUALITY });
}

/**
 * Redraws a picture with its longest side at most `IMAGE_UPLOAD_SIDE_PX`, upright and without metadata.
 * Decoding, scaling and encoding happen off the main thread, so that the page stays alive.
 * @param isKindKept whether the picture may stay as it is; otherwise it is redrawn in its own size too.
 * @returns null when the picture can stay as it is.
 * @throws Error when this browser cannot read the picture.
 */
export async function shrinkImage(file: Blob, isKindKept: boolean): Promise<Blob | null> {
  if (!canRedraw()) throw new Error('this browser cannot redraw pictures off the main thread');
  const { width, height } = await measure(file);
  const scale = Math.min(1, IMAGE_UPLOAD_SIDE_PX / Math.max(width, height));
  if (scale === 1 && isKindKept) return null;
  const shrunk = await redraw(file, Math.round(width * scale), Math.round(height * scale));
  return shrunk.size < file.size || !isKindKept ? shrunk : null;
}
