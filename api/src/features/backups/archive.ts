import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import * as z from 'zod';
import { StartupError } from '../../platform/config/startup-error.js';

/** Version of the format, stored in the first part. Increment it when the format changes. */
export const ARCHIVE_VERSION = 1;
const NEWLINE = 10;
/** Maximum length of a head, used to reject files in other formats. */
const HEAD_MAX_BYTES = 4096;
/** Maximum size of a part, which is read into memory. Pictures and batches of rows are far smaller. */
const PART_MAX_BYTES = 256 * 1024 * 1024;

/** Names of tables and migrations; messages print them. */
const nameSchema = z.string().regex(/^\w{0,100}$/);
const totalsSchema = z.object({
  /** Rows by table. */
  rows: z.record(nameSchema, z.number()),
  files: z.number(),
});
/** What the writer counted; in archives of earlier versions they are missing. */
export type ArchiveTotals = z.infer<typeof totalsSchema>;

const headSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quartermile'), version: z.number(), schema: nameSchema, media: z.boolean() }),
  z.object({
    kind: z.literal('rows'),
    table: nameSchema,
    bytes: z.number().int().min(0).max(PART_MAX_BYTES),
  }),
  z.object({ kind: z.literal('file'), key: z.string(), bytes: z.number().int().min(0).max(PART_MAX_BYTES) }),
  z.object({ kind: z.literal('end'), sha256: z.string(), totals: totalsSchema.optional() }),
]);
/** Head of a part. The first part is `quartermile`, the last is `end` with the digest of all parts before it. */
export type PartHead = z.infer<typeof headSchema>;
/** Head of the first part. */
export type ArchiveHead = Extract<PartHead, { kind: 'quartermile' }>;

/** A part of an archive: a line of JSON, followed by as many bytes as it declares. */
export interface Part {
  readonly head: PartHead;
  readonly body: Buffer;
}

/** Serialises parts, followed by the digest of all of them and the totals, which are read last. */
export async function* writeArchive(
  parts: AsyncIterable<Part>,
  totals: ArchiveTotals,
): AsyncGenerator<Buffer> {
  const digest = createHash('sha256');
  for await (const { head, body } of parts) {
    const bytes = Buffer.concat([line(head), body]);
    digest.update(bytes);
    yield bytes;
  }
  yield line({ kind: 'end', sha256: digest.digest('hex'), totals });
}

/**
 * Reads the parts of an archive, `end` included, one in memory at a time.
 * @throws StartupError when the file is not an archive, is truncated, or was modified
 */
export async function* readArchive(file: string): AsyncGenerator<Part> {
  const digest = createHash('sha256');
  const compressed = createReadStream(file);
  const plain = createGunzip();
  compressed.on('error', (error) => plain.destroy(error)).pipe(plain);
  const bytes = new ByteReader(plain);
  try {
    for (;;) {
      const text = await bytes.line();
      const head = headSchema.parse(JSON.parse(text.toString()));
      if (head.kind === 'end') {
        if (head.sha256 !== digest.digest('hex')) throw new Error('digest');
        yield { head, body: Buffer.alloc(0) };
        return;
      }
      const body = await bytes.take('bytes' in head ? head.bytes : 0);
      digest.update(text).update(body);
      yield { head, body };
    }
  } catch (cause) {
    // A file that cannot be opened has its own message.
    if ((cause as NodeJS.ErrnoException).path !== undefined) throw cause;
    throw brokenArchive(file, cause);
  } finally {
    bytes.close();
  }
}

/** The error for what is no archive, or not all of one. */
export const brokenArchive = (file: string, cause?: unknown): StartupError =>
  new StartupError(`${file} is not a whole backup of Quartermile.`, { cause });

const line = (head: PartHead): Buffer => Buffer.from(`${JSON.stringify(head)}\n`);

/** Reads lines and byte counts from a stream. */
class ByteReader {
  private rest: Buffer = Buffer.alloc(0);
  private readonly chunks: AsyncIterator<Buffer>;

  constructor(private readonly source: Readable) {
    this.chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  /** Reads up to and including the next line break. */
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
