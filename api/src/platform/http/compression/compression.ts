import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BoundedQueue } from '../../jobs/bounded-queue.js';
import { currentNetworks } from '../request-context.js';
import type { Encoding } from './content-negotiation.js';

/** At the same time: each has megabytes of its own, and a thread of libuv's pool, which has four by default. */
const RUNNING_MAX = 2;
/** Bodies that wait, and as many of one network; further ones are sent as they are. */
const WAITING_MAX = 32;
const PER_NETWORK = 16;
const KEPT = 8;

class TooManyCompressions extends Error {}

const queue = new BoundedQueue(
  { running: RUNNING_MAX, waiting: WAITING_MAX, perNetwork: PER_NETWORK, kept: KEPT },
  () => new TooManyCompressions(),
);

/**
 * Compresses a body for the client of the current request, a few at a time in the whole process.
 * @param quality of Brotli
 * @returns null when too many are waiting: the body is to be sent uncompressed
 */
export async function compress(
  plain: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
  quality: number,
): Promise<Buffer | null> {
  const pack = (): Promise<Buffer> =>
    encoding === 'gzip'
      ? promisify(gzip)(plain)
      : promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  try {
    return await queue.run(currentNetworks(), pack);
  } catch (error) {
    if (error instanceof TooManyCompressions) return null;
    throw error;
  }
}
