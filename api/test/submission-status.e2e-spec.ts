import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  apiPath,
  apiRoutes,
  type SubmissionReceipt,
  type SubmissionStatus,
  submissionRoutes,
  submissionStatusSchema,
} from '@quartermile/core/domain';
import { RATE_LIMITS } from '../src/platform/networks/rate-limits.js';
import { buildSubmission, CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

describe('a driver’s own submission', () => {
  let server: TestApp;
  let calls: CarCalls;
  beforeAll(async () => {
    server = await startTestApp({ rateLimit: 'on', trustProxy: 1 });
    calls = await CarCalls.on(server);
  });
  beforeEach(() => emptyTables(server, 'cars', 'submissions', 'idempotent_answer', 'rate_limit'));
  afterAll(() => server.close());

  const submit = async (body: object = {}, headers: Record<string, string> = {}) => {
    const answer = await calls.send(
      'POST',
      apiRoutes.cars.submit,
      { ...buildSubmission(), ...body },
      headers,
    );
    expect(answer.statusCode).toBe(201);
    return answer.json<Required<SubmissionReceipt>>();
  };
  const address = (code: string) => apiPath(submissionRoutes.status, { code });
  const status = async (code: string): Promise<SubmissionStatus> => {
    const answer = await server.inject(address(code));
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return submissionStatusSchema.strict().parse(answer.json());
  };
  const review = async (body: object) => {
    const answer = await calls.sendAsAdmin('POST', apiRoutes.cars.review, body);
    expect(answer.statusCode).toBe(200);
  };

  test('is opened by the code of its receipt, whose hash alone is stored', async () => {
    const { code, _id } = await submit({ email: ' Lerato@Example.co.za ' }, { 'idempotency-key': 'k1' });
    expect(code).toMatch(/^[\w-]{32}$/);
    expect(await status(code)).toMatchObject({
      state: 'pending',
      carId: _id,
      decidedAt: null,
      queue: { place: 1, usualWaitSeconds: null },
      reason: null,
      mayRevise: true,
      phoneHint: '…67',
      hasEmail: true,
      places: [],
      car: {
        name: 'Golf 7 R',
        owner: 'Thandi',
        time: '11.80',
        image: expect.stringMatching(/^\/media\/review\/.*signature=/),
        proofImage: expect.stringMatching(/^\/media\/proof\/.*signature=/),
      },
    });
    const [row] = await server.dataSource.query('SELECT * FROM submissions');
    expect(row).toMatchObject({ car_id: _id, email: 'lerato@example.co.za' });
    expect(row.code_hash).toEqual(createHash('sha256').update(code).digest());
    const tables: { name: string }[] = await server.dataSource.query(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    );
    for (const { name } of tables) {
      const rows: { text: string }[] = await server.dataSource.query(
        `SELECT t::text AS text FROM "${name}" AS t`,
      );
      expect(rows.filter(({ text }) => text.includes(code))).toEqual([]);
    }
  });

  test('shows both pictures by its links, and never the phone number or the address', async () => {
    const { code } = await submit({ email: 'lerato@example.co.za' });
    const answer = await server.inject(address(code));
    const { car } = answer.json<SubmissionStatus>();
    for (const link of [car?.image, car?.proofImage])
      expect((await server.inject(link ?? '')).statusCode).toBe(200);
    expect(answer.body).not.toMatch(/123 ?4567|lerato/i);
  });

  test('has the same code in a repeated response, which is stored without it', async () => {
    const [first, again] = [
      await submit({}, { 'idempotency-key': 'k2' }),
      await submit({}, { 'idempotency-key': 'k2' }),
    ];
    expect(again).toEqual(first);
    expect(await server.dataSource.query('SELECT FROM submissions')).toHaveLength(1);
    const [stored] = await server.dataSource.query('SELECT body FROM idempotent_answer');
    expect(stored.body).not.toContain(first.code);
    expect((await status(first.code)).state).toBe('pending');
  });

  test('is unknown by a wrong, an empty, a foreign and a very long code, in the same words', async () => {
    const { code, _id } = await submit();
    const [{ id }] = await server.dataSource.query('SELECT id FROM submissions');
    const wrong = [
      code.slice(1),
      `${code}A`,
      code.toUpperCase(),
      _id,
      id,
      `{CODE ${id}}`,
      '%00',
      'é',
      '"',
      'a'.repeat(9000),
    ];
    const bodies = await Promise.all(
      wrong.map(async (text) => {
        const answer = await server.inject(address(text));
        expect([text, answer.statusCode]).toEqual([text, 404]);
        return answer.body;
      }),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
      code: 'not_found',
      detail: 'There is no submission at this address. Check that it is the whole link.',
    });
  });

  test('is in no cache, referrer or search engine, also where it is unknown', async () => {
    const { code } = await submit();
    const pages = ['/submissions/', '/submissions//', '/%2573ubmissions/', '/%2e/Submissions%252f'];
    for (const url of [address(code), address('x'), ...pages.map((page) => page + code)]) {
      const { headers } = await server.inject(url);
      expect([url, headers]).toEqual([
        url,
        expect.objectContaining({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex, nofollow',
        }),
      ]);
    }
    const { headers } = await server.inject(apiRoutes.leaderboard.list);
    expect(headers).not.toHaveProperty('x-robots-tag');
  });

  test('has its place in the queue and the median wait of the last 30 decisions', async () => {
    for (let index = 0; index < 32; index++) {
      const { _id } = await submitFrom(index);
      await review({ carId: _id, action: index % 2 ? 'reject' : 'approve', categories: ['World Facts'] });
      // The two oldest decisions are not counted: they took a year.
      const seconds = index < 2 ? 31_536_000 : (index - 1) * 60;
      await server.dataSource.query(
        `UPDATE cars SET reviewed_at = now() + make_interval(secs => $2),
           created_at = now() + make_interval(secs => $2) - make_interval(secs => $3) WHERE id = $1`,
        [_id, index, seconds],
      );
    }
    const [first, second] = [await submitFrom(100), await submitFrom(101)];
    expect((await status(second.code)).queue).toEqual({ place: 2, usualWaitSeconds: 930 });
    await review({ carId: first._id, action: 'reject' });
    expect((await status(second.code)).queue?.place).toBe(1);
    expect((await status(first.code)).queue).toBeNull();
  });

  /** From a network and a phone number of its own, because both are limited. */
  const submitFrom = (index: number) =>
    submit(
      {
        cellphone: `+27 82 555 ${1000 + index}`,
        name: `Car ${index}`,
        time: `${12 + index / 10}`.slice(0, 4).padEnd(4, '.0'),
      },
      { 'x-forwarded-for': `10.0.0.${index}` },
    );

  test('shows the decision: where it stands, or why not', async () => {
    const slow = await submitFrom(1);
    const [fast, equal] = [await submit({ time: '9.80' }), await submit({ time: '9.8' })];
    for (const { _id } of [slow, fast, equal])
      await review({ carId: _id, action: 'approve', categories: ['Our Drag Races', 'Votes by Viewers'] });
    expect(await status(slow.code)).toMatchObject({
      state: 'approved',
      decidedAt: expect.any(String),
      mayRevise: false,
      places: [
        { category: 'Our Drag Races', place: 2, of: 3, entryId: expect.any(String) },
        { category: 'Votes by Viewers', place: 1, of: 3, entryId: expect.any(String) },
      ],
    });
    expect((await status(equal.code)).places[0]).toMatchObject({ place: 1, of: 3 });
    const rejected = await submit();
    await review({ carId: rejected._id, action: 'reject', reason: 'The slip cannot be read.' });
    expect(await status(rejected.code)).toMatchObject({
      state: 'rejected',
      reason: 'The slip cannot be read.',
      mayRevise: false,
    });
  });

  test('says that it was removed after the administrator deleted the car, and keeps no personal data', async () => {
    const { code, _id } = await submit({ email: 'lerato@example.co.za' });
    await calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId: _id });
    expect(await status(code)).toMatchObject({ state: 'removed', car: null, carId: null, hasEmail: false });
    const [row] = await server.dataSource.query('SELECT email, removed_at FROM submissions');
    expect(row).toEqual({ email: null, removed_at: expect.any(Date) });
  });

  test('is given to visitors only', async () => {
    const own = { name: 'Polo', time: '13.1', drivetrain: 'FWD' };
    const answer = await calls.sendAsAdmin('POST', apiRoutes.cars.submit, own);
    expect(answer.json()).toEqual({ _id: expect.any(String), status: 'pending' });
    expect(await server.dataSource.query('SELECT FROM submissions')).toEqual([]);
  });

  test('is read at most so often by one network, right and wrong codes alike', async () => {
    const { code } = await submit();
    const headers = { 'x-forwarded-for': '10.1.1.1' };
    await server.inject({ url: address('x'), headers });
    await server.dataSource.query(`UPDATE rate_limit SET points = $1 WHERE key LIKE 'submissionStatus:%'`, [
      RATE_LIMITS.submissionStatus.points,
    ]);
    for (const url of [address('x'), address(code)]) {
      const answer = await server.inject({ url, headers });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, expect.any(String)]);
    }
    expect((await server.inject(address(code))).statusCode).toBe(200);
  });
});
