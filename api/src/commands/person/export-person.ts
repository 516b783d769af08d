import type { EntityManager } from 'typeorm';
import type { Person, PersonRow } from '../../platform/database/personal-data.js';
import { personalDataHandlers } from './personal-data-handlers.js';

/** All data stored about a person: rows by list, from one database snapshot. Pictures are names in the media store. */
export type PersonExport = Readonly<Record<string, readonly PersonRow[]>>;

/** Collects all data stored about a person. */
export async function exportPerson(manager: EntityManager, person: Person): Promise<PersonExport> {
  const lists: [string, readonly PersonRow[]][] = [];
  for (const handler of personalDataHandlers)
    lists.push(...Object.entries(await handler.export(manager, person)));
  return Object.fromEntries(lists);
}
