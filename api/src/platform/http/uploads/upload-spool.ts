import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { isLink, makePrivateFolder } from '../../config/private-folders.js';
import { AppError } from '../../errors/app-error.js';
import { WorkQueue } from '../../jobs/work-queue.js';
import { type Networks, networksOf } from '../../networks/network-address.js';
import { currentRequest } from '../request-context.js';
import { BodyPace } from './body-pace.js';
import { PATIENCE, type Patience } from './patient-reader.js';
import type { FoundPicture } from './picture-candidate.js';
import { PictureFinder } from './picture-finder.js';
import { receiveBody } from './receive-body.js';
import { SPOOL_LIMITS, type SpoolLimits, SpoolSpace, UPLOAD_SPOOL_RETRY_S } from './spool-space.js';
import { readSpooledBody } from './spooled-pictures.js';

/** Bodies with pictures from this size on are spooled to disk; smaller ones stay in memory. */
export const UPLOAD_SPOOL_MIN_BYTES = 1024 * 1024;

/** A spooled body of this age was left over by a killed process. */
export const UPLOAD_SPOOL_STALE_MS = 60 * 60_000;

/** Settings of the spool. */
export interface SpoolOptions {
  readonly folder: string;
  /** Whether the bytes from one network are limited. */
  readonly limitsNetworks: boolean;
  readonly limits?: SpoolLimits;
  readonly patience?: Patience;
}

/** Texts of this size and more are parsed two at a time. Those of usual bodies, without their pictures, are short. */
const LONG_TEXT_BYTES = UPLOAD_SPOOL_MIN_BYTES;
const LONG_TEXTS_AT_ONCE = 2;

/**
 * Spools bodies with pictures to disk as they arrive. Memory does not grow with the number of senders, and slow or aborted
 * uploads do not block others. Pictures in known fields stay in the file until the response is sent (`RequestContext`);
 * what is left of a body is parsed at once, or in turns of the networks if it is long.
 */
export function spoolUploads(server: FastifyInstance, options: SpoolOptions): void {
  const { folder, limitsNetworks, limits = SPOOL_LIMITS, patience = PATIENCE } = options;
  const turns = new Turns();
  const space = new SpoolSpace(limits);
  const pace = new BodyPace();
  const discards = new WeakMap<FastifyRequest, () => Promise<void>>();
  server.addHook('onReady', () => clear(folder));
  // Those of a process that was killed just before this one started are too recent at first.
  const clearing = setInterval(
    () => void clear(folder).catch(() => undefined),
    UPLOAD_SPOOL_STALE_MS,
  ).unref();
  server.addHook('onClose', async () => clearInterval(clearing));
  server.addHook('preParsing', (request, reply, payload, done) => {
    if (!isUpload(request)) return done(null, payload);
    spool(request, reply, payload).then((spooled) => done(null, spooled), done);
  });
  server.addHook('onSend', (request, _reply, payload, done) => {
    turns.end(request);
    const discard = discards.get(request);
    if (discard) void discard().then(() => done(null, payload));
    else done(null, payload);
  });

  async function spool(
    request: FastifyRequest,
    reply: FastifyReply,
    payload: RequestPayload,
  ): Promise<RequestPayload> {
    const networks = networksOf(request.ip);
    const isLimited = limitsNetworks && !request.admin;
    const bodySpace = space.open(isLimited ? networks : null, Number(request.headers['content-length'] ?? 0));
    const file = join(folder, randomUUID());
    const discard = async (): Promise<void> => {
      // A folder that is not accessible must not replace the error of the call.
      await rm(file, { force: true }).catch(() => undefined);
      bodySpace.release();
    };
    discards.set(request, discard);
    const finder = new PictureFinder(request.routeOptions.config.metadata?.imageFields ?? []);
    const received = await receiveBody(payload, file, bodySpace, finder, pace, patience).catch(
      async (error: AppError) => {
        await discard();
        // Whether the connection can be used again is uncertain after a failure such as a full disk.
        if (error.status === 503 || error.status === 408) reply.header('connection', 'close');
        throw error;
      },
    );
    const inPictures = finder.found.reduce((sum, { start, end }) => sum + end - start, 0);
    if (received - inPictures >= LONG_TEXT_BYTES) await turns.take(request, reply, networks);
    return readWithoutPictures(file, finder.found);
  }
}

/**
 * The spooled body without its pictures, which are noted in the context of the request.
 * @throws AppError `unavailable` (503) when the file cannot be read
 */
async function readWithoutPictures(file: string, found: readonly FoundPicture[]): Promise<RequestPayload> {
  const { text, pictures, receivedBytes } = await readSpooledBody(file, found).catch((cause: unknown) => {
    throw new AppError('unavailable', { cause, retryAfterS: UPLOAD_SPOOL_RETRY_S });
  });
  const context = currentRequest();
  if (context) context.spooledPictures = pictures;
  // Fastify compares this length with Content-Length.
  return Object.assign(Readable.from([text]), { receivedEncodedLength: receivedBytes });
}

/** Bodies of unknown length count as large. */
/** Whether the body of a request is spooled. */
export function isUpload(request: FastifyRequest): boolean {
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return request.routeOptions.config.metadata?.images !== undefined && length >= UPLOAD_SPOOL_MIN_BYTES;
}

/** Removes files left over by a killed process. A linked folder is only written to: its other files may be anybody's. */
async function clear(folder: string): Promise<void> {
  if (await isLink(folder)) return;
  await makePrivateFolder(folder);
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > UPLOAD_SPOOL_STALE_MS) await rm(file, { force: true });
  }
}

/** Limits how many uploads with long texts are processed at a time, until their response is sent. */
class Turns {
  private readonly queue = new WorkQueue(LONG_TEXTS_AT_ONCE);
  private readonly ends = new WeakMap<FastifyRequest, () => void>();

  /** @throws AppError when the sender has disconnected meanwhile */
  take(request: FastifyRequest, reply: FastifyReply, networks: Networks): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = async (): Promise<void> => {
        if (reply.raw.destroyed) return reject(new AppError('unavailable'));
        const { promise, resolve: end } = Promise.withResolvers<void>();
        this.ends.set(request, end);
        resolve();
        return promise;
      };
      void this.queue.run(turn, { networks });
    });
  }

  end(request: FastifyRequest): void {
    this.ends.get(request)?.();
  }
}
