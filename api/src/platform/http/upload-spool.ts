import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UPLOAD_SPOOL_MIN_BYTES, UPLOAD_SPOOL_STALE_MS, UPLOADS_AT_ONCE } from '@quartermile/core/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { makePrivateFolder, PRIVATE_FILE } from '../config/private-folders.js';
import { AppError } from '../errors/app-error.js';
import { WORK_ORDER, WorkQueue } from '../jobs/work-queue.js';

/**
 * Spools bodies with pictures to disk as they arrive; only a few at a time are then read, parsed and processed.
 * Memory does not grow with the number of senders, and slow or aborted uploads do not block others.
 */
export function spoolUploads(server: FastifyInstance, folder: string): void {
  const turns = new Turns();
  const streams = new WeakMap<FastifyRequest, Readable>();
  server.addHook('onReady', () => clear(folder));
  server.addHook('preParsing', (request, reply, payload, done) => {
    if (!isUpload(request)) return done(null, payload);
    spool(request, reply, payload).then((spooled) => done(null, spooled), done);
  });
  server.addHook('onSend', (request, _reply, payload, done) => {
    turns.end(request);
    // A body that was never read, such as one of another media type, is still open.
    streams.get(request)?.destroy();
    done(null, payload);
  });

  async function spool(
    request: FastifyRequest,
    reply: FastifyReply,
    payload: RequestPayload,
  ): Promise<Readable> {
    const file = join(folder, randomUUID());
    try {
      await receive(payload, file);
      await turns.take(request, reply);
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    const spooled = createReadStream(file).once('close', () => void rm(file, { force: true }));
    streams.set(request, spooled);
    return spooled;
  }
}

/** Bodies of unknown length count as large. */
function isUpload(request: FastifyRequest): boolean {
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return request.routeOptions.config.metadata?.images !== undefined && length >= UPLOAD_SPOOL_MIN_BYTES;
}

async function receive(payload: RequestPayload, file: string): Promise<void> {
  try {
    await pipeline(payload, createWriteStream(file, { mode: PRIVATE_FILE }));
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    // The sender has gone, or the disk is full.
    throw new AppError('unavailable', { cause, retryAfterS: 1 });
  }
}

/** Removes files left over by a killed process. */
async function clear(folder: string): Promise<void> {
  await makePrivateFolder(folder);
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > UPLOAD_SPOOL_STALE_MS) await rm(file, { force: true });
  }
}

/** Limits how many uploads are processed at a time, in order of arrival, until their response is sent. */
class Turns {
  private readonly queue = new WorkQueue(UPLOADS_AT_ONCE);
  private readonly ends = new WeakMap<FastifyRequest, () => void>();

  /** @throws AppError when the sender has disconnected meanwhile */
  take(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    return new Promise((resolve, reject) => {
      void this.queue.run(1, WORK_ORDER.upload, async () => {
        if (reply.raw.destroyed) return reject(new AppError('unavailable'));
        const turn = Promise.withResolvers<void>();
        this.ends.set(request, turn.resolve);
        resolve();
        return turn.promise;
      });
    });
  }

  end(request: FastifyRequest): void {
    this.ends.get(request)?.();
  }
}
