import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes, IMAGE_MAX_BYTES, type Problem } from '@quartermile/core/domain';
import { startCuttableProxy } from './harness/cuttable-proxy.js';
import { addOneOfEach } from './harness/existing-ids.js';
import { toDataUrl } from './harness/pictures.js';
import {
  refuseBodies,
  refuseKeys,
  refuseStrangers,
  refuseThrongs,
  refuseUnknownNames,
} from './refusals/everywhere.js';
import { fieldsOf } from './refusals/fields-of.js';
import { carRefusals } from './refusals/of-cars.js';
import { contentRefusals } from './refusals/of-content.js';
import { serviceRefusals } from './refusals/of-service.js';
import { RefusalDesk } from './refusals/refusal-desk.js';
import { withValueAt } from './refusals/with-value-at.js';

const rows = [...carRefusals, ...contentRefusals, ...serviceRefusals];
const wrongs = rows.flatMap((row) =>
  (row.wrong ?? []).map(([path, value, sentence]) => [row.route, path, sentence, value, row] as const),
);
const pictures = rows.flatMap((row) => (row.pictures ?? []).map((field) => [row.route, field, row] as const));
/** These refuse on a page for people. */
const pages = ['GET', 'POST'].flatMap((method) =>
  [apiRoutes.newsletter.confirm, apiRoutes.newsletter.unsubscribe].map((path) => `${method} ${path}`),
);
/** These need the media store and no database; s3-media.e2e-spec.ts takes the store away. */
const ofTheStore = ['GET /media/{name}', 'GET /media/proof/{name}'];

let desk: RefusalDesk;
let proxy: Awaited<ReturnType<typeof startCuttableProxy>>;
beforeAll(async () => {
  desk = await RefusalDesk.open({ rateLimit: 'on', trustProxy: 1 }, {}, async (url) => {
    proxy = await startCuttableProxy(url);
    return proxy.url;
  });
});
afterAll(async () => {
  await desk.close();
  await proxy.close();
});

describe('the table', () => {
  test('has a row for every field of every body and query', () => {
    const held = new Set(wrongs.map(([route, path]) => `${route} ${path.split('.')[0]}`));
    const fields = desk.operations
      .filter(({ name }) => !pages.includes(name))
      .flatMap((call) => fieldsOf(call, desk.document).map((field) => `${call.name} ${field}`));
    expect(fields.length).toBeGreaterThan(80);
    expect(fields.filter((field) => !held.has(field))).toEqual([]);
  });

  test('has no row of a call that is not there', () => {
    const names = new Set(desk.operations.map(({ name }) => name));
    expect(rows.map(({ route }) => route).filter((route) => !names.has(route))).toEqual([]);
  });
});

