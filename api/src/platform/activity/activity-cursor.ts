import { messages } from '@quartermile/core/domain';
import { isEntityId } from '../../database/entity-id.js';
import { AppError } from '../errors/app-error.js';

/** Where a page of the activity list ended. */
export interface ActivityPosition {
  readonly id: string;
  readonly at: Date;
}

/** The opaque mark that a page ends with. */
export function writeCursor({ at, id }: ActivityPosition): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url');
}

/**
 * Reads such a mark.
 * @throws AppError `invalid_input` for anything else
 */
export function readCursor(cursor: string): ActivityPosition {
  const [, time, id] = /^(\d{1,14})\.(.*)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (time !== undefined && id !== undefined && isEntityId(id)) return { at: new Date(Number(time)), id };
  const message = messages.request.cursor;
  throw new AppError('invalid_input', { detail: message, errors: [{ path: 'cursor', message }] });
}
