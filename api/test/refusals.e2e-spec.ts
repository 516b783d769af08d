import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes, carPictureRoutes, type Problem } from '@quartermile/core/domain';
import { RememberedSessions } from '../src/features/admin/sessions/remembered-sessions.js';
import { addReviewer } from './harness/administrators/reviewer.js';
import { buildSubmission, mediaFiles } from './harness/cars.js';
import { allRoutes, describedName } from './harness/description/routes-of.js';
import { addOneOfEach, smallPicture } from './harness/existing-ids.js';
import { startCuttableProxy } from './harness/servers/cuttable-proxy.js';
import { tableDigests } from './harness/table-digests.js';
import { validCall } from './harness/valid-calls.js';
import {
  refuseBodies,
  refuseKeys,
  refuseReviewers,
  refuseStrangers,
  refuseThrongs,
  refuseUnknownNames,
} from './refusals/everywhere.js';
import { fieldsOf } from './refusals/fields-of.js';
import { RefusalChecks, routeNamed } from './refusals/refusal-checks.js';
import { refuseChanged } from './refusals/refuse-changed.js';
import { refuseConversions } from './refusals/refuse-conversions.js';
import { refuseDecided } from './refusals/refuse-decided.js';
import { refuseFactors } from './refusals/refuse-factors.js';
import { refuseNewsletters } from './refusals/refuse-newsletters.js';
import { refusePeople } from './refusals/refuse-people.js';
import { refuseSegments } from './refusals/refuse-segments.js';
import { refuseStrips } from './refusals/refuse-strips.js';
import { refusePicture, refuseValues } from './refusals/refuse-values.js';
import { rulesAboutRows, sentencesOfQueries } from './refusals/rules-about-rows.js';

/** These read bodies and queries that the validation pipe does not check: they parse them, or show errors as a page. */
const PARSED = [
  'POST /api/cars/submit',
  'DELETE /api/cars/delete',
  'DELETE /api/leaderboard/delete',
  ...['GET /embed', 'GET /embed/leaderboard', 'GET /overlay'],
  ...['GET', 'POST'].flatMap((method) => [
    `${method} /api/newsletter/confirm`,
    `${method} /api/newsletter/unsubscribe`,
  ]),
];
const checked = allRoutes
  .filter(({ body, query }) => body || query)
  .map(describedName)
  .concat(PARSED.slice(0, 3));
/** Events have any fields; these are read as pictures. */
const PICTURES_OF_EVENTS = [
  ['POST /api/events/add', 'image'],
  ['PUT /api/events/update/{id}', 'banner'],
] as const;
/** These routes show errors as an HTML page. */
const pages = ['GET', 'POST'].flatMap((method) =>
  [apiRoutes.newsletter.confirm, apiRoutes.newsletter.unsubscribe].map((path) => `${method} ${path}`),
);
/** These use the media store but not the database; s3-media.e2e-spec.ts covers a missing store. */
const ofTheStore = ['GET /media/{name}', 'GET /media/review/{name}', 'GET /media/proof/{name}'];

let checks: RefusalChecks;
let proxy: Awaited<ReturnType<typeof startCuttableProxy>>;
beforeAll(async () => {
  checks = await RefusalChecks.open({ rateLimit: 'on', trustProxy: 1 }, {}, async (url) => {
    proxy = await startCuttableProxy(url);
    return proxy.url;
  });
});
afterAll(async () => {
  await checks.close();
  await proxy.close();
});

/** Rows and files, but for what is written about calls. */
const whatIsStored = async () => [
  await tableDigests(checks.server, ['admin_session', 'rate_limit', 'login_failure']),
  (await mediaFiles(checks.server)).toSorted(),
];

test('every other body and query is checked by the schema of its route', () => {
  const unchecked = allRoutes.filter(({ readsUnchecked }) => readsUnchecked).map(describedName);
  expect(unchecked.toSorted()).toEqual(PARSED.toSorted());
});

