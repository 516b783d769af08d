import { keepPicture } from '../picture-draft.js';
import type { PictureField } from '../submission-values.js';
import { DRAFT_KEY } from './stored-tool-draft.js';

/** Name under which a field's picture is stored. */
export const toolPicture = (field: PictureField): `tool-${PictureField}` => `tool-${field}`;

/** Deletes the stored draft and its pictures. */
export function forgetToolDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
  const pictures: readonly PictureField[] = ['image', 'proofImage'];
  for (const field of pictures) void keepPicture(toolPicture(field), null);
}
