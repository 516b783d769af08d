import { readFile } from 'node:fs/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { StartupError } from '../../config/startup-error.js';

const FILES = ['foundation', 'administrators', 'content', 'board', 'votes'];
/** The last of the migrations that this one replaces, whose schema is the same. */
export const REPLACED = 'PictureDeletions1770010600000';

/** The tables. A database that the migrations before 29 November 2026 made has them already. */
export class Schema1770010700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const applied: { name: string }[] = await queryRunner.query('SELECT name FROM migrations');
    if (applied.some(({ name }) => name === REPLACED)) return;
    if (applied.length > 0)
      throw new StartupError(
        'The database was made by a version of Quartermile before 29 November 2026 and never opened by the last of them. Start that one once, then this version.',
      );
    for (const file of FILES)
      await queryRunner.query(await readFile(new URL(`./schema/${file}.sql`, import.meta.url), 'utf8'));
  }

  down(): Promise<void> {
    return Promise.reject(
      new StartupError('The first schema cannot be taken back, because everything would be lost.'),
    );
  }
}
