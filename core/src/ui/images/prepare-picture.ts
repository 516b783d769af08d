import { IMAGE_MAX_RATIO, messages } from '@quartermile/core/domain';
import { imageFieldMessages } from './image-messages.js';
import { ImageProblem } from './image-problem.js';

/** Longest side of a drawn SVG, px. */
const SVG_SIDE_PX = 1024;
/** Longest side to which a browser shrinks a picture before the upload. */
const IMAGE_UPLOAD_SIDE_PX = 2560;

/** The accepted formats by the first bytes of a file, and what is an image of another one. */
const FORMATS: readonly (readonly [beginning: RegExp, mediaType: string])[] = [
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^\x89PNG\r\n/, 'image/png'],
  [/^RIFF[^]{4}WEBP/, 'image/webp'],
  [/^[^]{4}ftyp[^]*avi[fs]/, 'image/avif'],
  [/^GIF8[79]a/, 'image/gif'],
];
const SVG = 'image/svg+xml';
const OTHER_IMAGES = /^(?:[^]{4}ftyp(?:he|mif1|msf1)|II\*|MM.\*|BM|<svg)/;
const HEAD_BYTES = 64;
/** Encoder quality, 1 is best. Photographs show no artefacts at 0.88. */
const QUALITY = 0.88;
/** Blocks of a JPEG are at most 16 px high; a picture that lacks more was cut off. */
const LAST_ROWS_PX = 32;

/**
 * What to upload of a picked file, whatever it is called: a picture in an accepted format as it is, unless it is larger
 * than stored pictures; an SVG as a PNG of what it shows, without its scripts and links; any other that this browser can
 * decode as a JPEG or WebP; one that perhaps only the server can decode as it is.
 * @param declared the media type that the file is said to have, or ''
 * @throws ImageProblem when the file is incomplete, too narrow, or no picture for browser or server
 */
export async function preparePicture(bytes: ArrayBuffer, declared: string): Promise<Blob> {
  const head = String.fromCharCode(...new Uint8Array(bytes.slice(0, HEAD_BYTES)));
  const format = FORMATS.find(([beginning]) => beginning.test(head))?.[1];
  const isSvg = !format && (declared === SVG || head.startsWith('<svg'));
  const file = new Blob([bytes], { type: format ?? (isSvg ? SVG : declared) });
  const original = format || (!canRedraw() && isAccepted(declared)) ? file : null;
  const shown = canRedraw() ? await show(file).catch(() => null) : null;
  if (shown && isSvg) return drawSvg(shown);
  if (shown) return redraw(file, shown, original);
  if (original) return original;
  const isImage = declared.startsWith('image/') || OTHER_IMAGES.test(head);
  throw new ImageProblem(isImage ? messages.image.unsupported : messages.image.notAnImage);
}

/** Safari since 16.4. */
function canRedraw(): boolean {
  return typeof createImageBitmap === 'function' && typeof OffscreenCanvas === 'function';
}

/** Where nothing can be decoded, a file counts as what it is said to be. */
const isAccepted = (declared: string): boolean => FORMATS.some(([, mediaType]) => mediaType === declared);

/** @throws Error when the browser cannot decode it */
function show(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  return new Promise<HTMLImageElement>((resolve, reject) => {
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('not a picture that this browser reads'));
    image.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}

/**
 * Re-encodes a picture with its longest side at most `IMAGE_UPLOAD_SIDE_PX`, rotated and without metadata. Runs off the
 * main thread.
 * @param original returned when the picture is small, does not become smaller, or has no end; null for another format
 */
async function redraw(file: Blob, shown: HTMLImageElement, original: Blob | null): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = shown;
  const longest = Math.max(width, height);
  // As the server finds, whatever the size.
  if (longest > IMAGE_MAX_RATIO * Math.min(width, height)) throw new ImageProblem(messages.image.tooNarrow);
  const scale = Math.min(1, IMAGE_UPLOAD_SIDE_PX / longest);
  const [resizeWidth, resizeHeight] = [Math.round(width * scale), Math.round(height * scale)];
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth, resizeHeight, resizeQuality: 'high' });
    if (original && scale === 1) return original;
    const canvas = new OffscreenCanvas(resizeWidth, resizeHeight);
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
    const type = original && original.type !== 'image/jpeg' ? 'image/webp' : 'image/jpeg';
    const drawn = await canvas.convertToBlob({ type, quality: QUALITY });
    return original && original.size <= drawn.size ? original : drawn;
  } catch {
    // It has no end, or is too large for this device.
    if (original && (scale < 1 || isAlmostWhole(shown))) return original;
    throw new ImageProblem(original ? imageFieldMessages.unreadable : messages.image.unsupported);
  }
}

/** @throws ImageProblem when the browser draws nothing */
async function drawSvg(shown: HTMLImageElement): Promise<Blob> {
  const { naturalWidth, naturalHeight } = shown;
  const scale = SVG_SIDE_PX / Math.max(naturalWidth, naturalHeight);
  const [width, height] = [Math.round(naturalWidth * scale), Math.round(naturalHeight * scale)];
  try {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    context?.drawImage(shown, 0, 0, width, height);
    if (context?.getImageData(0, 0, width, height).data.some((value) => value > 0))
      return await canvas.convertToBlob({ type: 'image/png' });
  } catch {
    // It has no size, or the browser does not reveal what it shows.
  }
  throw new ImageProblem(messages.image.unsupported);
}

/** Browsers leave missing rows transparent; of a JPEG without its end marker, those of the last blocks. */
function isAlmostWhole(shown: HTMLImageElement): boolean {
  const context = new OffscreenCanvas(shown.naturalWidth, 1).getContext('2d');
  const row = Math.max(0, shown.naturalHeight - LAST_ROWS_PX);
  context?.drawImage(shown, 0, -row);
  return context?.getImageData(0, 0, shown.naturalWidth, 1).data.some((value) => value > 0) ?? false;
}
