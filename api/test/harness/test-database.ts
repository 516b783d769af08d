import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** The server that global-setup.ts started. */
const serverUrl = (): URL => {
  const text = process.env.TEST_DATABASE_SERVER;
  if (!text) throw new Error('No test database: run through jest, whose global set-up starts it.');
  return new URL(text);
};

/** Name of the migrated database that each test's own is copied from. */
export const TEMPLATE = 'quartermile_template';

/** A database of its own for one test file. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Copies the migrated template (or makes an empty database) under a name of its own. */
export async function createTestDatabase(template: string = TEMPLATE): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = serverUrl();
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl().href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
