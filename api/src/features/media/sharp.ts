import type sharp from 'sharp';

/** The image library. */
export type Sharp = typeof sharp;

/**
 * Enabled loaders: JPEG, PNG, WebP, GIF, and AVIF (libvips' HEIF loader). All others are disabled, so that no SVG,
 * PDF or TIFF is ever parsed.
 */
const OPEN_LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`);

let loading: Promise<Sharp> | undefined;

/** The image library, configured for untrusted input. Loaded with the first picture, to save memory and time. */
export function loadSharp(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: library }) => configure(library));
  return loading;
}

function configure(library: Sharp): Sharp {
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({ operation: OPEN_LOADERS });
  // The cache is useless, because each picture is processed once.
  library.cache(false);
  // One thread per picture: the work queue limits concurrency.
  library.concurrency(1);
  return library;
}
