import type { Config } from '../../platform/config/config.js';
import { MediaService } from '../../platform/media/media.service.js';
import { MediaFiles } from '../../platform/media/media-files.js';
import { openMediaStore } from '../../platform/storage/open-media-store.js';
import { parseStorageLocation } from '../../platform/storage/storage-location.js';
import type { OpenDatabase } from '../open-database.js';
import { exportPerson } from './export-person.js';
import { readPerson } from './find-person.js';
import { forgetPerson } from './forget-person.js';

/** `npm run db -- export-person <phone|e-mail>`: everything held on somebody, as JSON. */
export async function exportPersonText({ dataSource }: OpenDatabase, name: string): Promise<string> {
  const person = readPerson(name);
  const held = await dataSource.transaction('REPEATABLE READ', (manager) => exportPerson(manager, person));
  return JSON.stringify(held, null, 2);
}

/** `npm run db -- forget-person <phone|e-mail>`: forgets somebody, and says what that came to. */
export async function forgetPersonText(
  { dataSource }: OpenDatabase,
  name: string,
  config: Config,
): Promise<string> {
  const person = readPerson(name);
  const store = await openMediaStore(parseStorageLocation(config.mediaUrl, config.dataDir));
  const files = new MediaFiles(store);
  const media = new MediaService(dataSource, files);
  const forgotten = await forgetPerson({ dataSource, media, files }, person);
  return [
    `submissions removed: ${forgotten.removedCars}`,
    `approved cars made anonymous: ${forgotten.anonymisedCars}`,
    `pictures removed: ${forgotten.pictures}`,
    `subscriptions removed: ${forgotten.subscribers}`,
    `mails removed: ${forgotten.mails}`,
  ].join('\n');
}