describe('a call is refused word for word', () => {
  test.each(checked)('%s for each of its fields, and each of its pictures', async (name) => {
    const described = checks.operations.find((operation) => operation.name === name);
    if (!described) throw new Error(`${name} is not described.`);
    const before = await whatIsStored();
    const { fields, pictures } = await refuseValues(checks, described);
    // An event has any fields.
    expect(fields).toEqual(expect.arrayContaining(fieldsOf(described, checks.document)));
    for (const field of pictures) await refusePicture(checks, name, field);
    expect(await whatIsStored()).toEqual(before);
  });

  test.each(PICTURES_OF_EVENTS)('%s for its %s', (name, field) => refusePicture(checks, name, field));

  test.each(rulesAboutRows)('%s for its "%s"', async (name, path, fields, message) => {
    const { body } = validCall(routeNamed(name), checks.ids);
    const answer = await checks.sendValid(name, { body: { ...body, ...fields } });
    checks.expectRefusal(name, answer, 'invalid_input', message);
    expect(answer.json<Problem>().errors).toContainEqual({ path, message });
  });

  test.each(sentencesOfQueries)('%s for its "%s"', async (name, path, value, message) => {
    const answer = await checks.sendValid(name, { query: { [path]: value } });
    checks.expectRefusal(name, answer, 'invalid_input', message);
    expect(answer.json<Problem>().errors).toEqual([{ path, message }]);
  });

  test('an import for bodies past every limit', async () => {
    const route = `POST ${apiRoutes.events.import}`;
    const answer = await checks.send(route, { body: '{}', headers: { 'content-length': '90000000' } });
    checks.expectRefusal(route, answer, 'image_too_big', 'Image must be less than 10MB.');
  });

  test('wherever there is nothing by that name', () => refuseUnknownNames(checks));
  test('wherever the token is missing or no good', () => refuseStrangers(checks));
  test('wherever a reviewer may not call', () => refuseReviewers(checks));
  test('wherever a body is no JSON, nested too deeply, too large or a form', async () => {
    await checks.server.dataSource.query('DELETE FROM rate_limit');
    await refuseBodies(checks);
  });
  test('wherever a network calls too often', () => refuseThrongs(checks));

  test('a second vote, a second review, a second reopening, a wrong login and the sixth of them', async () => {
    const { vote } = apiRoutes.leaderboard;
    checks.ids = await addOneOfEach(checks.calls);
    const entryId = checks.ids.entry;
    const headers = {
      cookie: String((await checks.send(`POST ${vote}`, { body: { entryId } })).headers['set-cookie']),
    };
    const twice = await checks.send(`POST ${vote}`, { body: { entryId }, headers });
    checks.expectRefusal(`POST ${vote}`, twice, 'already_voted', 'You have already voted for this car.');
    const withdraw = `POST ${apiRoutes.leaderboard.withdrawVote}`;
    const foreign = await checks.send(withdraw, { body: { entryId }, token: null });
    checks.expectRefusal(withdraw, foreign, 'not_voted', 'This browser has no vote for this car.');
    const review = `POST ${apiRoutes.cars.review}`;
    const decide = () => checks.send(review, { body: { carId: checks.ids.car, action: 'reject' } });
    await decide();
    checks.expectRefusal(review, await decide(), 'already_reviewed', 'This car has already been reviewed.');
    const correct = `PUT ${apiRoutes.cars.correct}`;
    const late = await checks.send(correct, { body: { carId: checks.ids.car, time: '9.9' } });
    checks.expectRefusal(correct, late, 'already_reviewed', 'This car has already been reviewed.');
    const replace = `PUT ${carPictureRoutes.replace}`;
    const token = await (await addReviewer(checks.server, 'second.reviewer@example.com')).signIn();
    const replaced = await checks.send(replace, { body: { carId: checks.ids.car, image: null }, token });
    checks.expectRefusal(replace, replaced, 'already_reviewed', 'This car has already been reviewed.');
    const reopen = `POST ${apiRoutes.cars.reopen}`;
    const again = () => checks.send(reopen, { body: { carId: checks.ids.rejected } });
    await again();
    checks.expectRefusal(reopen, await again(), 'not_rejected', 'This car is not rejected.');
    await refuseDecided(checks);
    const login = `POST ${apiRoutes.admin.login}`;
    const body = { email: checks.server.config.adminEmail, password: 'wrong' };
    // A wrong current password counts as a failed login.
    await checks.server.dataSource.query('DELETE FROM login_failure');
    for (let failure = 0; failure < 5; failure++) {
      const answer = await checks.send(login, { body, token: null });
      checks.expectRefusal(login, answer, 'invalid_credentials', 'Invalid email or password.');
    }
    const sixth = await checks.send(login, { body, token: null });
    const sentence = 'Too many failed logins. Please wait a few minutes and try again.';
    checks.expectRefusal(login, sixth, 'too_many_logins', sentence);
  });

  test('the last owner, the account of the configuration, and a link that is over', async () => {
    await refusePeople(checks);
  });

  test('an event whose day is not over, and a past event that cannot be one again', () =>
    refuseConversions(checks));
  test('a segment whose name or facts are taken', () => refuseSegments(checks));

  test('an edit or decision about what somebody else has changed meanwhile', () => refuseChanged(checks));

  test('a strip whose name is taken, and the deletion of one that runs name', () => refuseStrips(checks));

  test('a newsletter that cannot be sent, and one that is being sent', () => refuseNewsletters(checks));

  test('votes brought back twice, a vote and a submission while they are paused', async () => {
    const { bringBackVotes, vote } = apiRoutes.leaderboard;
    await checks.server.dataSource.query('DELETE FROM rate_limit');
    checks.ids = await addOneOfEach(checks.calls);
    const bringBack = () => checks.send(`POST ${bringBackVotes}`, { body: { windowId: checks.ids.window } });
    await bringBack();
    const twice = 'These votes were already brought back.';
    checks.expectRefusal(`POST ${bringBackVotes}`, await bringBack(), 'already_brought_back', twice);
    const pause = (subject: string, paused: boolean) =>
      checks.calls.sendAsAdmin('PUT', apiRoutes.sitePauses, { subject, paused });
    await pause('votes', true);
    await pause('submissions', true);
    const voted = await checks.send(`POST ${vote}`, { body: { entryId: checks.ids.entry }, token: null });
    checks.expectRefusal(`POST ${vote}`, voted, 'votes_paused', 'Voting is paused at the moment.');
    const withdraw = `POST ${apiRoutes.leaderboard.withdrawVote}`;
    const kept = await checks.send(withdraw, { body: { entryId: checks.ids.entry }, token: null });
    checks.expectRefusal(withdraw, kept, 'votes_paused', 'Voting is paused at the moment.');
    const { submit } = apiRoutes.cars;
    const sent = await checks.send(`POST ${submit}`, { body: buildSubmission(), token: null });
    const sentence =
      'Submissions are paused for now. What you have typed into the form stays on this device.';
    checks.expectRefusal(`POST ${submit}`, sent, 'submissions_paused', sentence);
    const newTime = 'POST /api/submissions/{code}/new-time';
    const run = { time: '9.6', proofImage: smallPicture };
    const again = await checks.send(newTime, { body: run, token: null }, 'code');
    checks.expectRefusal(newTime, again, 'submissions_paused', sentence);
    await pause('votes', false);
    await pause('submissions', false);
  });

  test('wherever an idempotency key is too long, or was used for something else', async () => {
    await checks.server.dataSource.query('DELETE FROM rate_limit');
    checks.ids = await addOneOfEach(checks.calls);
    await refuseKeys(checks);
  });

  test('wherever a passkey, a code or a proof is wrong', () => refuseFactors(checks));

  test.each(pages)('%s on a page for people', async (route) => {
    const answer = await checks.send(route, { query: { token: 'x' }, token: null });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<h1>This link does not work</h1>');
    expect(answer.body).toContain(
      '<p>It has expired, was used up or was cut off on its way. You can subscribe again on the site.</p>',
    );
  });

  test('wherever the database is away', async () => {
    // The health report is for sessions that this node remembers (admin-health-outages); it is refused to all others.
    const remembered = checks.server.app.get(RememberedSessions, { strict: false });
    for (const { id } of await checks.server.dataSource.query('SELECT id FROM admin_session'))
      remembered.forget(id);
    proxy.cut();
    for (const { name } of checks.refusedWith('unavailable')) {
      if (ofTheStore.includes(name)) continue;
      const answer = await checks.sendValid(name, { token: undefined });
      const sentence = 'The service is not available right now. Please try again in a moment.';
      checks.expectRefusal(name, answer, 'unavailable', sentence);
    }
    proxy.mend();
  });

  test('for nothing else that the description names', () => {
    expect(checks.unmet()).toEqual(ofTheStore.map((route) => `${route} unavailable`));
  });
});
