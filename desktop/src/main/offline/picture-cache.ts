import { imagePathAtWidth } from '@quartermile/core/domain';
import type { ApiCall, ApiResponse } from '../../shared/api-call.js';
import { pictureKey } from '../../shared/picture-key.js';
import type { Fetch } from '../calls/fetch.js';
import type { EncryptedPictures, OfflinePicture } from './encrypted-pictures.js';
import { type PendingPictures, pendingPictures } from './pending-pictures.js';

/** Time-out of a download; it is retried with the next list. */
const PICTURE_TIMEOUT_MS = 30_000;

/** Concurrent downloads of such pictures. */
export const PICTURES_AT_ONCE = 2;

/** Width of cached pictures: a car's details at 2x density. */
const PICTURE_WIDTH_PX = 1280;

/** Maximum size of one cached picture, bytes. */
export const PICTURE_MAX_BYTES = 4 * 1024 * 1024;

/** Image formats in order of size, smallest first. */
const ACCEPT = 'image/avif,image/webp,image/jpeg';

/** Dependencies of {@link PictureCache}. */
export interface PictureCacheOptions {
  readonly origin: string;
  readonly fetch: Fetch;
  readonly store: EncryptedPictures;
  /** Whether pictures may be fetched: the session is active and the site reachable. */
  mayFetch(): boolean;
}

/**
 * Offline cache for the pictures of pending cars. Fetches them after the list, from the top of the queue until the
 * limit is reached. Cleared when the session ends.
 */
export class PictureCache {
  readonly #options: PictureCacheOptions;
  readonly #store: EncryptedPictures;
  #pending: PendingPictures = new Map();
  /** Keys attempted since the list was loaded, successfully or not. */
  #tried = new Set<string>();
  #run: AbortController | null = null;
  #saving: Promise<unknown> = Promise.resolve();

  constructor(options: PictureCacheOptions) {
    this.#options = options;
    this.#store = options.store;
  }

  load(): Promise<void> {
    return this.#store.load();
  }

  /** Processes a pending list: deletes pictures of cars no longer pending and fetches missing ones. */
  learn(call: ApiCall, answer: ApiResponse | null): void {
    const pending = pendingPictures(call, answer);
    if (!pending) return;
    this.#pending = pending;
    this.#saving = this.#store.deleteExcept(new Set(pending.keys()));
    this.resume();
  }

  /** Resumes fetching, for example when the site is reachable again. */
  resume(): void {
    this.#tried = new Set();
    this.#start();
  }

  /** Pauses fetching, for example while the site is unreachable. */
  pause(): void {
    this.#run?.abort();
    this.#run = null;
  }

  /** The cached picture of an address, or null. */
  async find(src: string): Promise<OfflinePicture | null> {
    const key = pictureKey(src);
    return key !== null && this.#pending.has(key) ? this.#store.read(key) : null;
  }

  /** Keys of pending pictures that are not stored. */
  missing(): string[] {
    return [...this.#pending.keys()].filter((key) => this.#store.sizeOf(key) === null);
  }

  /** Deletes all pictures. */
  clear(): Promise<unknown> {
    this.pause();
    this.#pending = new Map();
    this.#saving = this.#store.clear();
    return this.#saving;
  }

  /** Resolves when the last change is on disk. */
  async saved(): Promise<void> {
    await this.#saving;
  }

  #start(): void {
    if (this.#run !== null || !this.#options.mayFetch()) return;
    const run = new AbortController();
    this.#run = run;
    const workers = Array.from({ length: PICTURES_AT_ONCE }, () => this.#work(run));
    void Promise.all(workers).then(() => {
      if (this.#run === run) this.#run = null;
    });
  }

  async #work(run: AbortController): Promise<void> {
    while (!run.signal.aborted && this.#options.mayFetch()) {
      const next = this.#next();
      if (!next) return;
      this.#tried.add(next.key);
      await this.#fetchOne(next.key, next.src, run);
    }
  }

  async #fetchOne(key: string, src: string, run: AbortController): Promise<void> {
    const { fetch, origin } = this.#options;
    try {
      const picture = await fetchPicture(fetch, origin, src, run.signal);
      // The session may have ended or the car been reviewed during the download.
      if (!picture || run.signal.aborted || !this.#pending.has(key)) return;
      await this.#store.write(key, picture);
      this.#saving = this.#store.deleteExcept(this.#withinBound());
      await this.#saving;
    } catch {
      // The site is unreachable, so the remaining requests would fail as well.
      run.abort();
      if (this.#run === run) this.#run = null;
    }
  }

  /** The next picture to fetch; null when none is missing or the limit may be exceeded. */
  #next(): { readonly key: string; readonly src: string } | null {
    let free = this.#store.maxBytes;
    for (const [key, src] of this.#pending) {
      const size = this.#store.sizeOf(key);
      if (size === null && free < PICTURE_MAX_BYTES) return null;
      if (size === null && !this.#tried.has(key)) return { key, src };
      free -= size ?? 0;
    }
    return null;
  }

  /** Keys from the top of the queue that fit into the limit. */
  #withinBound(): ReadonlySet<string> {
    let free = this.#store.maxBytes;
    const fitting = [...this.#pending.keys()].filter((key) => {
      free -= this.#store.sizeOf(key) ?? 0;
      return free >= 0;
    });
    return new Set(fitting);
  }
}

/**
 * Fetches a picture in the width for offline use; null when the response is not an image or too large.
 * @throws network errors, and the signal's reason when cancelled
 */
async function fetchPicture(
  fetch: Fetch,
  origin: string,
  src: string,
  signal: AbortSignal,
): Promise<OfflinePicture | null> {
  const response = await fetch(new URL(imagePathAtWidth(src, PICTURE_WIDTH_PX), origin).href, {
    headers: { accept: ACCEPT },
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PICTURE_TIMEOUT_MS)]),
  });
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const bytes = response.ok && type.startsWith('image/') ? await readWithin(response) : null;
  if (bytes === null) await response.body?.cancel().catch(() => undefined);
  return bytes && { type, bytes };
}

/** Reads a body up to the size limit; null when it is larger. */
async function readWithin({ body }: Response): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > PICTURE_MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return length === 0 ? null : Buffer.concat(chunks);
}
