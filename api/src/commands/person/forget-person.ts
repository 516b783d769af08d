import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { MediaFiles, MediaService } from '../../features/media/index.js';
import { CONTENT_CHANNEL } from '../../platform/cache/revision.service.js';
import type { ErasedData, Person } from '../../platform/database/personal-data.js';
import { personalDataHandlers } from './personal-data-handlers.js';

/** The stores that contain personal data. */
export interface PersonalStores {
  readonly dataSource: DataSource;
  readonly media: MediaService;
  readonly files: MediaFiles;
}

/**
 * Erases the data of a person: all rows in one transaction, then the pictures. Running nodes are notified to
 * invalidate their caches.
 * @returns a line per kind of data with the action and the count
 */
export async function forgetPerson(stores: PersonalStores, person: Person): Promise<string[]> {
  const erased = await stores.dataSource.transaction(async (manager) => {
    const parts: ErasedData[] = [];
    for (const handler of personalDataHandlers) parts.push(await handler.erase(manager, person));
    await manager.query('SELECT pg_notify($1, $2)', [CONTENT_CHANNEL, randomUUID()]);
    return parts;
  });
  const lines: string[] = [];
  for (const { counts, pictures } of erased) {
    lines.push(...counts.map(({ what, count }) => `${what}: ${count}`));
    if (pictures) lines.push(`pictures removed: ${await removePictures(stores, pictures)}`);
  }
  return lines;
}

/** Deletes pictures that no other row references. Returns the number of deleted pictures. */
async function removePictures(
  { media, files }: PersonalStores,
  pictures: NonNullable<ErasedData['pictures']>,
): Promise<number> {
  await media.release(pictures);
  const left = await Promise.all(pictures.map((picture) => files.has(picture)));
  return left.filter((isLeft) => !isLeft).length;
}
