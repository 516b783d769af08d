import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DataSource } from 'typeorm';
import { StartupError } from '../config/startup-error.js';

/** The source folder of migrations, from src as from dist. */
const FOLDER = resolve(dirname(fileURLToPath(import.meta.url)), '../../../src/platform/database/migrations');

/**
 * Statements included in a draft: tables and columns only. Defaults, indexes and constraints are written by hand with
 * their own names, and TypeORM would drop them.
 */
const INCLUDED =
  /^(CREATE TABLE|DROP TABLE|ALTER TABLE \S+ (ADD (?!CONSTRAINT)|DROP COLUMN|ALTER COLUMN \S+ (TYPE|SET NOT NULL|DROP NOT NULL)))/;

/** Statements from the current schema to that of the entities, and back. */
export interface Differences {
  readonly up: readonly string[];
  readonly down: readonly string[];
}

/** Compares tables and columns of a database with the entities. */
export async function findDifferences(dataSource: DataSource): Promise<Differences> {
  const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
  const include = (queries: typeof upQueries): string[] =>
    queries.map(({ query }) => query).filter((query) => INCLUDED.test(query));
  return { up: include(upQueries), down: include(downQueries).toReversed() };
}

/**
 * Writes a migration draft from the current schema to that of the entities, to be completed by hand.
 * @returns the file, or null when there is no difference
 * @throws StartupError when the name is not kebab-case
 */
export async function writeMigrationDraft(dataSource: DataSource, name: string): Promise<string | null> {
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(name)) throw new StartupError('Name the migration in kebab-case.');
  const { up, down } = await findDifferences(dataSource);
  if (up.length === 0) return null;
  const stamp = Date.now();
  const file = join(FOLDER, `${stamp}-${name}.ts`);
  await writeFile(file, source(`${toPascalCase(name)}${stamp}`, up, down));
  return file;
}

function toPascalCase(name: string): string {
  return name.replaceAll(/(^|-)(.)/g, (_all, _dash, letter: string) => letter.toUpperCase());
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
