import { expect, test } from 'vitest';
import { createClient } from '../create-client.js';

const received: Request[] = [];
const answering = (answer: () => Response) =>
  createClient({
    baseUrl: 'https://example.org',
    readToken: () => 'token-1',
    transport: (request) => {
      received.push(request);
      return Promise.resolve(answer());
    },
  });

test('reads the export as the text that it is, byte order mark and all', async () => {
  const csv = '\uFEFFemail\r\n"a,b@example.com"\r\n';
  const client = answering(() => new Response(new TextEncoder().encode(csv)));
  expect(await client.newsletter.exportCsv()).toBe(csv);
  expect(received.at(-1)?.url).toBe('https://example.org/api/newsletter/export.csv');
  expect(received.at(-1)?.headers.get('authorization')).toBe('Bearer token-1');
});

test('names the subscriber to delete in the path, as the administrator', async () => {
  await answering(() => Response.json({ deleted: true })).newsletter.delete('a/b');
  expect(received.at(-1)?.method).toBe('DELETE');
  expect(received.at(-1)?.url).toBe('https://example.org/api/newsletter/delete/a%2Fb');
  expect(received.at(-1)?.headers.get('authorization')).toBe('Bearer token-1');
});

test.each(['list', 'outbox', 'delivery'] as const)('asks for the %s as the administrator', async (name) => {
  expect(await answering(() => Response.json([])).newsletter[name]()).toEqual([]);
  expect(received.at(-1)?.headers.get('authorization')).toBe('Bearer token-1');
});
