import { expect, test } from '@jest/globals';
import { formatMediaName } from '@quartermile/core/domain';
import fastify from 'fastify';
import { provideRequestContext } from '../../platform/http/request-context.js';
import { MediaFiles } from './media-files.js';
import type { PictureWork } from './processing/picture-work.js';
import type { MediaStore } from './store/media-store.js';

test('a network that asks for many variants leaves others theirs', async () => {
  const forever = new Promise<never>(() => undefined);
  const store = { get: async (key: string) => (key.endsWith('master') ? Buffer.alloc(1) : null) };
  const work = { makeVariant: () => forever };
  const files = new MediaFiles(store as unknown as MediaStore, work as unknown as PictureWork);
  const server = fastify({ trustProxy: true });
  provideRequestContext(server);
  const refused: string[] = [];
  let lastWidth = 0;
  server.get('/:width', async (request, reply) => {
    const width = Number((request.params as { width: string }).width);
    const image = {
      name: formatMediaName('0f'.repeat(32), { width: 2560, height: 1440 }),
      visibility: 'public',
    };
    files.read({ image, width, format: 'avif' } as never).catch(() => refused.push(request.ip));
    return reply.send();
  });
  const ask = (from: (nth: number) => string, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, nth) =>
        server.inject({ url: `/${++lastWidth}`, headers: { 'x-forwarded-for': from(nth) } }),
      ),
    );
  await ask((nth) => `2001:db8:1:${nth}00::1`, 200);
  expect(refused).toHaveLength(50);
  await ask(() => '192.0.2.1', 50);
  expect(refused).toHaveLength(50);
  await server.close();
});
