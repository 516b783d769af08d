import sharp from 'sharp';

/**
 * The loaders strangers' bytes may reach: JPEG, PNG, WebP, GIF, and AVIF (which libvips reads through its
 * HEIF loader). All others stay shut, so that no SVG, PDF or TIFF is ever parsed, whatever its name says.
 */
const OPEN_LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: OPEN_LOADERS });
// libvips would keep decoded pictures of earlier work; each of ours is worked on once.
sharp.cache(false);
// One thread for each picture: the work queue decides how many run at a time.
sharp.concurrency(1);

/** The image library, set up for bytes that strangers send. */
export { sharp };
