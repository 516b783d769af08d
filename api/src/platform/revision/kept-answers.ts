import { Injectable } from '@nestjs/common';
import { KEPT_ANSWERS_MAX, KEPT_ANSWERS_MAX_BYTES } from '@quartermile/core/domain';
import type { ReadyAnswer } from './ready-answer.js';

/** What can be kept: it knows what that costs, in bytes, roughly. */
export interface KeptAnswer {
  readonly bytes: number;
  /** Made for those who wait for it now, and for nobody else. */
  readonly isFleeting?: boolean;
}

interface Kept<Answer> {
  readonly answer: Promise<Answer>;
  bytes: number;
}

/**
 * Ready answers of the current revision, by URL; those used last stay longest. A new revision empties it.
 * Callers that ask for the same at once share one making.
 */
@Injectable()
export class KeptAnswers<Answer extends KeptAnswer = ReadyAnswer> {
  private readonly kept = new Map<string, Kept<Answer>>();
  private revision: number | null = null;
  private bytes = 0;

  /**
   * The answer for a URL at a revision, kept or made now. Without a revision, while this node hears no
   * notices, everything is made anew.
   */
  find(url: string, revision: number | null, make: () => Promise<Answer>): Promise<Answer> {
    if (revision === null) return make();
    if (revision !== this.revision) this.empty(revision);
    const found = this.kept.get(url);
    return found ? this.use(url, found) : this.make(url, make);
  }

  private use(url: string, kept: Kept<Answer>): Promise<Answer> {
    this.kept.delete(url);
    this.kept.set(url, kept);
    return kept.answer;
  }

  private make(url: string, make: () => Promise<Answer>): Promise<Answer> {
    const kept: Kept<Answer> = { answer: make(), bytes: 0 };
    this.kept.set(url, kept);
    kept.answer.then(
      (answer) => (answer.isFleeting ? this.drop(url, kept) : this.weigh(url, kept, answer.bytes)),
      () => this.drop(url, kept),
    );
    return kept.answer;
  }

  private weigh(url: string, kept: Kept<Answer>, bytes: number): void {
    if (this.kept.get(url) !== kept) return;
    kept.bytes = bytes;
    this.bytes += bytes;
    for (const [oldestUrl, oldest] of this.kept) {
      if (this.kept.size <= KEPT_ANSWERS_MAX && this.bytes <= KEPT_ANSWERS_MAX_BYTES) return;
      this.drop(oldestUrl, oldest);
    }
  }

  private drop(url: string, kept: Kept<Answer>): void {
    if (this.kept.get(url) !== kept) return;
    this.kept.delete(url);
    this.bytes -= kept.bytes;
  }

  private empty(revision: number): void {
    this.kept.clear();
    this.bytes = 0;
    this.revision = revision;
  }
}
