import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes, type Subscriber } from '@quartermile/core/domain';
import { ContractRun, expectedOutcome, type SendContractCall } from './contract/contract-call.js';
import { contractCalls } from './contract/contract-calls.js';
import { callAsAdmin } from './harness/administrators/admin-client.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

let server: TestApp;
let run: ContractRun;

beforeAll(async () => {
  server = await startTestApp();
  const call = await callAsAdmin(server);
  const send: SendContractCall = async (method, url, payload, token) => {
    const { statusCode, body } = await call(method, url, payload, { token });
    return { status: statusCode, text: body };
  };
  await call('POST', apiRoutes.newsletter.signup, { email: 'lerato@example.com' }, { token: null });
  const [subscriber] = (await call('GET', apiRoutes.newsletter.list)).json<Subscriber[]>();
  const { adminEmail: email, adminPassword: password } = server.config;
  run = new ContractRun(send, { email, password, subscriber: subscriber?._id ?? '' });
});
afterAll(() => server.close());

describe('the server answers', () => {
  test.each(contractCalls.map((call) => [call.name, call] as const))('%s', async (_name, call) => {
    expect(await run.make(call)).toMatchObject(expectedOutcome(call));
  });
});
