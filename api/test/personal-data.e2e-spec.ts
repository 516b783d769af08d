import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  apiPath,
  apiRoutes,
  archiveRoutes,
  carPagePath,
  carPageRoutes,
  categorySlug,
  driverPagePath,
  eventDayRoutes,
  factorRoutes,
  ghostRoutes,
  issuePath,
  issueRoutes,
  pageRoutes,
  peopleRoutes,
  runVideoRoutes,
  type SubmissionReceipt,
  seoRoutes,
  shareRoutes,
  submissionRoutes,
  type Video,
} from '@quartermile/core/domain';
import { buildSubmission, CarCalls } from './harness/cars.js';
import { type DeclaredRoute, routesOf } from './harness/description/routes-of.js';
import { emailSpellings, phoneSpellings } from './harness/description/spellings.js';
import { type ServerProcess, startServerProcess, until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const PHONE = '+27 (83) 555-0199';
const SUBSCRIBER = 'canary.subscriber@example.co.za';
const ADMINISTRATOR = 'canary.admin@example.org';
const CANARIES = [phoneSpellings(PHONE), emailSpellings(SUBSCRIBER), emailSpellings(ADMINISTRATOR)];
/** Search terms that might reveal personal data. */
const SEARCHES = [PHONE, '+27835550199', '0835550199', '083 555 0199', SUBSCRIBER, 'canary', ADMINISTRATOR];
/** The board of the planted car. */
const BOARD = categorySlug('Votes by Viewers');

describe('a phone number and e-mail addresses that the server holds', () => {
  let twin: TestApp;
  let server: ServerProcess;
  let address: string;
  let publicRoutes: DeclaredRoute[];
  let ids: Record<string, string>;

  // The in-process twin lists the routes. Requests go to a separate process with the same database and full logs.
  beforeAll(async () => {
    twin = await startTestApp({ adminEmail: ADMINISTRATOR });
    const isPublic = ({ metadata }: DeclaredRoute) => !['admin', 'renewal'].includes(metadata.access ?? '');
    publicRoutes = routesOf(twin.app).filter(isPublic);
    const { databaseUrl, dataDir, jwtSecret, adminPassword } = twin.config;
    server = startServerProcess({
      DATABASE_URL: databaseUrl ?? '',
      DATA_DIR: dataDir,
      JWT_SECRET: jwtSecret,
      ADMIN_EMAIL: ADMINISTRATOR,
      ADMIN_PASSWORD: adminPassword,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'trace',
    });
    address = await server.ready;
    ids = await plant(twin);
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.exited;
    await twin.close();
  });

  /** The complete response as text: status, headers and bytes, also for errors. */
  const ask = async (path: string, init: RequestInit = {}): Promise<string> => {
    const answer = await fetch(address + path, { redirect: 'manual', ...init });
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    return `${path} ${answer.status}\n${JSON.stringify([...answer.headers])}\n${bytes}`;
  };
  const leaksOf = (texts: readonly string[]): string[] =>
    texts.flatMap((text) => {
      const leaks = CANARIES.map((canary) => canary.exec(text.slice(text.indexOf('\n')))?.[0]).filter(
        Boolean,
      );
      return leaks.length > 0 ? [`${text.split('\n')[0]} reveals ${leaks.join(', ')}`] : [];
    });
  const fill = (path: string): string =>
    path.replace(/:\w+|\*/g, (name) => {
      if (path.startsWith('/api/events/')) return ids.event ?? 'x';
      return (path.includes('past-events') ? ids.pastEvent : ids[name]) ?? 'x';
    });

  /** The addresses of the pages of the planted car and of its driver. */
  const pagesOf = async (): Promise<string[]> => {
    const [car, driver] = Object.values(carPageRoutes).map(fill);
    const { _id, car: best } = await (await fetch(address + car)).json();
    const { _id: driverId, name } = await (await fetch(address + driver)).json();
    return [carPagePath({ _id, name: best.name }), driverPagePath({ _id: driverId, name })];
  };

  test('are really there, for the administrator', async () => {
    const calls = await CarCalls.on(twin);
    for (const url of [apiRoutes.cars.pending, apiRoutes.cars.approved])
      expect((await calls.sendAsAdmin('GET', url)).body).toMatch(CANARIES[0] ?? '');
    for (const url of [apiRoutes.newsletter.list, apiRoutes.newsletter.outbox])
      expect((await calls.sendAsAdmin('GET', url)).body).toMatch(CANARIES[1] ?? '');
    for (const url of [apiRoutes.admin.session, apiRoutes.admin.activity])
      expect((await calls.sendAsAdmin('GET', url)).body).toMatch(CANARIES[2] ?? '');
  });

  test('stand in no public answer, whatever is looked for', async () => {
    // The live stream of the board does not end; live-board.e2e-spec.ts reads it.
    const reads = publicRoutes
      .filter(({ method, metadata }) => method === 'GET' && !metadata.stream)
      .map(({ path }) => fill(path));
    const searches = SEARCHES.map((text) => `?q=${encodeURIComponent(text)}`);
    const queries = ['', ...searches, '?limit=x&offset=-1&category=x', '?w=x', '?cursor=x&token=x'];
    const refused: string[] = [];
    for (const path of reads) {
      const asked = path.startsWith('/api/') ? queries : queries.slice(0, 2);
      const answers = await Promise.all(asked.map((query) => ask(path + query)));
      expect(leaksOf([...answers, await ask(path, { method: 'HEAD' })])).toEqual([]);
      if (!answers[0]?.startsWith(`${path} 200\n`)) refused.push(path);
    }
    expect(refused.toSorted()).toEqual(
      [
        fill(factorRoutes.appLoginOne),
        // It needs a time; and the page of a newsletter is at the address with its subject, below.
        ghostRoutes.place,
        fill(archiveRoutes.issue),
        // The site is too small for parts.
        fill('/sitemap-:part.xml'),
        apiRoutes.newsletter.confirm,
        apiRoutes.newsletter.unsubscribe,
        fill('/media/proof/:name'),
        fill('/media/review/:name'),
      ].toSorted(),
    );
    expect(reads).toEqual(
      expect.arrayContaining([
        ...[apiRoutes.events.calendar, fill(eventDayRoutes.lineup), ...Object.values(seoRoutes)],
        ...[apiPath(shareRoutes.board, { board: BOARD }), fill(shareRoutes.entry), fill(shareRoutes.race)],
        ...[
          fill(submissionRoutes.status),
          ...Object.values(carPageRoutes).map(fill),
          fill(runVideoRoutes.runs),
        ],
      ]),
    );
  }, 60_000);

  test('is drawn into no share picture: another one draws the same', async () => {
    const pictures = [
      shareRoutes.home,
      apiPath(shareRoutes.board, { board: BOARD }),
      fill(shareRoutes.entry),
      fill(shareRoutes.race),
    ];
    const draw = () => Promise.all(pictures.map((path) => twin.inject(path)));
    const before = await draw();
    await editCar(await CarCalls.on(twin), ids.car ?? '', '+27 11 222 3333');
    const after = await draw();
    await editCar(await CarCalls.on(twin), ids.car ?? '', PHONE);
    for (const [index, { rawPayload, headers }] of after.entries()) {
      expect(headers['content-type']).toBe('image/jpeg');
      expect(rawPayload.equals(before[index]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    }
  });

  test('are behind the administrator’s token where they belong', () => {
    const open = publicRoutes.map(({ path }) => path).filter((path) => path.startsWith('/api/admin/'));
    expect(new Set(open)).toEqual(
      new Set([
        apiRoutes.admin.login,
        factorRoutes.appLogin,
        factorRoutes.appLoginClaim,
        factorRoutes.appLoginOne,
        factorRoutes.passkeyChallenge,
        factorRoutes.passkeyLogin,
        peopleRoutes.acceptInvitation,
        peopleRoutes.openInvitation,
      ]),
    );
    expect(routesOf(twin.app).map(({ path }) => path)).toEqual(
      expect.arrayContaining([apiRoutes.admin.statistics, apiRoutes.admin.stream, apiRoutes.admin.activity]),
    );
  });

  test('stand in no answer to what visitors send', async () => {
    const sent = [
      buildSubmission({ cellphone: PHONE }),
      buildSubmission({ cellphone: `${PHONE}x` }),
      { email: SUBSCRIBER },
      { email: `${SUBSCRIBER},` },
      { email: ADMINISTRATOR, password: 'wrong' },
    ];
    for (const { method, path } of publicRoutes.filter((route) => route.method !== 'GET')) {
      const bodies = [...sent.map((body) => JSON.stringify(body)), `{"email":"${SUBSCRIBER}`];
      const headers = { 'content-type': 'application/json' };
      const answers = await Promise.all(bodies.map((body) => ask(fill(path), { method, headers, body })));
      expect(leaksOf(answers)).toEqual([]);
    }
  });

  test('stand on no page, nor in the data of its scripts', async () => {
    const own = fill(submissionRoutes.page);
    const issue = issuePath({ _id: ids[':issue'] ?? '', subject: 'x' });
    const pages = [...(await pagesOf()), fill(pageRoutes.race), issue];
    const paths = [
      ...Object.values(pageRoutes),
      ...pages,
      own,
      '/nowhere',
      `/leaderboard?entry=${ids[':entryId']}`,
    ];
    const data = paths.map((path) => (path === '/' ? '/_root.data' : `${path.split('?')[0]}.data`));
    const texts = await Promise.all([...paths, ...data].map((path) => ask(path)));
    expect(texts[0]).toMatch(/^\/ 200\n/);
    for (const path of pages) expect(texts.some((text) => text.startsWith(`${path} 200\n`))).toBe(true);
    expect(leaksOf(texts)).toEqual([]);
  });

  test('stand in no line of the log', async () => {
    const headers = { authorization: `Bearer ${await twin.signIn()}`, 'content-type': 'application/json' };
    for (const cellphone of [PHONE, `${PHONE}x`])
      await ask(apiRoutes.cars.update, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ carId: ids.car, owner: 'Sipho', time: '11.8', drivetrain: 'RWD', cellphone }),
      });
    const last = '/api/last-line';
    await ask(last);
    await until(() => Promise.resolve(server.output.stdout.includes(last)));
    const lines = server.output.stdout.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(publicRoutes.length);
    expect(leaksOf([`log\n${lines.join('\n')}`, `errors\n${server.output.stderr}`])).toEqual([]);
    // The requests above opened a driver's own submission, its page, and the data of its page.
    expect(lines.some((line) => line.includes('/api/submissions/[hidden]'))).toBe(true);
    expect(lines.some((line) => line.includes('"/submissions/[hidden]'))).toBe(true);
    expect(server.output.stdout + server.output.stderr).not.toContain(ids[':code']);
  });
});

