import { readFile } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MediaService, type SentImage } from '../../platform/media/media.service.js';
import { RevisionService } from '../../platform/revision/revision.service.js';
import { markDemoContent } from './demo-content.js';
import { demoSubjects } from './demo-subjects.js';
import { pictureFile } from './picture-files.js';

/** Any fixed number: nodes that start at once ask for the same lock. */
const DEMO_LOCK = 4_021_403;

/**
 * A database is empty when nothing was ever kept in it. Deleting leaves a trace in the activity list, so that an
 * administrator who cleared the demo content away does not find it again after the next start.
 */
const TABLES = ['cars', 'sponsors', 'videos', 'events', 'past_events', 'activity'];

/**
 * Fills an empty database with demo content, all of it or nothing. Pictures go through the same hands as uploads.
 * @returns whether it filled anything
 */
export async function fillDemoContent(app: INestApplicationContext, now = new Date()): Promise<boolean> {
  if (!(await isEmpty(app.get(DataSource).manager))) return false;
  const pictures = demoSubjects.flatMap((subject) => subject.pictures);
  const sent = await Promise.all(
    pictures.map(
      async ({ name, visibility }) => [name, { source: await readPicture(name), visibility }] as const,
    ),
  );
  return app.get(MediaService).write(Object.fromEntries<SentImage>(sent), async (manager, names) => {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [DEMO_LOCK]);
    if (!(await isEmpty(manager))) return false;
    const image = (picture: string): string => names[picture] ?? unknownPicture(picture);
    for (const subject of demoSubjects) await subject.fill(manager, { now, image });
    await markDemoContent(manager);
    await app.get(RevisionService).bump(manager);
    return true;
  });
}

async function isEmpty(manager: EntityManager): Promise<boolean> {
  const filled = TABLES.map((table) => `EXISTS (SELECT FROM ${table})`).join(' OR ');
  const [row] = await manager.query<{ filled: boolean }[]>(`SELECT ${filled} AS filled`);
  return row?.filled === false;
}

async function readPicture(name: string): Promise<string> {
  const bytes = await readFile(pictureFile(name));
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

function unknownPicture(name: string): never {
  throw new Error(`The demo content has no picture "${name}".`);
}
