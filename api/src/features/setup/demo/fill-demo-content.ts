import { readFile } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RevisionService } from '../../../platform/cache/revision.service.js';
import { ActivityEntity } from '../../admin/index.js';
import { MediaService, type SentImage } from '../../media/index.js';
import { markDemoContent } from './demo-content.js';
import { demoSubjects } from './demo-subjects.js';

/** Key of the advisory lock, which prevents nodes that start concurrently from filling the database twice. */
const DEMO_LOCK = 4_021_403;

/**
 * Fills an empty database with demo content in one transaction. Pictures are processed like uploads.
 * @param onStart called before the pictures of an empty database are processed, which takes some seconds
 * @returns whether content was created
 */
export async function fillDemoContent(app: INestApplicationContext, onStart?: () => void): Promise<boolean> {
  if (!(await isEmpty(app.get(DataSource).manager))) return false;
  onStart?.();
  const pictures = demoSubjects.flatMap((subject) => subject.pictures);
  const sent = await Promise.all(
    pictures.map(
      async ({ name, visibility }) => [name, { source: await readPicture(name), visibility }] as const,
    ),
  );
  return app.get(MediaService).write(Object.fromEntries<SentImage>(sent), async (manager, names) => {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [DEMO_LOCK]);
    if (!(await isEmpty(manager))) return false;
    const now = new Date();
    const image = (picture: string): string => names[picture] ?? unknownPicture(picture);
    for (const subject of demoSubjects) await subject.fill(manager, { now, image });
    await markDemoContent(manager);
    await app.get(RevisionService).bump(manager);
    return true;
  });
}

/**
 * Whether a database has never contained content. Deletions leave activity records, so that removed demo content is
 * not created again at the next startup.
 */
async function isEmpty(manager: EntityManager): Promise<boolean> {
  if (await manager.exists(ActivityEntity)) return false;
  const filled = demoSubjects.map(({ rows }) => `EXISTS (SELECT FROM ${rows.table})`).join(' OR ');
  const [row] = await manager.query<{ filled: boolean }[]>(`SELECT ${filled} AS filled`);
  return row?.filled === false;
}

async function readPicture(name: string): Promise<string> {
  const bytes = await readFile(new URL(`./pictures/${name}.webp`, import.meta.url));
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

function unknownPicture(name: string): never {
  throw new Error(`The demo content has no picture "${name}".`);
}
