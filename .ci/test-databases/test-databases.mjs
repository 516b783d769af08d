/** Not testcontainers, which needs Docker. */
import { randomUUID } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const ROOT = new URL('../../', import.meta.url);
const EMBEDDED = new URL('api/dist/platform/database/embedded/embedded-database.js', ROOT);
const TESTING = new URL('core/dist/testing/index.js', ROOT);

/**
 * Starts one PostgreSQL and copies databases from templates. A template is made once per run, by a start of the server,
 * so that a copy has the migrations, the administrator and, if wanted, the demo content.
 * @param settings of PostgreSQL, by default those of tests, which are fast and not durable
 */
export async function startDatabases(settings) {
  const folder = await mkdtemp(join(tmpdir(), 'quartermile-browser-tests-'));
  // The user of the database must be able to traverse it.
  await chmod(folder, 0o711);
  const { DELETE_TEST_DATABASE, TEST_DATABASE_SETTINGS, whenGone } = await import(TESTING.href);
  const clearAway = whenGone(DELETE_TEST_DATABASE, folder);
  const { startEmbeddedDatabase } = await import(EMBEDDED.href);
  const dataDir = join(folder, 'database');
  const embedded = await startEmbeddedDatabase({
    dataDir,
    settings: settings ?? TEST_DATABASE_SETTINGS,
    log: console.error,
  });
  const server = new DatabaseServer(embedded.url);
  const empty = await makeTemplate(server, folder, 'false');
  let demo = null;
  return {
    /** A new database and data folder, as the environment variables of a server. */
    async create({ hasDemo, sql }) {
      if (hasDemo) demo ??= makeTemplate(server, folder, 'true');
      const template = hasDemo ? await demo : empty;
      const { name, ...storage } = await makeStorage(server, folder, template.name);
      await cp(template.DATA_DIR, storage.DATA_DIR, { recursive: true });
      if (sql) await server.run(sql, name);
      return storage;
    },
    /** Runs SQL in a database, given by its URL. @returns its rows */
    query: (sql, values, url = embedded.url) => server.query(url, sql, values),
    /** Deletes them. */
    async remove({ DATA_DIR }) {
      await server.run(`DROP DATABASE IF EXISTS ${basename(DATA_DIR)} WITH (FORCE)`);
      await rm(DATA_DIR, { recursive: true, force: true });
    },
    /** Stops PostgreSQL and deletes everything. */
    async stop() {
      await embedded.stop();
      clearAway();
    },
  };
}

/** Starts a server on an empty database and stops it again. */
async function makeTemplate(server, folder, DEMO_DATA) {
  const { name, ...storage } = await makeStorage(server, folder, 'template0');
  const { launchServer } = await import(TESTING.href);
  await (await launchServer({ DEMO_DATA, ...storage })).stop();
  return { name, ...storage };
}

/** Creates a database and a data folder of the same name. */
async function makeStorage(server, folder, template) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const DATA_DIR = join(folder, name);
  await mkdir(DATA_DIR);
  await server.run(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return { name, DATA_DIR, DATABASE_URL: server.urlOf(name) };
}

/** Runs SQL on a PostgreSQL server. */
class DatabaseServer {
  #url;
  #Client;

  constructor(url) {
    this.#url = url;
    // The client of the API; the root has no packages at run time.
    this.#Client = createRequire(new URL('api/package.json', ROOT))('pg').Client;
  }

  /** Connection URL of a database. */
  urlOf(database) {
    const url = new URL(this.#url);
    url.pathname = `/${database}`;
    return url.href;
  }

  run(sql, database = 'postgres') {
    return this.query(this.urlOf(database), sql);
  }

  async query(connectionString, sql, values) {
    const client = new this.#Client({ connectionString });
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  }
}
