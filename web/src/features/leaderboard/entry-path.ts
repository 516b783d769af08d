import { apiPath, type Entry, pageRoutes } from '@quartermile/core/domain';

/** The path of an entry's page: the board with the entry expanded. */
export function entryPath({ _id }: Pick<Entry, '_id'>): string {
  return apiPath(pageRoutes.entry, { entryId: _id });
}
