import type { ExistingIds } from '../harness/existing-ids.js';

/** What may be wrong with a call, and the sentence that says so. */
export type Wrong = readonly [path: string, value: unknown, sentence: string];

/** How a call of the route table is refused. */
export interface RefusedCall {
  /** The call as the description names it, such as `PUT /api/videos/update/{id}`. */
  readonly route: string;
  /** Whom its path is about. */
  readonly id?: keyof ExistingIds;
  /** A body that is taken. */
  readonly body?: (ids: ExistingIds) => object;
  /** Whether the body is a visitor's; else the administrator sends it. */
  readonly asVisitor?: true;
  /** Values that one field of that body, or one parameter of the query, is refused for (400). */
  readonly wrong?: readonly Wrong[];
  /** The field that names somebody who may not be there (404). */
  readonly names?: 'carId' | 'entryId';
  /** The fields that carry a picture. */
  readonly pictures?: readonly string[];
}
