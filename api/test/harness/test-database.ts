import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** The server that global-setup.ts started. */
const serverUrl = (): URL => {
  const text = process.env.TEST_DATABASE_SERVER;
  if (!text) throw new Error('No test database: run through jest, whose global set-up starts it.');
  return new URL(text);
};

/** Name of the migrated template database that each test database is copied from. */
export const TEMPLATE = 'quartermile_template';

/** A separate database for one test file. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a database with a unique name, by default as a copy of the migrated template. */
export async function createTestDatabase(template: string = TEMPLATE): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = serverUrl();
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** Creates a template database once per run, whichever worker is first, as a copy of the migrated one that `fill` fills. */
export async function createTemplate(name: string, fill: (url: string) => Promise<void>): Promise<void> {
  await withClient(async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const database = await createTestDatabase();
    await fill(database.url);
    // Others see it under its name only when it is complete.
    await client.query(`ALTER DATABASE ${new URL(database.url).pathname.slice(1)} RENAME TO ${name}`);
  });
}

const onServer = (statement: string): Promise<void> =>
  withClient(async (client) => {
    await client.query(statement);
  });

async function withClient(work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: serverUrl().href });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