/** Edits a car. Only the phone number differs between calls. */
async function editCar(calls: CarCalls, carId: string, cellphone: string): Promise<void> {
  const edit = { carId, owner: 'Sipho', time: '11.70', drivetrain: 'RWD', description: 'x', cellphone };
  const answer = await calls.sendAsAdmin('PUT', apiRoutes.cars.update, edit);
  if (answer.statusCode !== 200) throw new Error(`update answered ${answer.statusCode}: ${answer.body}`);
}

/** Stores the canaries wherever personal data may be stored, and returns ids of the public rows. */
async function plant(server: TestApp): Promise<Record<string, string>> {
  const calls = await CarCalls.on(server);
  const own = { cellphone: PHONE };
  const { car, entries } = await calls.approve(['Votes by Viewers', 'Our Drag Races'], own);
  await editCar(calls, car._id, '+27 83 555 0199');
  await calls.submit(own);
  const carId = await calls.submit(own);
  await calls.sendAsAdmin('POST', apiRoutes.cars.review, { carId, action: 'reject', reason: 'blurred' });
  const driver = { ...buildSubmission({ ...own, email: SUBSCRIBER }), name: 'Asked' };
  const receipt = (await calls.send('POST', apiRoutes.cars.submit, driver)).json<
    Required<SubmissionReceipt>
  >();
  const question = { carId: receipt._id, reason: 'Which strip was it?' };
  await calls.sendAsAdmin('POST', submissionRoutes.requestInformation, question);
  await calls.send('POST', apiRoutes.newsletter.signup, { email: SUBSCRIBER });
  const link = 'https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view';
  const video = (await calls.sendAsAdmin('POST', apiRoutes.videos.add, { title: 'x', link })).json<Video>();
  const shown = { _id: video._id, second: 5 };
  await calls.sendAsAdmin('PUT', runVideoRoutes.set, { carId: car._id, video: shown });
  const night = { title: 'Night run', date: '2031-02-03' };
  const event = (await calls.sendAsAdmin('POST', apiRoutes.events.add, night)).json<{ id: string }>();
  await calls.sendAsAdmin('PUT', apiPath(eventDayRoutes.setEntries, event), { carIds: [car.vehicleId] });
  const blocks = [{ kind: 'car', id: car.vehicleId }];
  const issue = (await calls.sendAsAdmin('POST', issueRoutes.add, { subject: 'x', blocks })).json<{
    _id: string;
  }>();
  await server.dataSource.query(`UPDATE newsletter_issues SET status = 'sent', started_at = now()`);
  const past = { title: 'Tarlton', date: '2025-02-03' };
  const pastEvent = (await calls.sendAsAdmin('POST', apiRoutes.pastEvents.add, past)).json<{ _id: string }>();
  await calls.send('POST', apiPath(apiRoutes.videos.view, { id: video._id }));
  const name = (car.image ?? '').replace('/media/', '');
  return {
    ':entryId': entries[0]?._id ?? '',
    ':slug': 'front-wheel-drive',
    ':first': entries[0]?._id ?? '',
    ':second': entries[1]?._id ?? '',
    ':board': BOARD,
    ':code': receipt.code,
    car: car._id,
    ':id': video._id,
    ':name': name,
    ':carId': car._id,
    ':driverId': car.driverId ?? '',
    ':issue': issue._id,
    '*': name,
    pastEvent: pastEvent._id,
    event: event.id,
  };
}
