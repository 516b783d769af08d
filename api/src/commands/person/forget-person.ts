import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { MediaService } from '../../features/media/index.js';
import { CONTENT_CHANNEL } from '../../platform/cache/revision.service.js';
import type { ErasedData, Person } from '../../platform/database/personal-data.js';
import { personalDataHandlers } from './personal-data-handlers.js';

/** The stores that contain personal data. */
export interface PersonalStores {
  readonly dataSource: DataSource;
  readonly media: MediaService;
}

/** The result of {@link forgetPerson}. */
export interface Forgotten {
  /** A line per kind of data with the action and the count. */
  readonly lines: readonly string[];
  /** Pictures that the store did not delete; the server tries again. */
  readonly picturesLeft: number;
}

/**
 * Erases the data of a person: all rows in one transaction, then the pictures. Running nodes are notified to
 * invalidate their caches.
 */
export async function forgetPerson(
  { dataSource, media }: PersonalStores,
  person: Person,
): Promise<Forgotten> {
  const erased = await dataSource.transaction(async (manager) => {
    const parts: ErasedData[] = [];
    for (const handler of personalDataHandlers) parts.push(await handler.erase(manager, person));
    await manager.query('SELECT pg_notify($1, $2)', [CONTENT_CHANNEL, randomUUID()]);
    return parts;
  });
  const lines: string[] = [];
  let picturesLeft = 0;
  for (const { counts, pictures } of erased) {
    lines.push(...counts.map(({ what, count }) => `${what}: ${count}`));
    if (!pictures) continue;
    const { deleted, left } = await media.deleteUnreferenced(pictures);
    lines.push(`pictures removed: ${deleted}`);
    picturesLeft += left;
  }
  return { lines, picturesLeft };
}
