import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/data-source.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

/** Messages of PostgreSQL's protocol, see "Message Formats" in its manual. */
const READY = Buffer.from('Z\0\0\0\x05I', 'latin1');
const FATAL = errorResponse({
  S: 'FATAL',
  V: 'FATAL',
  C: '57P01',
  M: 'terminating connection due to unexpected postmaster exit',
});

let database: TestDatabase;
let proxy: Server;
let dataSource: DataSource;
/** What the proxy does with the next ReadyForQuery message of a connection: 0 for the first. */
let failAt: number | null = null;
const sockets = new Set<Socket>();

beforeAll(async () => {
  database = await createTestDatabase();
  const { port, hostname } = new URL(database.url);
  proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    let ready = 0;
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', (bytes) => server.write(bytes)).on('close', () => server.destroy());
    server.on('close', () => client.destroy());
    server.on('data', (bytes: Buffer) => {
      const isLast = bytes.subarray(-READY.length).equals(READY) && ready++ === failAt;
      // One write, so that the client reads both messages at once.
      if (isLast) client.end(Buffer.concat([bytes, FATAL]));
      else client.write(bytes);
    });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(database.url);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  dataSource = await createDataSource(url.href).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  for (const socket of sockets) socket.destroy();
  proxy.close();
  await database.drop();
});

function errorResponse(fields: Readonly<Record<string, string>>): Buffer {
  const body = Buffer.from(
    `${Object.entries(fields)
      .map(([type, text]) => `${type + text}\0`)
      .join('')}\0`,
  );
  const head = Buffer.from('E\0\0\0\0', 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Ends all connections, so that the next query opens one. */
async function loseConnections(): Promise<void> {
  for (const socket of sockets) socket.destroy();
  await expect(dataSource.query('SELECT 1')).rejects.toThrow();
}

// Such an error reaches no query: without a listener it would end the process.
test.each([
  ['once the connection is ready', 0],
  ['once the new connection was checked', 1],
  ['after the first query', 2],
])('an error that arrives %s fails one query at most', async (_when, nth) => {
  await loseConnections();
  failAt = nth;
  await dataSource.query('SELECT 1').catch(() => undefined);
  failAt = null;
  await expect(dataSource.query('SELECT 2 AS two')).resolves.toEqual([{ two: 2 }]);
});
