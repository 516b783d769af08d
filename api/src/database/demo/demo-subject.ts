import { DAY_MS } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import type { DemoPicture } from './pictures/demo-picture.js';

/** What a subject is filled with. */
export interface DemoContext {
  /** The moment that "days ago" counts from. */
  readonly now: Date;
  /**
   * The name in the media store of a picture of the subject.
   * @throws Error for a picture that the subject did not list.
   */
  image(picture: string): string;
}

/** A subject of the demo content: its pictures, and the rows that show them. */
export interface DemoSubject {
  readonly pictures: readonly DemoPicture[];
  /** Writes the subject's rows within the caller's transaction. */
  fill(manager: EntityManager, context: DemoContext): Promise<void>;
}

/** The moment so many days before another. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
