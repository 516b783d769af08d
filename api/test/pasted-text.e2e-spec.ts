import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { apiRoutes, messages, readEvent, type StoredEvent } from '@quartermile/core/domain';
import { buildSubmission, CarCalls } from './harness/cars.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

let test: TestApp;
let calls: CarCalls;
beforeAll(async () => {
  test = await startTestApp({ adminEmail: 'owner@xn--bcher-kva.example' });
  calls = await CarCalls.on(test);
});
afterAll(() => test.close());

it('a submission as pasted is stored as it is read', async () => {
  const answer = await calls.send('POST', apiRoutes.cars.submit, {
    ...buildSubmission({
      name: '\u202eGolf\u00a07\u200b R',
      owner: 'Thandi 👩🏽\u200d🔧\u2066',
      cellphone: '\u202a＋27\u00a082 123‑4567\u202c',
      time: '１１．８０',
      worldFacts: '11.80\u200e',
      trapSpeed: '１７８',
      description: '\u200b\u3164',
      videoLink: '\u202ahttps://exa\u00admple.com/run\u202c',
    }),
    email: 'thandi@bücher.example',
  });
  expect(answer.statusCode).toBe(201);
  expect(await calls.pending()).toMatchObject([
    {
      name: 'Golf 7 R',
      owner: 'Thandi 👩🏽\u200d🔧',
      cellphone: '+27 82 123-4567',
      time: '11.80',
      worldFacts: '11.80',
      trapSpeed: 178,
      description: null,
      videoLink: 'https://example.com/run',
      submission: { hasEmail: true },
    },
  ]);
});

it('an administrator logs in with an international domain, as pasted', async () => {
  const { adminPassword: password } = test.config;
  const answer = await calls.send('POST', apiRoutes.admin.login, {
    email: '\u200eOwner@BÜCHER.example\u00a0',
    password,
  });
  expect([answer.statusCode, answer.json().admin.email]).toEqual([200, 'owner@xn--bcher-kva.example']);
});

it('a name that nobody can see is no name', async () => {
  const answer = await calls.send(
    'POST',
    apiRoutes.cars.submit,
    buildSubmission({ name: '\u3164\u200b\u2800' }),
  );
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    [{ path: 'name', message: messages.car.nameRequired }],
  ]);
});

it('an event shows its title as people read it, and keeps its document', async () => {
  const title = '\u202eTrack\u00ad day\u200b';
  const { statusCode } = await calls.sendAsAdmin('POST', apiRoutes.events.add, { title, location: '\u200b' });
  expect(statusCode).toBe(201);
  const events: StoredEvent[] = (await calls.send('GET', apiRoutes.events.list)).json();
  expect(events.map((event) => [event.title, readEvent(event).title, readEvent(event).location])).toEqual([
    [title, 'Track day', null],
  ]);
});
