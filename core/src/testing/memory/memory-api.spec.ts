import { describe, expect, test } from 'vitest';
import { ContractRun, expectedOutcome, type SendContractCall } from '../contract/contract-call.js';
import { contractCalls } from '../contract/contract-calls.js';
import { MemoryApi } from './memory-api.js';
import { memoryPassword } from './people/memory-people.js';

const api = new MemoryApi();
api.content.hasMailServer = false;
api.content.subscribers = [
  {
    _id: 'subscriber-1',
    email: 'lerato@example.com',
    status: 'pending',
    createdAt: '2026-11-20T08:00:00.000Z',
    confirmedAt: null,
    refusals: 0,
  },
];

const send: SendContractCall = async (method, path, body, token) => {
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const payload = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await api.transport(new Request(`http://site.test${path}`, { method, headers, ...payload }));
  // Read as bytes, because `text` drops a byte order mark.
  return { status: answer.status, text: Buffer.from(await answer.arrayBuffer()).toString() };
};
const run = new ContractRun(send, {
  email: 'admin@quartermile.example',
  password: memoryPassword,
  subscriber: 'subscriber-1',
});

describe('MemoryApi answers as the server does', () => {
  test.each(contractCalls.map((call) => [call.name, call] as const))('%s', async (_name, call) => {
    expect(await run.make(call)).toMatchObject(expectedOutcome(call));
  });

  test('every route of MemoryApi is in the table', () => {
    const called = new Set(contractCalls.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`));
    const isCalled = ({ method, pattern }: { method: string; pattern: string }) =>
      [...called].some((call) => new RegExp(`^${method} ${pattern.replace(/:\w+/, '[^/]+')}$`).test(call));
    expect(api.routes.filter((route) => !isCalled(route))).toEqual([]);
    expect(api.routes.length).toBeGreaterThan(40);
  });
});
