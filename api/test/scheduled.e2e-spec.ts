import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  apiPath,
  apiRoutes,
  archiveRoutes,
  eventDayRoutes,
  type Issue,
  issueMessages,
  issueRoutes,
  publishAtMessages,
  runVideoRoutes,
  type StoredEvent,
  seoRoutes,
  type Video,
} from '@quartermile/core/domain';
import { publicApiRoutes } from '../src/platform/http/public-api-routes.js';
import { JobsService } from '../src/platform/jobs/jobs.service.js';
import { type CallAsAdmin, callAsAdmin } from './harness/administrators/admin-client.js';
import { emptyTables } from './harness/empty-tables.js';
import { type MailServer, startMailServer } from './harness/servers/mail-server.js';
import { startSecondNode } from './harness/servers/second-node.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

jest.setTimeout(60_000);

const { videos, events } = apiRoutes;
const link = 'https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view';
const later = new Date(Date.now() + 7 * 86_400_000).toISOString();
const video = { title: 'M2 against RS3', link, publishAt: later };
const event = { title: 'Street night', date: '2099-12-05T18:00:00+02:00', _publishAt: later };

let post: MailServer;
let server: TestApp;
let send: CallAsAdmin;
beforeAll(async () => {
  post = await startMailServer();
  server = await startTestApp({ smtpUrl: post.url });
  send = await callAsAdmin(server);
});
afterEach(async () => {
  await emptyTables(server, 'newsletter_issues', 'newsletter_deliveries', 'subscribers', 'mails');
  await emptyTables(server, 'videos', 'events', 'activity');
  post.received.length = 0;
});
afterAll(async () => {
  await server.close();
  await post.close();
});

const add = async <Item>(url: string, body: object): Promise<Item> => {
  const answer = await send('POST', url, body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json();
};
const visit = (url: string) => server.inject({ method: 'GET', url });
const listed = async (url: string) => (await send('GET', url)).json();
/** Lets the time of everything that is scheduled come. */
const come = (table: string, ago = '1 second') =>
  server.dataSource.query(
    `UPDATE ${table} SET publish_at = now() - interval '${ago}' WHERE publish_at IS NOT NULL`,
  );
const publish = (node: Pick<TestApp, 'app'> = server) =>
  node.app.get(JobsService, { strict: false }).runNow('publish');
const records = (): Promise<{ actor: string; action: string }[]> =>
  server.dataSource.query(`SELECT actor, action FROM activity WHERE actor = 'server'`);

describe('a scheduled video', () => {
  test('is in the list of owners only, and nowhere on the site', async () => {
    const { _id: id } = await add<Video>(videos.add, video);
    expect(await listed(videos.list)).toMatchObject([{ _id: id, publishAt: later }]);
    await server.dataSource.query(`UPDATE administrator SET role = 'reviewer'`);
    expect(await listed(videos.list)).toEqual([]);
    await server.dataSource.query(`UPDATE administrator SET role = 'owner'`);
    expect((await visit(videos.list)).json()).toEqual([]);
    expect((await send('POST', apiPath(videos.view, { id }))).statusCode).toBe(404);
    expect((await visit(apiPath(runVideoRoutes.runs, { id }))).statusCode).toBe(404);
    expect((await visit(seoRoutes.videoFeed)).body).not.toContain(video.title);
  });

  test('is published at its time as the newest one, once on two nodes, and recorded', async () => {
    await add<Video>(videos.add, video);
    await add<Video>(videos.add, { title: 'Added meanwhile', link });
    await come('videos');
    const second = { app: await startSecondNode(server) };
    await Promise.all([publish(), publish(second), publish()]);
    await second.app.close();
    const shown: Video[] = (await visit(videos.list)).json();
    expect(shown.map(({ title }) => title)).toEqual([video.title, 'Added meanwhile']);
    expect(shown[0]).not.toHaveProperty('publishAt');
    expect(await records()).toEqual([{ actor: 'server', action: 'publish' }]);
  });

  test('is published by itself while the server runs', async () => {
    await add<Video>(videos.add, { ...video, publishAt: new Date(Date.now() + 1500).toISOString() });
    expect((await visit(videos.list)).json()).toEqual([]);
    await until(async () => (await visit(videos.list)).json<Video[]>().length === 1);
  });

  test('is published at once without its time, and cannot be scheduled again', async () => {
    const { _id: id } = await add<Video>(videos.add, video);
    const url = apiPath(videos.update, { id });
    expect((await send('PUT', url, { publishAt: null })).statusCode).toBe(200);
    expect((await visit(videos.list)).json()).toHaveLength(1);
    expect((await send('PUT', url, { publishAt: later })).json()).toMatchObject({
      errors: [{ path: 'publishAt', message: publishAtMessages.published }],
    });
  });

  test.each([
    [new Date(Date.now() - 1000).toISOString(), publishAtMessages.past],
    ['2026-12-03', publishAtMessages.invalid],
    [5, publishAtMessages.invalid],
  ])('is refused at %s', async (publishAt, message) => {
    const answer = await send('POST', videos.add, { ...video, publishAt });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ path: 'publishAt', message }] });
  });

  test('cannot be attached to a run', async () => {
    const { _id } = await add<Video>(videos.add, video);
    const body = { carId: _id, video: { _id, second: 0 } };
    expect((await send('PUT', runVideoRoutes.set, body)).json()).toMatchObject({
      errors: [{ path: 'video._id' }],
    });
  });

  test('that was published meanwhile is not published by an older form', async () => {
    const { _id: id } = await add<Video>(videos.add, video);
    await come('videos');
    await publish();
    const other = new Date(Date.parse(later) + 1000).toISOString();
    const answer = await send('PUT', apiPath(videos.update, { id }), {
      publishAt: other,
      _seen: { publishAt: later },
    });
    expect(answer.json()).toMatchObject({ code: 'changed_meanwhile' });
  });
});

