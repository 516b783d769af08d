import { IMAGE_UPLOAD_SIDE_PX } from '@quartermile/core/domain';

/** Encoder quality, 1 is best. Photographs show no artefacts at 0.88. */
const QUALITY = 0.88;

/**
 * Whether this browser supports canvas encoding off the main thread: Safari since 16.4; older ones send the original.
 */
export function canRedraw(): boolean {
  return typeof createImageBitmap === 'function' && typeof OffscreenCanvas === 'function';
}

/** Width and height of a picture, px. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Measures a picture after applying its orientation.
 * @throws Error when the browser cannot decode it
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

/** JPEG for photographs, which every browser encodes; WebP for formats with transparency. */
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
 * Re-encodes a picture with its longest side at most `IMAGE_UPLOAD_SIDE_PX`, rotated and without metadata. Runs off
 * the main thread.
 * @param isTypeAccepted whether the media type is accepted; otherwise the picture is re-encoded in its own size too
 * @returns null when no change is needed
 * @throws Error when this browser cannot re-encode it
 */
export async function shrinkImage(
  file: Blob,
  { width, height }: PictureSize,
  isTypeAccepted: boolean,
): Promise<Blob | null> {
  const scale = Math.min(1, IMAGE_UPLOAD_SIDE_PX / Math.max(width, height));
  if (scale === 1 && isTypeAccepted) return null;
  const shrunk = await redraw(file, Math.round(width * scale), Math.round(height * scale));
  return shrunk.size < file.size || !isTypeAccepted ? shrunk : null;
}
