import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import * as z from 'zod';
import { StartupError } from '../../platform/config/startup-error.js';

/** First of all parts; rises when the form of the parts changes. */
export const ARCHIVE_VERSION = 1;
const NEWLINE = 10;
/** A part's head is short; what has none within this is no archive of ours. */
const HEAD_MAX_BYTES = 4096;
/** A part is held in memory whole: pictures and batches of rows are far smaller. */
const PART_MAX_BYTES = 256 * 1024 * 1024;

const headSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quartermile'), version: z.number(), schema: z.string(), media: z.boolean() }),
  z.object({
    kind: z.literal('rows'),
    table: z.string(),
    bytes: z.number().int().min(0).max(PART_MAX_BYTES),
  }),
  z.object({ kind: z.literal('file'), key: z.string(), bytes: z.number().int().min(0).max(PART_MAX_BYTES) }),
  z.object({ kind: z.literal('end'), sha256: z.string() }),
]);
/** What a part is. The first is `quartermile`, the last `end` with the digest of all before it. */
export type PartHead = z.infer<typeof headSchema>;
/** The first part. */
export type ArchiveHead = Extract<PartHead, { kind: 'quartermile' }>;

/** A part of an archive: a line of JSON, and the bytes that it announces. */
export interface Part {
  readonly head: PartHead;
  readonly body: Buffer;
}

/** Puts parts one after another, and the digest of all of them last. */
export async function* writeArchive(parts: AsyncIterable<Part>): AsyncGenerator<Buffer> {
  const digest = createHash('sha256');
  for await (const { head, body } of parts) {
    const bytes = Buffer.concat([line(head), body]);
    digest.update(bytes);
    yield bytes;
  }
  yield line({ kind: 'end', sha256: digest.digest('hex') });
}

/**
 * Reads the parts of an archive, one in memory at a time.
 * @throws StartupError when it is no archive, is cut off, or was changed
 */
export async function* readArchive(file: string): AsyncGenerator<Part> {
  const digest = createHash('sha256');
  const bytes = new ByteReader(createReadStream(file).pipe(createGunzip()));
  try {
    for (;;) {
      const text = await bytes.line();
      const head = headSchema.parse(JSON.parse(text.toString()));
      if (head.kind === 'end') {
        if (head.sha256 !== digest.digest('hex')) throw new Error('digest');
        return;
      }
      const body = await bytes.take('bytes' in head ? head.bytes : 0);
      digest.update(text).update(body);
      yield { head, body };
    }
  } catch (cause) {
    if (cause instanceof StartupError) throw cause;
    throw new StartupError(`${file} is not a whole backup of Quartermile.`, { cause });
  } finally {
    bytes.close();
  }
}

const line = (head: PartHead): Buffer => Buffer.from(`${JSON.stringify(head)}\n`);

/** Takes lines and counted bytes off a stream. */
class ByteReader {
  private rest: Buffer = Buffer.alloc(0);
  private readonly chunks: AsyncIterator<Buffer>;

  constructor(private readonly source: Readable) {
    this.chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  /** Up to the next line's end, which is included. */
  async line(): Promise<Buffer> {
    let end = this.rest.indexOf(NEWLINE);
    while (end < 0) {
      if (this.rest.length > HEAD_MAX_BYTES) throw new Error('head');
      await this.fill(this.rest.length + 1);
      end = this.rest.indexOf(NEWLINE);
    }
    return this.take(end + 1);
  }

  async take(count: number): Promise<Buffer> {
    await this.fill(count);
    const taken = this.rest.subarray(0, count);
    this.rest = this.rest.subarray(count);
    return taken;
  }

  close(): void {
    this.source.destroy();
  }

  private async fill(count: number): Promise<void> {
    const pieces = [this.rest];
    let length = this.rest.length;
    while (length < count) {
      const { value, done } = await this.chunks.next();
      if (done) throw new Error('cut off');
      pieces.push(value);
      length += value.length;
    }
    if (pieces.length > 1) this.rest = Buffer.concat(pieces);
  }
}
