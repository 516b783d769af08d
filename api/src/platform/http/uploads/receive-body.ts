import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

import { PRIVATE_FILE } from '../../config/private-folders.js';
import { AppError } from '../../errors/app-error.js';
import type { BodyPace } from './body-pace.js';
import { PATIENCE, type Patience, PatientReader } from './patient-reader.js';
import type { PictureFinder } from './picture-finder.js';
import { type BodySpace, UPLOAD_SPOOL_RETRY_S } from './spool-space.js';

/** Size of writes. Sockets deliver 64 KiB at most, and each write takes a turn of a thread. */
const BLOCK_BYTES = 1024 * 1024;

/**
 * Writes a body to a new file at the `pace` of all bodies, and has `finder` look for pictures in it. After a failure the
 * rest of the body is read and discarded, so that its sender receives the error.
 * @returns its size, bytes
 * @throws AppError of `space`; `unavailable` (503) when the disk is full or the sender has disconnected;
 * `upload_too_slow` (408)
 */
export async function receiveBody(
  body: Readable,
  path: string,
  space: BodySpace,
  finder: PictureFinder,
  pace: BodyPace,
  patience: Patience = PATIENCE,
): Promise<number> {
  const writer = new BodyWriter(path, space);
  let received = 0;
  try {
    await writer.open();
    const sender = new PatientReader(body, patience);
    for (let chunk = await sender.next(); chunk; chunk = await sender.next()) {
      received += chunk.length;
      finder.write(chunk);
      await writer.write(chunk);
      // The rest of a refused body costs little, and must not slow down others.
      if (!writer.failure) await pace.take(chunk.length);
    }
    await writer.flush();
  } catch (cause) {
    throw writer.failure ?? (cause instanceof AppError ? cause : unavailable(cause));
  } finally {
    await writer.close();
  }
  if (writer.failure) throw writer.failure;
  return received;
}

class BodyWriter {
  failure: AppError | null = null;
  private file: FileHandle | null = null;
  /** Reused, because new memory costs more than copying into it. */
  private readonly block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  private length = 0;

  constructor(
    private readonly path: string,
    private readonly space: BodySpace,
  ) {}

  /** Creates the file, also for an empty body. */
  open(): Promise<void> {
    return this.attempt(async () => {
      this.file = await open(this.path, 'wx', PRIVATE_FILE);
    });
  }

  write(chunk: Buffer): Promise<void> {
    return this.attempt(async () => {
      this.space.take(chunk.length);
      for (let from = 0; from < chunk.length && !this.failure; ) {
        const copied = chunk.copy(this.block, this.length, from);
        from += copied;
        this.length += copied;
        if (this.length === BLOCK_BYTES) await this.flush();
      }
    });
  }

  /** Writes what has been collected. */
  flush(): Promise<void> {
    return this.attempt(async () => {
      // Unlike `write`, it continues after a partial write.
      await this.file?.appendFile(this.block.subarray(0, this.length));
      this.length = 0;
    });
  }

  async close(): Promise<void> {
    await this.file?.close().catch((cause: unknown) => {
      this.failure ??= unavailable(cause);
    });
  }

  /** Does nothing after a failure. */
  private async attempt(step: () => Promise<void>): Promise<void> {
    if (this.failure) return;
    try {
      await step();
    } catch (cause) {
      this.failure = cause instanceof AppError ? cause : unavailable(cause);
    }
  }
}

const unavailable = (cause: unknown): AppError =>
  new AppError('unavailable', { cause, retryAfterS: UPLOAD_SPOOL_RETRY_S });
