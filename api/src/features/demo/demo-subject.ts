import { DAY_MS, type DemoKind } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import type { Visibility } from '../media/index.js';

/** A picture of the demo content. */
export interface DemoPicture {
  /** Name of its file in `setup/demo/pictures`, without extension. */
  readonly name: string;
  readonly visibility: Visibility;
}

/** Context for creating a subject's rows. */
export interface DemoContext {
  /** Reference time of all relative dates. */
  readonly now: Date;
  /**
   * Name in the media store of one of the subject's pictures.
   * @throws Error for a picture that the subject does not list
   */
  image(picture: string): string;
}

/** Table of a subject's rows, for counting and deleting demo content. */
export interface DemoRows {
  readonly kind: DemoKind;
  /** Subject type in the activity log and in `demo_content`. */
  readonly type: string;
  readonly table: string;
  /** SQL type of the ids. */
  readonly id: 'uuid' | 'text';
  /** SQL expression: array of the names of a row's public pictures. */
  readonly publicPictures: string;
  /** Column with the name of a row's private picture. */
  readonly privatePicture?: string;
  /** SQL condition: the row is pending review. */
  readonly isPending?: string;
  /** SQL condition: other rows need the row, so that it is not removed. */
  readonly isUsed?: string;
}

/** A subject of the demo content, with its pictures and rows. */
export interface DemoSubject {
  readonly pictures: readonly DemoPicture[];
  readonly rows: DemoRows;
  /** Creates the subject's rows in the caller's transaction. */
  fill(manager: EntityManager, context: DemoContext): Promise<void>;
}

/** The instant `days` days before `now`. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
