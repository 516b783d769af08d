import { messages } from '@quartermile/core/domain';
import { isEntityId } from '../../../platform/database/entity-id.js';
import { invalidField } from '../../../platform/errors/invalid-field.js';

/** Position of the last record of a page of the activity list. */
export interface ActivityPosition {
  readonly id: string;
  readonly at: Date;
}

/** Encodes the opaque cursor for the next page. */
export function writeCursor({ at, id }: ActivityPosition): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url');
}

/**
 * Decodes a cursor.
 * @throws AppError `invalid_input` for an invalid cursor
 */
export function readCursor(cursor: string): ActivityPosition {
  const [, time, id] = /^(\d{1,14})\.(.*)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (time !== undefined && id !== undefined && isEntityId(id)) return { at: new Date(Number(time)), id };
  throw invalidField('cursor', messages.request.cursor);
}
