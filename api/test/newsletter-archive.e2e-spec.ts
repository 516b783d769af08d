import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { apiPath, type Issue, issuePath, issueRoutes, seoRoutes } from '@quartermile/core/domain';
import { CarCalls } from './harness/cars.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

let server: TestApp;
let calls: CarCalls;
beforeAll(async () => {
  server = await startTestApp();
  calls = await CarCalls.on(server);
});
afterAll(() => server.close());

test('the archive shows newsletters from the start of their sending on, with what is published now', async () => {
  const { car } = await calls.approve(['World Facts']);
  const body = {
    subject: 'Sunday <wrap>',
    blocks: [
      { kind: 'paragraph', text: 'One.\n\nTwo <script>.' },
      { kind: 'car', id: car.vehicleId },
    ],
  };
  const issue = (await calls.sendAsAdmin('POST', issueRoutes.add, body)).json<Issue>();
  const path = issuePath(issue);
  expect((await server.inject(path)).statusCode).toBe(404);
  expect((await server.inject('/newsletter')).body).toContain('The first newsletter is still to come.');
  expect((await server.inject(seoRoutes.sitemap)).body).not.toContain('/newsletter');

  await server.dataSource.query(
    `UPDATE newsletter_issues SET status = 'sent', started_at = '2026-11-22T10:00:00Z'`,
  );
  const page = await server.inject(path);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.body).toContain('<h1>Sunday &lt;wrap&gt;</h1>');
  expect(page.body).toContain('<p>Two &lt;script&gt;.</p>');
  expect(page.body).toContain(`/cars/${car.vehicleId}`);
  expect(page.body).toContain('22 November 2026');
  expect(page.body).not.toContain('unsubscribe');
  const list = await server.inject('/newsletter');
  expect(list.body).toContain(`<a href="${path}">Sunday &lt;wrap&gt;</a>`);

  const short = await server.inject(`/newsletter/${issue._id}`);
  expect([short.statusCode, short.headers.location]).toEqual([301, path]);
  await calls.sendAsAdmin('PUT', '/api/site', { siteName: 'Quartermile' });
  const sitemap = (await server.inject(seoRoutes.sitemap)).body;
  expect(sitemap).toContain(`${path}</loc><lastmod>2026-11-22T10:00:00.000Z</lastmod>`);

  await calls.sendAsAdmin('DELETE', '/api/cars/delete', { carId: car._id });
  expect((await server.inject(path)).body).not.toContain(`/cars/${car.vehicleId}`);
  await calls.sendAsAdmin('DELETE', apiPath(issueRoutes.delete, { id: issue._id }));
  expect((await server.inject(path)).statusCode).toBe(404);
});

test.each(['x', '%00', '01900000-0000-7000-8000-000000000000-x'])(
  'there is no newsletter %s, and a page says so',
  async (part) => {
    const page = await server.inject(`/newsletter/${part}`);
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).toContain('There is no newsletter at this address.');
  },
);
