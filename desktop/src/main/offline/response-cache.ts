import * as z from 'zod';
import { type ApiCall, type ApiResponse, apiResponseSchema } from '../../shared/api-call.js';
import type { SealedDocument } from '../storage/secure-storage.js';

/** Delay for writing cached lists to disk in one batch. */
const RESPONSES_SAVE_MS = 2000;

/** Maximum number of lists cached for offline use. */
const CACHED_RESPONSES_MAX = 60;

/** Responses by path, latest last. */
export const storedResponsesSchema = z.array(z.tuple([z.string(), apiResponseSchema]));
export type StoredResponses = z.infer<typeof storedResponsesSchema>;

/** Cache of the last list responses for offline use. Cleared when the session ends. */
export class ResponseCache {
  readonly #document: SealedDocument<StoredResponses>;
  #answers = new Map<string, ApiResponse>();
  #timer: NodeJS.Timeout | null = null;
  #written: Promise<void> = Promise.resolve();

  constructor(document: SealedDocument<StoredResponses>) {
    this.#document = document;
  }

  async load(): Promise<void> {
    this.#answers = new Map((await this.#document.read()) ?? []);
  }

  /** Caches the response of a GET call. Writes are batched. */
  keep({ method, path }: ApiCall, answer: ApiResponse): void {
    if (method !== 'GET' || answer.status !== 200) return;
    const isChange = this.#answers.get(path)?.body !== answer.body;
    this.#answers.delete(path);
    this.#answers.set(path, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > CACHED_RESPONSES_MAX && oldest !== undefined) this.#answers.delete(oldest);
    if (isChange) this.#timer ??= setTimeout(() => this.#write(), RESPONSES_SAVE_MS);
  }

  /** The cached response of a GET call, or null. */
  find({ method, path }: ApiCall): ApiResponse | null {
    return method === 'GET' ? (this.#answers.get(path) ?? null) : null;
  }

  clear(): void {
    this.#answers.clear();
    this.#stopTimer();
    this.#written = this.#document.write(null);
  }

  /** Flushes pending writes. */
  async saved(): Promise<void> {
    if (this.#timer !== null) this.#write();
    await this.#written;
  }

  #write(): void {
    this.#stopTimer();
    this.#written = this.#document.write([...this.#answers]);
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
