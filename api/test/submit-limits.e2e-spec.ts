import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiRoutes, type Problem } from '@quartermile/core/domain';
import { buildSubmission, CarCalls } from './harness/cars.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { submit } = apiRoutes.cars;

describe('submitting too often', () => {
  let test: TestApp;
  let calls: CarCalls;

  beforeAll(async () => {
    test = await startTestApp({ rateLimit: 'on', trustProxy: 1 });
    calls = await CarCalls.on(test);
  });
  afterAll(() => test.close());

  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('is refused after three cars for one phone number, however it is written', async () => {
    const spellings = ['+27821234567', '27 82 123 4567', '+27 (82) 123-4567', '+27821234567'];
    const statuses: number[] = [];
    for (const [index, cellphone] of spellings.entries()) {
      const answer = await calls.send(
        'POST',
        submit,
        buildSubmission({ cellphone }),
        from(`192.0.2.${index}`),
      );
      statuses.push(answer.statusCode);
      if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect(await calls.pending()).toHaveLength(3);
  });

  it('is refused after ten cars from one address, mistakes not counted', async () => {
    const headers = from('198.51.100.7');
    for (let car = 0; car < 10; car++) {
      await calls.send('POST', submit, buildSubmission({ time: 'x' }), headers);
      const answer = await calls.send(
        'POST',
        submit,
        buildSubmission({ cellphone: `+2783000000${car}` }),
        headers,
      );
      expect(answer.statusCode).toBe(201);
    }
    const refused = await calls.send('POST', submit, buildSubmission({ cellphone: '+27839999999' }), headers);
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([429, 'too_many_requests']);
    const admin = await calls.sendAsAdmin('POST', submit, buildSubmission(), headers);
    expect(admin.statusCode).toBe(201);
  });
});
