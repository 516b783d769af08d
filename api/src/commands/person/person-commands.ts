import {
  MediaFiles,
  MediaService,
  openMediaStore,
  PictureProcessor,
  PictureWork,
} from '../../features/media/index.js';
import type { Config } from '../../platform/config/config.js';
import { parseStorageLocation } from '../../platform/config/storage-location.js';
import type { OpenDatabase } from '../../platform/database/open-database.js';
import { readPerson } from '../../platform/database/personal-data.js';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { exportPerson } from './export-person.js';
import { type Forgotten, forgetPerson } from './forget-person.js';

/** `npm run db -- export-person <phone|e-mail>`: all data stored about a person, as JSON. */
export async function exportPersonText({ dataSource }: OpenDatabase, name: string): Promise<string> {
  const person = readPerson(name);
  const personalData = await dataSource.transaction('REPEATABLE READ', (manager) =>
    exportPerson(manager, person),
  );
  return JSON.stringify(personalData, null, 2);
}

/** `npm run db -- forget-person <phone|e-mail>`: erases the data of a person. */
export async function forgetNamedPerson(
  { dataSource }: OpenDatabase,
  name: string,
  config: Config,
): Promise<Forgotten> {
  const person = readPerson(name);
  const store = await openMediaStore(parseStorageLocation(config.mediaUrl, config.dataDir));
  const files = new MediaFiles(store, new PictureWork(new PictureProcessor()));
  const media = new MediaService(dataSource, new Transactions(dataSource), files);
  return forgetPerson({ dataSource, media }, person);
}
