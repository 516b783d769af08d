import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from './harness/test-app.js';

/** Content of every file outside the client build. */
const SECRET = 'outside of the client build';
/** Body of a page that is rendered when no file matches the path. */
const PAGE = 'rendered page';
const SERVER_ENTRY = `// ${SECRET}
  export const addressOf = () => null;
  export async function handleRequest() {
    return new Response('${PAGE}', { status: 404, headers: { 'content-type': 'text/html' } });
  }`;

let folder: string;
let server: TestApp;
let port: number;
/** Request targets as received by the server, in order. */
const received: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quartermile-traversal-'));
  await mkdir(join(folder, 'build/server'), { recursive: true });
  await mkdir(join(folder, 'build/client/assets'), { recursive: true });
  await writeFile(join(folder, 'build/package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'build/server/index.js'), SERVER_ENTRY);
  await writeFile(join(folder, 'secret.txt'), SECRET);
  await writeFile(join(folder, 'build/client/favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'build/client/assets/app-a1b2c3.js'), 'an asset');
  server = await startTestApp({}, { websiteFolder: join(folder, 'build') });
  server.app.getHttpServer().prependListener('request', ({ url }: { url: string }) => received.push(url));
  await server.app.listen(0, '127.0.0.1');
  port = (server.app.getHttpServer().address() as { port: number }).port;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Sends a request target byte for byte: `fetch` and `inject` resolve `..` before sending. */
async function sendTarget(target: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`, 'latin1');
  return text(socket);
}

const UP = ['..', '%2e%2e', '.%2e', '%2E.', '%252e%252e', '..%00', '%c0%ae%c0%ae', '....'];
const SEPARATORS = ['/', '%2f', '%2F', '\\', '%5c', '%255c', '%252f', '//', '/./'];
const relative = UP.flatMap((up) =>
  SEPARATORS.flatMap((separator) =>
    ['/', '/assets/', '/assets/..'].flatMap((start) => [
      `${start}${up}${separator}server${separator}index.js`,
      `${start}${up}${separator}${up}${separator}${up}${separator}secret.txt`,
    ]),
  ),
);

describe('a file outside of the client build', () => {
  test('is not served for any spelling of a path that leads to it', async () => {
    for (const target of relative) {
      const seen = received.length;
      const answer = await sendTarget(target);
      expect([target, received.slice(seen)]).toEqual([target, [target]]);
      expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
      expect(answer).not.toContain(SECRET);
    }
  });

  test.each([
    ['an absolute path', () => `/${join(folder, 'secret.txt')}`],
    ['an absolute path, encoded', () => `/${encodeURIComponent(join(folder, 'secret.txt'))}`],
    ['an absolute address', () => `http://127.0.0.1:${port}/../../secret.txt`],
    ['a file address', () => `file://${join(folder, 'secret.txt')}`],
    ['a name that ends with an encoded NUL', () => '/..%2fserver/index.js%00.svg'],
    ['a file of the build with an encoded NUL', () => '/favicon.svg%00/../../server/index.js'],
  ])('is not served for %s', async (_name, target) => {
    const seen = received.length;
    const answer = await sendTarget(target());
    expect(received.slice(seen)).toEqual([target()]);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer).not.toContain(SECRET);
  });

  test('is not served for a NUL byte, which is no HTTP', async () => {
    const answer = await sendTarget('/favicon.svg\0/../../secret.txt');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain(SECRET);
  });

  test('while files of the build and pages are', async () => {
    expect(await sendTarget('/favicon.svg')).toContain('<svg/>');
    expect(await sendTarget('/assets/app-a1b2c3.js')).toContain('an asset');
    expect(await sendTarget('/leaderboard')).toContain(PAGE);
  });
});
