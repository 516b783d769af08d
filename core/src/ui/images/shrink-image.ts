import { IMAGE_UPLOAD_SIDE_PX } from '@quartermile/core/domain';

/** How good a shrunk picture looks: 1 is best. At 0.88 a photograph shows no trace of it. */
const QUALITY = 0.88;

/** Whether this browser redraws pictures: Safari learned it in 16.4; older ones send them as they are. */
export function canRedraw(): boolean {
  return typeof createImageBitmap === 'function' && typeof OffscreenCanvas === 'function';
}

/** Width and height of a picture, px. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Measures a picture upright: the browser heeds its orientation.
 * @throws Error when this browser cannot read the picture.
 */
export function measure(file: Blob): Promise<PictureSize> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  return new Promise<PictureSize>((resolve, reject) => {
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
 * @throws Error when this browser cannot redraw the picture after all.
 */
export async function shrinkImage(
  file: Blob,
  { width, height }: PictureSize,
  isKindKept: boolean,
): Promise<Blob | null> {
  const scale = Math.min(1, IMAGE_UPLOAD_SIDE_PX / Math.max(width, height));
  if (scale === 1 && isKindKept) return null;
  const shrunk = await redraw(file, Math.round(width * scale), Math.round(height * scale));
  return shrunk.size < file.size || !isKindKept ? shrunk : null;
}
