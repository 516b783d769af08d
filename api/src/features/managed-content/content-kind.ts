import type { Seen } from '@quartermile/core/domain';
import type { DeepPartial, EntityManager, EntityTarget } from 'typeorm';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import type { SchedulableRow, Schedule } from './schedule.js';

/** Describes a kind of public content managed by the administrator, such as videos. */
export interface ContentKind<Row extends SchedulableRow, Shown extends { readonly id: string }> {
  readonly entity: EntityTarget<Row>;
  /** Type of the subject in the activity log. */
  readonly type: string;
  /** Converts a row to the public format. */
  readonly present: (row: Row) => Shown;
  /** Label in the activity log. */
  readonly labelOf: (shown: Shown) => string;
  /** Names of a row's pictures, all public. */
  readonly picturesOf: (row: Row) => readonly string[];
  /** Whether a text is a valid id; defaults to UUIDs. */
  readonly isId?: (text: string) => boolean;
  /** Writes a changed row; defaults to TypeORM's `save`. */
  readonly write?: (manager: EntityManager, changed: Row) => Promise<unknown>;
  /** How rows are published at a time set before; absent where that is not possible. */
  readonly schedule?: Schedule<Row>;
  /** Throws for a locked row that must not be deleted. */
  readonly refuseDeletion?: (manager: EntityManager, row: Row) => Promise<void>;
  /** Releases what refers to a locked row that will be deleted. */
  readonly release?: (manager: EntityManager, row: Row, admin: AdminIdentity) => Promise<void>;
}

/** Pictures by their paths in the request body: a `data:` URL, the URL path of a stored picture, or null. */
export type PictureSources<Place extends string> = Readonly<Record<Place, string | null>>;

/** Names of the stored pictures by their paths in the request body. */
export type PictureNames<Place extends string> = Readonly<Record<Place, string | null>>;

/** A new row: its administrator, its pictures, and a function that returns its columns after these are stored. */
export interface Addition<Row, Place extends string> {
  readonly admin: AdminIdentity;
  readonly pictures: PictureSources<Place>;
  readonly columns: (names: PictureNames<Place>) => DeepPartial<Row>;
}

/**
 * A change of a row: its administrator, its action in the activity log, what they had seen of it, and the columns to set
 * on the locked row.
 */
export interface Change<Row, Place extends string> {
  readonly admin: AdminIdentity;
  readonly action: string;
  readonly seen?: Seen;
  readonly pictures: PictureSources<Place>;
  readonly columns: (row: Row, names: PictureNames<Place>) => Partial<Row>;
}
