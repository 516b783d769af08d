import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/data-source.js';
import { backupTables } from '../src/features/backups/index.js';
import { buildConfig, type TestConfig } from './harness/build-config.js';
import { CarCalls } from './harness/cars.js';
import { startDemoApp } from './harness/servers/demo-app.js';
import type { TestApp } from './harness/test-app.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

// The commands are separate processes, which start slowly on a busy machine.
jest.setTimeout(120_000);

const COMMAND = fileURLToPath(new URL('../dist/commands/command.js', import.meta.url));

describe('npm run db', () => {
  let server: TestApp;
  let empty: TestDatabase;
  let target: TestConfig;
  let folder: string;
  let file: string;
  beforeAll(async () => {
    server = await startDemoApp();
    const calls = await CarCalls.on(server);
    await calls.approve(['World Facts'], { description: 'Böse "Zeichen" \\ \u2028 😀' });
    folder = await mkdtemp(join(tmpdir(), 'quartermile-backup-'));
    file = join(folder, 'site.backup');
    empty = await createTestDatabase('template0');
    target = buildConfig({ databaseUrl: empty.url });
  });
  afterAll(async () => {
    await server.close();
    await empty.drop();
    await rm(folder, { recursive: true });
  });

  const environment = ({ databaseUrl, dataDir }: Pick<TestConfig, 'databaseUrl' | 'dataDir'>) => ({
    PATH: process.env.PATH,
    DATABASE_URL: databaseUrl ?? '',
    DATA_DIR: dataDir,
  });
  const db = async ({ databaseUrl, dataDir }: TestConfig, ...args: string[]): Promise<string> => {
    const env = environment({ databaseUrl, dataDir });
    return (await promisify(execFile)(process.execPath, [COMMAND, ...args], { env })).stdout;
  };
  const refusal = (...args: string[]): Promise<string> =>
    db(target, ...args).then(
      () => 'nothing was refused',
      (error: { stderr: string }) => error.stderr,
    );
  const contents = async (dataSource: DataSource): Promise<Record<string, unknown>> => {
    const tables: Record<string, unknown> = {};
    for (const table of await backupTables(dataSource.manager))
      tables[table] = await dataSource.query(`SELECT t::text AS row FROM "${table}" AS t ORDER BY 1`);
    return tables;
  };

  test('backup writes one file, for its owner alone, and not over another', async () => {
    expect(await db(server.config, 'backup', file)).toContain(`wrote ${file}`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(db(server.config, 'backup', file)).rejects.toMatchObject({
      stderr: `${file} is there already.\n`,
    });
    const text = gunzipSync(await readFile(file)).toString('latin1');
    expect(text).not.toContain(server.config.jwtSecret);
  });

  test('backup says that the pictures of a bucket are not in it, and why', async () => {
    const path = join(folder, 'bucket.backup');
    const env = {
      ...environment(server.config),
      MEDIA_URL: 's3://key:key@pictures?endpoint=http://127.0.0.1:1',
    };
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, 'backup', path], { env });
    expect(stdout).toBe(
      `wrote ${path}\npictures: not in it; they live in the bucket of MEDIA_URL\nsecrets: not in it; whoever was signed in signs in again\n`,
    );
    expect(gunzipSync(await readFile(path)).toString('latin1')).not.toContain('"kind":"file"');
  });

  test('restore refuses what is cut off, changed or nothing of ours, and touches nothing', async () => {
    const bytes = gunzipSync(await readFile(file));
    const changed = Buffer.from(bytes);
    changed[bytes.length >> 1] = (changed[bytes.length >> 1] ?? 0) ^ 1;
    const broken = { cut: bytes.subarray(0, -200), changed, foreign: Buffer.from('{"kind":"zip"}\n') };
    for (const [name, content] of Object.entries(broken)) {
      const path = join(folder, name);
      await writeFile(path, gzipSync(content));
      expect(await refusal('restore', path)).toBe(`${path} is not a whole backup of Quartermile.\n`);
    }
    const plain = join(folder, 'plain');
    await writeFile(plain, 'hello');
    expect(await refusal('restore', plain)).toBe(`${plain} is not a whole backup of Quartermile.\n`);
    expect(await refusal('restore', join(folder, 'nowhere'))).toMatch(/^There is no file/);
  });

  test('restore refuses a database that holds something, unless it is forced', async () => {
    expect(await db(target, 'restore', file)).toContain('restored');
    expect(await refusal('restore', file)).toMatch(/^The database is not empty \(\w+\)\. Add --force/);
    expect(await db(target, 'restore', file, '--force')).toContain('restored');
  });

  test('restore refuses a database that a server runs on', async () => {
    await expect(db(server.config, 'restore', file, '--force')).rejects.toMatchObject({
      stderr: 'Quartermile is running on this database. End it first.\n',
    });
  });

  /** The archive with other content and other totals, and a matching digest. */
  const rewritten = async (
    name: string,
    edit: (content: string) => string,
    change: (totals: { rows: Record<string, number>; files: number }) => void = () => undefined,
  ): Promise<string> => {
    const text = gunzipSync(await readFile(file)).toString('latin1');
    const endsAt = text.lastIndexOf('{"kind":"end"');
    const content = edit(text.slice(0, endsAt));
    const { totals } = JSON.parse(text.slice(endsAt));
    change(totals);
    const sha256 = createHash('sha256').update(content, 'latin1').digest('hex');
    const end = JSON.stringify({ kind: 'end', sha256, totals });
    await writeFile(join(folder, name), gzipSync(Buffer.from(`${content}${end}\n`, 'latin1')));
    return join(folder, name);
  };

  const withSchema = (schema: string) => (content: string) =>
    content.replace(/"schema":"\w+"/, `"schema":"${schema}"`);
  /** With another part of rows before all others. */
  const withRows = (table: string, rows: string) => (content: string) => {
    const at = content.indexOf('\n') + 1;
    const part = `{"kind":"rows","table":"${table}","bytes":${rows.length}}\n${rows}`;
    return content.slice(0, at) + part + content.slice(at);
  };

  test.each([
    ['rows that are no JSON', withRows('cars', '[{')],
    ['rows that are no list', withRows('cars', 'null')],
    ['rows that are nested too deeply', withRows('cars', '['.repeat(100_000))],
    ['a table with control characters in its name', withRows('x\\u001b[2J\\n', '[]')],
    ['a schema with control characters in its name', withSchema('a\\u001b]0;x\\u0007\\nb')],
  ])('verify and restore refuse %s', async (_, edit) => {
    const path = await rewritten('hostile.backup', edit);
    for (const command of ['verify', 'restore'])
      expect(await refusal(command, path, '--force')).toBe(`${path} is not a whole backup of Quartermile.\n`);
  });

  test.each([
    ['another table', '__proto__', '[{}]', /^\S+ is incomplete: __proto__\.\n$/],
    [
      'values that do not fit',
      'cars',
      '[{"id":"x"}]',
      /^\S+ could not be restored: [^\n]+ The database is unchanged\.\n$/,
    ],
    ['text that cannot be stored', 'cars', '[{"id":"\\u0000"}]', /^\S+ could not be restored: [^\n]+\n$/],
  ])('restore refuses %s, and leaves what is there', async (_, table, rows, message) => {
    const path = await rewritten('hostile.backup', withRows(table, rows), (totals) => {
      if (table === 'cars') totals.rows.cars = (totals.rows.cars ?? 0) + 1;
    });
    expect(await refusal('restore', path, '--force')).toMatch(message);
    const other = await createDataSource(empty.url).initialize();
    expect(await contents(other)).toEqual(await contents(server.dataSource));
    await other.destroy();
  });

  test('verify refuses a folder', async () => {
    expect(await refusal('verify', folder)).toBe(`${folder} is not a whole backup of Quartermile.\n`);
  });

  test('restore refuses another schema, and leaves what is there', async () => {
    const path = await rewritten('earlier.backup', withSchema('Earlier1'));
    expect(await refusal('restore', path, '--force')).toContain(
      'holds the schema Earlier1, but this version of Quartermile has ',
    );
    const other = await createDataSource(empty.url).initialize();
    expect(await contents(other)).toEqual(await contents(server.dataSource));
    await other.destroy();
  });

  test('restore takes a backup of the migrations that the first schema replaces', async () => {
    const path = await rewritten('replaced.backup', withSchema('PictureDeletions1770010600000'));
    expect(await db(target, 'restore', path, '--force')).toContain('restored');
  });

  test('verify reads a whole backup without a database, and refuses one that lacks rows', async () => {
    const offline = { ...target, databaseUrl: 'postgres://127.0.0.1:1/none' };
    const text = await db(offline, 'verify', file);
    expect(text).toMatch(/^verified .+\nschema: \w+\nrows: \d{3,}\npictures: \d{2,}\n$/);
    const path = await rewritten('incomplete.backup', withSchema('Earlier1'), (totals) => {
      totals.rows.votes = (totals.rows.votes ?? 0) + 1;
      totals.files++;
    });
    const refused = await db(offline, 'verify', path).catch((error: { stderr: string }) => error.stderr);
    expect(refused).toBe(`${path} is incomplete: votes, pictures.\n`);
  });
});
