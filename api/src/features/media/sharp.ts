import sharp from 'sharp';

/**
 * Enabled loaders: JPEG, PNG, WebP, GIF, and AVIF (libvips' HEIF loader). All others are disabled, so that no SVG,
 * PDF or TIFF is ever parsed.
 */
const OPEN_LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: OPEN_LOADERS });
// The cache is useless, because each picture is processed once.
sharp.cache(false);
// One thread per picture: the work queue limits concurrency.
sharp.concurrency(1);

/** The image library, configured for untrusted input. */
export { sharp };
