import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { apiPath, apiRoutes, seoRoutes, shareRoutes } from '@quartermile/core/domain';
import sharp from 'sharp';
import { buildSubmission } from './harness/cars.js';
import { type MailServer, startMailServer } from './harness/servers/mail-server.js';
import { type S3Server, startS3Server } from './harness/servers/s3-server.js';
import { type ServerProcess, startServerProcess, until } from './harness/servers/server-process.js';
import { DEMO_FILL_TIMEOUT_MS, startTestApp, type TestApp } from './harness/test-app.js';

// Every picture is sent to the bucket, beside other tests.
jest.setTimeout(2 * DEMO_FILL_TIMEOUT_MS);

/** The server of dist/main.js, whose modules and packages are bundled, next to one that runs from the sources. */
describe('the bundled server', () => {
  let sources: TestApp;
  let s3: S3Server;
  let mailServer: MailServer;
  let bundled: ServerProcess;
  let address: string;
  beforeAll(async () => {
    [sources, s3, mailServer] = await Promise.all([startTestApp(), startS3Server(), startMailServer()]);
    const { databaseUrl, dataDir, adminEmail, adminPassword, jwtSecret } = sources.config;
    bundled = startServerProcess({
      DATABASE_URL: databaseUrl ?? '',
      DATA_DIR: `${dataDir}/bundled`,
      JWT_SECRET: jwtSecret ?? '',
      ADMIN_EMAIL: adminEmail ?? '',
      ADMIN_PASSWORD: adminPassword ?? '',
      MEDIA_URL: s3.mediaUrl(),
      SMTP_URL: mailServer.url,
      DEMO_DATA: 'true',
    });
    address = await bundled.ready;
  });
  afterAll(async () => {
    bundled.child.kill('SIGTERM');
    await bundled.exited;
    await Promise.all([sources.close(), s3.close(), mailServer.close()]);
  });

  const read = (path: string) => fetch(address + path);
  const post = (path: string, body: unknown) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('describes the same API, with all metadata of decorators', async () => {
    const document = await (await read(apiRoutes.openapi)).json();
    expect(document).toEqual((await sources.inject(apiRoutes.openapi)).json());
  });

  test('finds the files of packages: the API reference with its script and style sheet', async () => {
    const page = await (await read(apiRoutes.docs)).text();
    const paths = [...page.matchAll(/(?:src|href)="([^"]+-[0-9a-f]{8}\.(?:js|css))"/g)].map(
      ([, path]) => path,
    );
    expect(paths).toHaveLength(2);
    for (const path of paths) expect((await read(path ?? '')).status).toBe(200);
  });

  test('fills in the demo content and stores its pictures in the bucket', async () => {
    expect(bundled.output.stdout).toContain('demo content: filled in');
    expect(await s3.keys()).not.toEqual([]);
  });

  test('processes a submitted picture', async () => {
    const before = (await s3.keys()).length;
    expect((await post(apiRoutes.cars.submit, buildSubmission())).status).toBe(201);
    expect((await s3.keys()).length).toBe(before + 2);
  });

  test('renders share pictures in their thread', async () => {
    const answer = await read(apiPath(shareRoutes.board, { board: 'our-drag-races' }));
    expect(answer.status).toBe(200);
    const { format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(format).toBe('jpeg');
  });

  test('signs in with the password, and refuses another one', async () => {
    const { adminEmail: email, adminPassword: password } = sources.config;
    expect((await post(apiRoutes.admin.login, { email, password })).status).toBe(200);
    expect((await post(apiRoutes.admin.login, { email, password: `${password}x` })).status).toBe(401);
    expect((await post(apiRoutes.admin.login, { email: 'x@example.com', password })).status).toBe(401);
  });

  test('writes feeds and calendars', async () => {
    expect(await (await read(seoRoutes.boardFeed)).text()).toContain('<rss');
    expect(await (await read(apiRoutes.events.calendar)).text()).toContain('BEGIN:VCALENDAR');
  });

  test('sends mail', async () => {
    expect((await post(apiRoutes.newsletter.signup, { email: 'lerato@example.co.za' })).status).toBe(202);
    await until(async () => mailServer.received.some(({ to }) => to.includes('lerato@example.co.za')));
  });

  test('schedules the recurring jobs', () =>
    until(async () => {
      const [{ table }] = await sources.dataSource.query(`SELECT to_regclass('jobs.schedule') AS table`);
      if (table === null) return false;
      const rows = await sources.dataSource.query(`SELECT 1 FROM jobs.schedule WHERE name = 'rejected-cars'`);
      return rows.length === 1;
    }));
});

test('errors of the bundled server show the sources', async () => {
  const defect = `
    import fs from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    fs.mkdir = async () => { throw new Error('a defect'); };
    syncBuiltinESMExports();`;
  const preload = `--import=data:text/javascript,${encodeURIComponent(defect)}`;
  const server = startServerProcess({ DATA_DIR: '/nowhere', NODE_OPTIONS: preload });
  expect(await server.exited).toBe(1);
  expect(server.output.stderr).toMatch(/api\/src\/platform\/database\/embedded\/placement\.ts:\d+/);
});
