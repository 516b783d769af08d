import { createHash } from 'node:crypto';
import type { Metadata } from 'sharp';
import type { MediaFormat } from '../media-format.js';
import { loadSharp } from '../sharp.js';
import { FINGERPRINT_SIDE, fingerprintOf } from './fingerprint.js';
import { besidePicture, loadPicture, type PictureContent, type PictureSource } from './picture-source.js';

/*
 * Everything that runs in the picture process. It must not import core: loading it would take longer than a picture,
 * so limits are arguments.
 */

/** Limits for decoding an uploaded picture. */
export interface MasterOptions {
  readonly hasAlpha: boolean;
  readonly maxPixels: number;
  /** Longest side of the result, px. */
  readonly side: number;
  readonly timeoutS: number;
}

/** An encoded master. */
export interface EncodedMaster {
  readonly content: PictureContent;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

/** Properties of a picture's header. */
export type Header = Pick<
  Metadata,
  'format' | 'compression' | 'width' | 'height' | 'pageHeight' | 'hasAlpha' | 'isProgressive'
>;

const MASTER_JPEG = { quality: 90, chromaSubsampling: '4:4:4' };
/** Low effort: four times as fast, for slightly larger files that visitors never load. */
const MASTER_WEBP = { quality: 92, effort: 2 };

/**
 * Encoder settings. AVIF at effort 0 takes a third of the time of effort 2, and less than WebP, for the same size and
 * 0.3 dB of PSNR; at this quality it is a quarter smaller than WebP.
 */
const AVIF = { quality: 55, effort: 0, chromaSubsampling: '4:2:0' };
const WEBP = { quality: 76 };
const JPEG = { quality: 78, mozjpeg: true };
/** Background of transparent pictures in JPEG. */
const JPEG_GROUND = '#ffffff';

/**
 * Some phones write no end marker, and libjpeg's error is the same as for missing pixels. With a marker of ours the former
 * decodes without a warning, and the latter with one.
 */
const NO_JPEG_END = 'premature end of JPEG image';
const JPEG_END = Buffer.from('ffd9', 'hex');

/** Reads a picture's header without decoding it. */
async function readHeader(source: PictureSource): Promise<Header> {
  const sharp = await loadSharp();
  const bytes = await loadPicture(source);
  const { format, compression, width, height, pageHeight, hasAlpha, isProgressive } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata();
  return {
    format,
    width,
    height,
    hasAlpha,
    isProgressive,
    ...(compression && { compression }),
    ...(pageHeight && { pageHeight }),
  };
}

/**
 * Rotates, shrinks and encodes an uploaded picture, without its metadata. The result of a picture in a file is a file
 * next to it, which the caller removes.
 */
async function encodeMaster(source: PictureSource, options: MasterOptions): Promise<EncodedMaster> {
  const bytes = await loadPicture(source);
  const { data, info } = await encode(bytes, 'error', options).catch((error: unknown) => {
    if (!(error instanceof Error && error.message.includes(NO_JPEG_END))) throw error;
    return encode(Buffer.concat([bytes, JPEG_END]), 'warning', options);
  });
  const hash = createHash('sha256').update(data).digest('hex');
  return { content: await besidePicture(source, data), hash, width: info.width, height: info.height };
}

async function encode(bytes: Uint8Array, failOn: 'error' | 'warning', options: MasterOptions) {
  const sharp = await loadSharp();
  const upright = sharp(bytes, { failOn, limitInputPixels: options.maxPixels })
    .timeout({ seconds: options.timeoutS })
    .autoOrient()
    .resize({ width: options.side, height: options.side, fit: 'inside', withoutEnlargement: true });
  const encoder = options.hasAlpha ? upright.webp(MASTER_WEBP) : upright.jpeg(MASTER_JPEG);
  return encoder.toBuffer({ resolveWithObject: true });
}

/** Creates a variant of a master in a width (px) and format. */
async function encodeVariant(master: Uint8Array, width: number, format: MediaFormat): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const picture = sharp(master).resize({ width });
  switch (format) {
    case 'avif':
      return picture.avif(AVIF).toBuffer();
    case 'webp':
      return picture.webp(WEBP).toBuffer();
    case 'jpeg':
      return picture.flatten({ background: JPEG_GROUND }).jpeg(JPEG).toBuffer();
  }
}

/**
 * The looks of a picture in 72 bytes; null for one that is too plain to be recognized. See `fingerprintOf`.
 * @param timeoutS time limit of the library, s
 */
async function fingerprint(master: Uint8Array, timeoutS: number): Promise<Uint8Array | null> {
  const sharp = await loadSharp();
  const pixels = await sharp(master)
    .timeout({ seconds: timeoutS })
    .flatten({ background: JPEG_GROUND })
    .toColourspace('srgb')
    // Shrinking while decoding would differ with the size of the picture.
    .resize(FINGERPRINT_SIDE, FINGERPRINT_SIDE, { fit: 'fill', fastShrinkOnLoad: false, kernel: 'cubic' })
    .raw()
    .toBuffer();
  return fingerprintOf(pixels);
}

export const pictureOperations = { readHeader, encodeMaster, encodeVariant, fingerprint };
export type PictureOperations = typeof pictureOperations;
