import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { IMAGE_MAX_BYTES } from '@quartermile/core/domain';
import { remotePictureMessages } from './remote-picture-error.js';
import { RemotePictures } from './remote-pictures.service.js';

const problems = remotePictureMessages;
const servers: Server[] = [];
/** Loopback is refused unless a test constructs the service with another rule. */
const lenient = new RemotePictures(() => true);

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

describe('a picture on another site', () => {
  test('is loaded, also behind a redirect', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { location: '/there' }).end();
      else response.end('bytes');
    });
    expect(String(await lenient.load(`${origin}/there`))).toBe('bytes');
    expect(String(await lenient.load(`${origin}/moved`))).toBe('bytes');
  });

  test('sends no cookie, no referrer and no address of this site', async () => {
    let headers: object = {};
    const origin = await serve((request, response) => {
      headers = request.headers;
      response.end('bytes');
    });
    await lenient.load(origin);
    expect(Object.keys(headers).sort()).toEqual(['accept', 'connection', 'host']);
  });

  test.each([
    'ftp://example.com/a.jpg',
    'file:///etc/passwd',
    'gs://bucket/a.jpg',
    'poster.jpg',
    '/a.jpg',
    '',
  ])('cannot be at %j', async (address) => {
    await expect(lenient.load(address)).rejects.toThrow(problems.notAnAddress);
  });

  test('cannot carry a password in its address', async () => {
    await expect(lenient.load('https://user:secret@example.com/a.jpg')).rejects.toThrow(
      problems.notAnAddress,
    );
  });

  test('is missing after more than three redirects', async () => {
    const origin = await serve((_, response) => response.writeHead(301, { location: '/again' }).end());
    await expect(lenient.load(origin)).rejects.toThrow(problems.tooManyRedirects);
  });

  test('cannot lead to another scheme', async () => {
    const origin = await serve((_, response) =>
      response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    );
    await expect(lenient.load(origin)).rejects.toThrow(problems.notAnAddress);
  });

  test('is missing when the site answers with an error, or not at all', async () => {
    const origin = await serve((_, response) => response.writeHead(404).end('bytes'));
    await expect(lenient.load(origin)).rejects.toThrow(problems.unreachable);
    await expect(lenient.load('http://127.0.0.1:1')).rejects.toThrow(problems.unreachable);
  });

  test('is refused past the size of a picture, declared or not', async () => {
    const declared = await serve((_, response) =>
      response.writeHead(200, { 'content-length': IMAGE_MAX_BYTES + 1 }).write('a'),
    );
    await expect(lenient.load(declared)).rejects.toThrow(problems.tooBig);
    const undeclared = await serve((_, response) => response.end(Buffer.alloc(IMAGE_MAX_BYTES + 1)));
    await expect(lenient.load(undeclared)).rejects.toThrow(problems.tooBig);
  });

  test('is given up when it takes too long, its body included', async () => {
    const origin = await serve((_, response) => response.writeHead(200).write('a'));
    await expect(lenient.load(origin, AbortSignal.timeout(100))).rejects.toThrow(problems.tooSlow);
  });
});

describe('an address that is not public', () => {
  const strict = new RemotePictures();

  test.each([
    'http://127.0.0.1/a.jpg',
    'http://2130706433/a.jpg',
    'http://0x7f.1/a.jpg',
    'http://localhost/a.jpg',
    'http://[::1]/a.jpg',
    'http://[::ffff:127.0.0.1]/a.jpg',
    'http://10.0.0.1/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://192.168.1.1/a.jpg',
  ])('is never connected to: %s', async (address) => {
    await expect(strict.load(address)).rejects.toThrow(problems.notPublic);
  });

  test('is refused after a redirect as well', async () => {
    let isSecretRead = false;
    const secret = await serve((_, response) => {
      isSecretRead = true;
      response.end('secret');
    });
    const origin = await serve((_, response) =>
      response.writeHead(302, { location: secret.replace('127.0.0.1', 'localhost') }).end(),
    );
    // The first address is allowed, as a public one would be; what it redirects to is not.
    const allowed = ['127.0.0.1'];
    const once = new RemotePictures((address) => allowed.splice(0).includes(address));
    await expect(once.load(origin)).rejects.toThrow(problems.notPublic);
    expect(isSecretRead).toBe(false);
  });

  test('is refused by name after the name is resolved', async () => {
    const origin = await serve((_, response) => response.end('secret'));
    const seen: string[] = [];
    const rule = new RemotePictures((address) => {
      seen.push(address);
      return false;
    });
    await expect(rule.load(origin.replace('127.0.0.1', 'localhost'))).rejects.toThrow(problems.notPublic);
    expect(seen.some((address) => ['127.0.0.1', '::1'].includes(address))).toBe(true);
  });
});
