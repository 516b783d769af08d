import type { Readable } from 'node:stream';
import { AppError } from '../../errors/app-error.js';

/** Bounds of how slowly a body may arrive. */
export interface Patience {
  /** How long nothing may arrive, ms. Phones lose their connection for as long in a tunnel or between two cells. */
  readonly pauseMs: number;
  /** Pace below which it runs out, bytes in a second: half of what mobile data brings at its worst. */
  readonly bytesPerS: number;
}

export const PATIENCE: Patience = { pauseMs: 20_000, bytesPerS: 4_000 };

/**
 * Reads a body while its sender keeps a least pace. Patience grows with each byte, up to its maximum, and shrinks only
 * while the server waits for the sender, not while other work keeps the server from reading.
 */
export class PatientReader {
  private readonly chunks: AsyncIterator<Buffer>;
  private leftMs: number;

  constructor(
    body: Readable,
    private readonly patience: Patience,
  ) {
    // Unlike `for await`, it does not destroy the body when its reading ends early, so that the sender gets a response.
    this.chunks = body[Symbol.asyncIterator]();
    this.leftMs = patience.pauseMs;
  }

  /**
   * The next bytes; null at the end.
   * @throws AppError `upload_too_slow` (408), and the error of the connection
   */
  async next(): Promise<Buffer | null> {
    const began = performance.now();
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new AppError('upload_too_slow')), this.leftMs);
    try {
      const { done, value } = await Promise.race([this.chunks.next(), late.promise]);
      if (done) return null;
      this.add(value, performance.now() - began);
      return value;
    } finally {
      clearTimeout(timer);
    }
  }

  private add(chunk: Buffer, waitedMs: number): void {
    const { pauseMs, bytesPerS } = this.patience;
    this.leftMs = Math.min(pauseMs, this.leftMs - waitedMs + (chunk.length / bytesPerS) * 1000);
  }
}
