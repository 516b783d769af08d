import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { limitConnections } from './limit-connections.js';

test('closes the connections of a network beyond its share, and accepts others once they are gone', async () => {
  const server = createServer((_request, response) => response.end());
  limitConnections(server, { all: 9, perNetwork: 3 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const open = () =>
    connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  /** Whether a connection is served. */
  const isServed = async (socket: ReturnType<typeof open>): Promise<boolean> => {
    const served = once(socket, 'data').then(() => true);
    const closed = once(socket, 'close').then(() => false);
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    return Promise.race([served, closed]);
  };
  const held = [open(), open(), open()];
  for (const socket of held) expect(await isServed(socket)).toBe(true);
  expect(await isServed(open())).toBe(false);
  held[0]?.destroy();
  await once(held[0] as ReturnType<typeof open>, 'close');
  while (
    (await new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))) > 2
  );
  const another = open();
  expect(await isServed(another)).toBe(true);
  for (const socket of [...held, another]) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});
