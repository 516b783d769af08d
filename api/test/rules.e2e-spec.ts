import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  type ActivityPage,
  apiRoutes,
  type BoardRules,
  DEFAULT_REVIEW_TEXTS,
  FIRST_RULES,
  type Problem,
  rulesRoutes,
} from '@quartermile/core/domain';
import { CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { list, publish, reviewTexts } = rulesRoutes;
const { general, boards } = FIRST_RULES;

let server: TestApp;
let calls: CarCalls;
beforeAll(async () => {
  server = await startTestApp();
  calls = await CarCalls.on(server);
});
beforeEach(async () => {
  await emptyTables(server, 'board_rules', 'review_texts', 'activity');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval'] });
  at('2026-12-31T21:30:00Z');
});
afterEach(() => {
  jest.useRealTimers();
});
afterAll(() => server.close());

const at = (instant: string): void => {
  jest.setSystemTime(new Date(instant));
};
const read = async () => (await server.inject(list)).json<BoardRules[]>();
const send = (body: object, headers = {}) => calls.sendAsAdmin('POST', publish, body, headers);
const next = (...lines: string[]) => send({ general: lines, boards });
const records = async () =>
  (await calls.sendAsAdmin('GET', apiRoutes.admin.activity)).json<ActivityPage>().items;
const refusal = (answer: { statusCode: number; json<Body>(): Body }) => [
  answer.statusCode,
  ...(answer.json<Problem>().errors ?? []).map(({ path, message }) => `${path}: ${message}`),
];

describe('the versions of the rules', () => {
  test('begin with the one that comes with the program', async () => {
    expect(await read()).toEqual([FIRST_RULES]);
  });

  test('are named by the month in the zone of the site, and stay as they are when another follows', async () => {
    expect((await next('Helmets are worn.')).statusCode).toBe(201);
    const december = { version: '2026-12', since: '2026-12-31', general: ['Helmets are worn.'], boards };
    expect(await read()).toEqual([FIRST_RULES, december]);
    at('2026-12-31T22:30:00Z');
    for (let place = 1; place <= 11; place++) await next(`Rule ${place}.`);
    const all = await read();
    expect(all.slice(0, 2)).toEqual([FIRST_RULES, december]);
    expect(all.slice(2).map(({ version, since }) => [version, since])).toEqual(
      ['', '-2', '-3', '-4', '-5', '-6', '-7', '-8', '-9', '-10', '-11'].map((end) => [
        `2027-01${end}`,
        '2027-01-01',
      ]),
    );
  });

  test('do not begin before an earlier one, even by a clock that was set back', async () => {
    await next('One.');
    at('2026-11-01T10:00:00Z');
    expect((await next('Two.')).json()).toMatchObject({ version: '2026-12-2', since: '2026-12-31' });
  });

  test('are new only where the text is: spaces around it and a repeated request make none', async () => {
    const first = await next('  Helmets are worn. ');
    const again = await next('Helmets are worn.');
    expect(again.json()).toEqual(first.json());
    expect(await read()).toHaveLength(2);
    expect(await records()).toHaveLength(1);
  });

  test('are not based on one that somebody else has replaced meanwhile', async () => {
    const seen = { version: FIRST_RULES.version };
    const theirs = (await send({ general: ['Theirs.'], boards, _seen: seen })).json<BoardRules>();
    const refused = await send({ general: ['Mine.'], boards, _seen: seen });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'changed_meanwhile', current: theirs }),
    ]);
    expect((await send({ general: ['Mine.'], boards, _seen: { version: theirs.version } })).statusCode).toBe(
      201,
    );
  });

  test('published at once follow each other', async () => {
    const answers = await Promise.all(['One.', 'Two.', 'Three.'].map((rule) => next(rule)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect((await read()).map(({ version }) => version)).toEqual([
      '2026-11',
      '2026-12',
      '2026-12-2',
      '2026-12-3',
    ]);
  });

  test('renew the public list, and leave a record with the old and the new rules', async () => {
    const { etag } = (await server.inject(list)).headers;
    await next('Böse "Regel" \\ 😀');
    expect((await server.inject(list)).headers.etag).not.toBe(etag);
    expect(await records()).toMatchObject([
      {
        action: 'publish',
        subject: { type: 'rules', id: '2026-12', label: 'December 2026' },
        before: { general, boards },
        after: { general: ['Böse "Regel" \\ 😀'], boards },
      },
    ]);
  });

  test.each([
    [{ general: [], boards }, 'general: Please enter at least one line.'],
    [{ general: ['One.', ' '], boards }, 'general.1: Please enter at least one line.'],
    [{ general: ['One.', 'One. '], boards }, 'general: Please enter each line once.'],
    [
      { general: Array.from({ length: 21 }, (_, line) => `${line}.`), boards },
      'general: Please list at most 20.',
    ],
    [{ general: ['x'.repeat(401)], boards }, 'general.0: Please use at most 400 characters.'],
    [
      { general, boards: { ...boards, 'World Facts': [] } },
      'boards.World Facts: Please enter at least one line.',
    ],
  ])('are refused without rules, and with too many, too long and repeated ones', async (body, problem) => {
    expect(refusal(await send(body))).toEqual([400, problem]);
    expect(await read()).toEqual([FIRST_RULES]);
  });
});

describe('reasons and questions', () => {
  const texts = { reasons: ['Too blurred.'], questions: ['Which strip?'] };
  const readTexts = async () => (await calls.sendAsAdmin('GET', reviewTexts)).json();
  const write = (body: object) => calls.sendAsAdmin('PUT', reviewTexts, body);

  test('are the default ones until they are changed, with a record of both', async () => {
    expect(await readTexts()).toEqual(DEFAULT_REVIEW_TEXTS);
    for (const body of [texts, texts]) expect((await write(body)).json()).toEqual(texts);
    expect(await readTexts()).toEqual(texts);
    expect(await records()).toMatchObject([
      { action: 'update', subject: { type: 'review-texts' }, before: DEFAULT_REVIEW_TEXTS, after: texts },
    ]);
  });

  test('do not overwrite what somebody else changed meanwhile', async () => {
    await write(texts);
    const refused = await write({ ...texts, reasons: ['Mine.'], _seen: DEFAULT_REVIEW_TEXTS });
    expect([refused.statusCode, refused.json<Problem>().current]).toEqual([409, texts]);
  });

  test.each([
    [{ ...texts, reasons: [] }, 'reasons: Please enter at least one line.'],
    [
      { ...texts, questions: Array.from({ length: 10 }, (_, line) => `${line}?`) },
      'questions: Please list at most 9.',
    ],
    [{ ...texts, reasons: ['x'.repeat(201)] }, 'reasons.0: Please use at most 200 characters.'],
  ])('are one to nine short lines, which digits choose', async (body, problem) => {
    expect(refusal(await write(body))).toEqual([400, problem]);
  });
});
