import { DESK_KEPT_ANSWERS_MAX } from '@quartermile/core/domain';
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

  constructor(document: SealedDocument<KeptAnswers>) {
    this.#document = document;
  }

  async load(): Promise<void> {
    this.#answers = new Map((await this.#document.read()) ?? []);
  }

  /** Keeps what a reading call brought. */
  keep({ method, path }: ApiCall, answer: ApiAnswer): void {
    if (method !== 'GET' || answer.status !== 200) return;
    this.#answers.delete(path);
    this.#answers.set(path, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > DESK_KEPT_ANSWERS_MAX && oldest !== undefined) this.#answers.delete(oldest);
    void this.#document.write([...this.#answers]);
  }

  /** What a reading call brought last; null when it was never made. */
  find({ method, path }: ApiCall): ApiAnswer | null {
    return method === 'GET' ? (this.#answers.get(path) ?? null) : null;
  }

  clear(): void {
    this.#answers.clear();
    void this.#document.write(null);
  }
}