describe('a call is refused word for word', () => {
  test.each(wrongs)('%s for its "%s": %s', async (route, path, sentence, value, row) => {
    const answer = await desk.sendRow(
      row,
      row.body
        ? { body: withValueAt(row.body(desk.ids), path, value) }
        : { query: { [path]: Array.isArray(value) ? value : String(value) } },
    );
    desk.expectRefusal(route, answer, 'invalid_input', sentence);
    const named = answer.json<Problem>().errors?.find((error) => error.path.startsWith(path));
    expect(named?.message).toBe(sentence);
  });

  test.each(pictures)('%s for a %s that is none', async (route, field, row) => {
    const body = { ...row.body?.(desk.ids), [field]: toDataUrl(Buffer.from('no picture')) };
    const answer = await desk.sendRow(row, { body });
    const message = 'Please choose a JPEG, PNG, WebP, AVIF or GIF image.';
    desk.expectRefusal(route, answer, 'invalid_image', message);
    expect(answer.json<Problem>().errors).toEqual([{ path: field, message }]);
  });

  test.each(pictures)('%s for a %s that is too big', async (route, field, row) => {
    const body = { ...row.body?.(desk.ids), [field]: toDataUrl(Buffer.alloc(IMAGE_MAX_BYTES + 1)) };
    const answer = await desk.sendRow(row, { body });
    const message = 'Image must be less than 10MB.';
    desk.expectRefusal(route, answer, 'image_too_big', message);
    expect(answer.json<Problem>().errors).toEqual([{ path: field, message }]);
  });

  test('an import for bodies past every limit', async () => {
    const route = `POST ${apiRoutes.events.import}`;
    const answer = await desk.send(route, { body: '{}', headers: { 'content-length': '90000000' } });
    desk.expectRefusal(route, answer, 'image_too_big', 'Image must be less than 10MB.');
  });

  test('wherever there is nothing by that name', () => refuseUnknownNames(desk, rows));
  test('wherever the token is missing or no good', () => refuseStrangers(desk));
  test('wherever a body is no JSON, nested too deeply, too large or a form', () => refuseBodies(desk));
  test('wherever a network calls too often', () => refuseThrongs(desk, rows));

  test('a second vote, a second review, a second reopening, a wrong login and the sixth of them', async () => {
    const { vote } = apiRoutes.leaderboard;
    desk.ids = await addOneOfEach(desk.calls);
    const entryId = desk.ids.entry;
    const headers = {
      cookie: String((await desk.send(`POST ${vote}`, { body: { entryId } })).headers['set-cookie']),
    };
    const twice = await desk.send(`POST ${vote}`, { body: { entryId }, headers });
    desk.expectRefusal(`POST ${vote}`, twice, 'already_voted', 'You have already voted for this car.');
    const review = `POST ${apiRoutes.cars.review}`;
    const decide = () => desk.send(review, { body: { carId: desk.ids.car, action: 'reject' } });
    await decide();
    desk.expectRefusal(review, await decide(), 'already_reviewed', 'This car has already been reviewed.');
    const reopen = `POST ${apiRoutes.cars.reopen}`;
    const again = () => desk.send(reopen, { body: { carId: desk.ids.rejected } });
    await again();
    desk.expectRefusal(reopen, await again(), 'not_rejected', 'This car is not rejected.');
    const login = `POST ${apiRoutes.admin.login}`;
    const body = { email: desk.server.config.adminEmail, password: 'wrong' };
    for (let failure = 0; failure < 5; failure++) {
      const answer = await desk.send(login, { body, token: null });
      desk.expectRefusal(login, answer, 'invalid_credentials', 'Invalid email or password.');
    }
    const sixth = await desk.send(login, { body, token: null });
    const sentence = 'Too many failed logins. Please wait a few minutes and try again.';
    desk.expectRefusal(login, sixth, 'too_many_logins', sentence);
  });

  test('wherever an idempotency key is too long, or was used for something else', async () => {
    await desk.server.dataSource.query('DELETE FROM rate_limit');
    desk.ids = await addOneOfEach(desk.calls);
    await refuseKeys(desk, rows);
  });

  test.each(pages)('%s on a page for people', async (route) => {
    const answer = await desk.send(route, { query: { token: 'x' }, token: null });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<h1>This link does not work</h1>');
    expect(answer.body).toContain(
      '<p>It has expired, was used up or was cut off on its way. You can subscribe again on the site.</p>',
    );
  });

  test('wherever the database is away', async () => {
    proxy.cut();
    for (const { name } of desk.refusedWith('unavailable')) {
      if (ofTheStore.includes(name)) continue;
      const row = rows.find(({ route }) => route === name);
      const known = name.replace('{board}', 'world-facts');
      const answer = await desk.send(known, { body: row?.body?.(desk.ids) }, row?.id);
      const sentence = 'The service is not available right now. Please try again in a moment.';
      desk.expectRefusal(name, answer, 'unavailable', sentence);
    }
    proxy.mend();
  });

  test('for nothing else that the description names', () => {
    expect(desk.unmet()).toEqual(ofTheStore.map((route) => `${route} unavailable`));
  });
});