describe('a scheduled event', () => {
  const pages = (id: string) => [
    events.calendar,
    seoRoutes.sitemap,
    `${publicApiRoutes.events}?when=all`,
    apiPath(eventDayRoutes.calendarFile, { id }),
    apiPath(eventDayRoutes.lineup, { id }),
  ];
  const statuses = async (id: string) =>
    Promise.all(
      pages(id).map(async (url) => {
        const { statusCode, body } = await visit(url);
        return [statusCode, body.includes(event.title) || body.includes(id)];
      }),
    );

  test('is nowhere on the site until its time, its document unchanged', async () => {
    const { id } = await add<StoredEvent>(events.add, event);
    expect(await listed(events.list)).toEqual([{ ...event, id }]);
    expect((await visit(events.list)).json()).toEqual([]);
    expect(await statuses(id)).toEqual([
      [200, false],
      [200, false],
      [200, false],
      [404, false],
      [404, false],
    ]);
    await come('events');
    await publish();
    const { _publishAt: _, ...document } = event;
    expect((await visit(events.list)).json()).toEqual([{ ...document, id }]);
    expect(await statuses(id)).toEqual([
      [200, true],
      [200, true],
      [200, true],
      [200, true],
      [200, false],
    ]);
    expect(await server.dataSource.query('SELECT document FROM events')).toEqual([{ document }]);
  });

  test('stays scheduled when other fields change, and when it is imported again', async () => {
    const { id } = await add<StoredEvent>(events.add, event);
    await send('PUT', apiPath(events.update, { id }), { title: 'Street night, the final' });
    await send('POST', events.import, { documents: [{ id, title: 'Imported', _publishAt: null }] });
    expect(await listed(events.list)).toEqual([{ id, title: 'Imported', _publishAt: later }]);
    await send('PUT', apiPath(events.update, { id }), { _publishAt: null });
    expect((await visit(events.list)).json()).toEqual([{ id, title: 'Imported' }]);
  });
});

describe('a scheduled newsletter', () => {
  const subscribe = () =>
    server.dataSource.query(
      `INSERT INTO subscribers (email, status, consent_version, consented_at)
       VALUES ('reader@example.com', 'confirmed', '1', now())`,
    );
  const write = (blocks: object[] = [{ kind: 'paragraph', text: 'A new leader.' }]) =>
    add<Issue>(issueRoutes.add, { subject: 'Sunday wrap', blocks, perMinute: 6000, publishAt: later });
  const read = async (): Promise<Issue> => (await listed(issueRoutes.list))[0];

  test('is sent at its time once, after the video that it shows is published', async () => {
    await subscribe();
    const { _id: id } = await add<Video>(videos.add, video);
    await write([{ kind: 'video', id }]);
    expect(await read()).toMatchObject({ status: 'draft', publishAt: later });
    expect((await visit(archiveRoutes.list)).body).not.toContain('Sunday wrap');
    await come('videos');
    await come('newsletter_issues', '1 hour');
    await Promise.all([publish(), publish()]);
    await until(async () => (await read()).status === 'sent');
    expect(post.received).toHaveLength(1);
    expect(post.received[0]?.source).toContain(video.title);
    expect(await read()).not.toHaveProperty('publishAt');
    expect((await visit(archiveRoutes.list)).body).toContain('Sunday wrap');
    const actions = (await records()).map(({ action }) => action);
    expect(actions).toEqual(['publish', 'send-newsletter']);
  });

  test('is a draft again when it cannot be sent, and says why', async () => {
    await write();
    await come('newsletter_issues');
    await publish();
    expect(await read()).toMatchObject({ status: 'draft', problem: issueMessages.noSubscribers });
    expect(await read()).not.toHaveProperty('publishAt');
    expect(await records()).toEqual([{ actor: 'server', action: 'miss-newsletter' }]);
    await send('PUT', apiPath(issueRoutes.update, { id: (await read())._id }), { publishAt: later });
    expect(await read()).toMatchObject({ publishAt: later, problem: null });
  });

  test('is a draft when its time is taken away, and can be sent before its time', async () => {
    await subscribe();
    const { _id: id } = await write();
    await send('PUT', apiPath(issueRoutes.update, { id }), { publishAt: null });
    await come('newsletter_issues');
    await publish();
    expect(await read()).toMatchObject({ status: 'draft' });
    await send('PUT', apiPath(issueRoutes.update, { id }), { publishAt: later });
    await send('POST', apiPath(issueRoutes.act, { id }), { action: 'send' });
    await come('newsletter_issues');
    await publish();
    await until(async () => (await read()).status === 'sent');
    expect(post.received).toHaveLength(1);
  });
});
