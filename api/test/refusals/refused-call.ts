import type { CarCalls } from '../harness/cars.js';
import type { ExistingIds } from '../harness/existing-ids.js';

/** An invalid value of a field and the expected error message. */
export type Wrong = readonly [path: string, value: unknown, sentence: string];

/** Errors of one route. */
export interface RefusedCall {
  /** Name in the OpenAPI document, such as `PUT /api/videos/update/{id}`. */
  readonly route: string;
  /** The kind of id in the path. */
  readonly id?: keyof ExistingIds;
  /** A valid body. */
  readonly body?: (ids: ExistingIds) => object;
  /** Required parameters of the query. */
  readonly query?: Readonly<Record<string, string>>;
  /** Whether a visitor sends the request instead of the administrator. */
  readonly asVisitor?: true;
  /** Makes a valid call possible; returns the headers that it needs. */
  readonly before?: (calls: CarCalls, ids: ExistingIds) => Promise<Readonly<Record<string, string>>>;
  /** Invalid values of one body field or query parameter (400). */
  readonly wrong?: readonly Wrong[];
  /** The body field, without a body the query parameter, with an id that may not exist (404). */
  readonly names?: 'carId' | 'entryId' | 'toCarId' | 'windowId';
  /** The message for an unknown id, where it has its own. */
  readonly unknown?: string;
  /** Fields that contain a picture. */
  readonly pictures?: readonly string[];
}
