import { apiPath, type Entry, pageRoutes } from '@quartermile/core/domain';

/** The path of an entry's own page: the board with the entry opened. */
export function entryPath({ _id }: Pick<Entry, '_id'>): string {
  return apiPath(pageRoutes.entry, { entryId: _id });
}
