import { expect, test } from 'vitest';
import { type Client, createClient } from '../create-client.js';

const video = { link: 'https://youtu.be/abcdefghijk' };
const image = 'data:image/png;base64,AAAA';

test.each<[string, string, string, (client: Client) => Promise<unknown>]>([
  ['adds', 'POST', 'add', ({ pastEvents }) => pastEvents.add({ title: 'Final', date: '2026-07-18' })],
  ['updates', 'PUT', 'update/a%2Fb', ({ pastEvents }) => pastEvents.update('a/b', { title: 'Final' })],
  ['deletes', 'DELETE', 'delete/a%2Fb', ({ pastEvents }) => pastEvents.delete('a/b')],
  ['features', 'PUT', 'toggle-featured/a%2Fb', ({ pastEvents }) => pastEvents.toggleFeatured('a/b')],
  ['adds a picture', 'POST', 'gallery/a%2Fb', ({ pastEvents }) => pastEvents.addPicture('a/b', { image })],
  ['adds a video', 'POST', 'videos/a%2Fb', ({ pastEvents }) => pastEvents.addVideo('a/b', video)],
])('%s as the administrator', async (_, method, path, act) => {
  const received: Request[] = [];
  const client = createClient({
    baseUrl: 'https://example.org',
    readToken: () => 'token-1',
    transport: (request) => {
      received.push(request);
      return Promise.resolve(Response.json({}));
    },
  });
  await act(client);
  expect(received[0]?.method).toBe(method);
  expect(received[0]?.url).toBe(`https://example.org/api/past-events/${path}`);
  expect(received[0]?.headers.get('authorization')).toBe('Bearer token-1');
});

test('finds one as a visitor', async () => {
  const received: Request[] = [];
  const client = createClient({
    baseUrl: 'https://example.org',
    readToken: () => 'token-1',
    transport: (request) => {
      received.push(request);
      return Promise.resolve(Response.json({ id: 'a/b' }));
    },
  });
  expect(await client.pastEvents.find('a/b')).toEqual({ id: 'a/b' });
  expect(received[0]?.url).toBe('https://example.org/api/past-events/a%2Fb');
  expect(received[0]?.headers.get('authorization')).toBeNull();
});
