import { DESK_ANSWERS_SAVE_MS, DESK_KEPT_ANSWERS_MAX } from '@quartermile/core/domain';
import * as z from 'zod';
import { type ApiAnswer, type ApiCall, apiAnswerSchema } from '../../shared/api-call.js';
import type { SealedDocument } from '../storage/vault.js';

/** Answers by path, the latest last. */
export const keptAnswersSchema = z.array(z.tuple([z.string(), apiAnswerSchema]));
export type KeptAnswers = z.infer<typeof keptAnswersSchema>;

/** The lists that were seen last, for when the site cannot be reached. They go when the session ends. */
export class AnswerCache {
  readonly #document: SealedDocument<KeptAnswers>;
  #answers = new Map<string, ApiAnswer>();
  #timer: NodeJS.Timeout | null = null;
  #written: Promise<void> = Promise.resolve();

  constructor(document: SealedDocument<KeptAnswers>) {
    this.#document = document;
  }

  async load(): Promise<void> {
    this.#answers = new Map((await this.#document.read()) ?? []);
  }

  /** Keeps what a reading call brought; a while later all that came meanwhile is written in one go. */
  keep({ method, path }: ApiCall, answer: ApiAnswer): void {
    if (method !== 'GET' || answer.status !== 200) return;
    const isNews = this.#answers.get(path)?.body !== answer.body;
    this.#answers.delete(path);
    this.#answers.set(path, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > DESK_KEPT_ANSWERS_MAX && oldest !== undefined) this.#answers.delete(oldest);
    if (isNews) this.#timer ??= setTimeout(() => this.#write(), DESK_ANSWERS_SAVE_MS);
  }

  /** What a reading call brought last; null when it was never made. */
  find({ method, path }: ApiCall): ApiAnswer | null {
    return method === 'GET' ? (this.#answers.get(path) ?? null) : null;
  }

  clear(): void {
    this.#answers.clear();
    this.#stopTimer();
    this.#written = this.#document.write(null);
  }

  /** Resolves once everything is on disk; what still waits to be written is written now. */
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
