import { messages } from '@quartermile/core/domain';
import { isEntityId } from '../../../platform/database/entity-id.js';
import { AppError } from '../../../platform/errors/app-error.js';

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
  const message = messages.request.cursor;
  throw new AppError('invalid_input', { detail: message, errors: [{ path: 'cursor', message }] });
}
