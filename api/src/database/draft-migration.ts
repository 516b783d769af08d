import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DataSource } from 'typeorm';
import { StartupError } from '../platform/config/startup-error.js';

/** The sources' folder of migrations, from src as from dist. */
const FOLDER = resolve(dirname(fileURLToPath(import.meta.url)), '../../src/database/migrations');

/**
 * Writes what would turn the database into what the entities describe as a new migration: a draft, to be
 * read before it is added. TypeORM names constraints in its own way; such renames are best left out.
 * @returns the file, or null when nothing differs
 * @throws StartupError when the name is not kebab-case
 */
export async function writeMigrationDraft(
  dataSource: DataSource,
  name: string,
  folder: string = FOLDER,
): Promise<string | null> {
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(name)) throw new StartupError('Name the migration in kebab-case.');
  const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
  if (upQueries.length === 0) return null;
  const stamp = Date.now();
  const file = join(folder, `${stamp}-${name}.ts`);
  const className = `${name.replaceAll(/(^|-)(.)/g, (_all, _dash, letter: string) => letter.toUpperCase())}${stamp}`;
  await writeFile(
    file,
    source(
      className,
      upQueries.map(({ query }) => query),
      downQueries.map(({ query }) => query).toReversed(),
    ),
  );
  return file;
}

function source(className: string, up: readonly string[], down: readonly string[]): string {
  return `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
${statements(up)}
  }

  async down(queryRunner: QueryRunner): Promise<void> {
${statements(down)}
  }
}
`;
}

function statements(queries: readonly string[]): string {
  return queries.map((query) => `    await queryRunner.query(${JSON.stringify(query)});`).join('\n');
}
