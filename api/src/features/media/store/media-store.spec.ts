import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Refusal,
  refuseWith,
  type S3Server,
  startS3Server,
} from '../../../../test/harness/servers/s3-server.js';
import { parseStorageLocation } from '../../../platform/config/storage-location.js';
import type { MediaStore } from './media-store.js';
import { openMediaStore } from './open-media-store.js';
import { storeFailure } from './store-failure.js';

describe('the media store in a folder', () => {
  let path: string;
  let store: MediaStore;

  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'quartermile-store-'));
    store = await openMediaStore({ kind: 'folder', path });
  });
  afterEach(() => rm(path, { recursive: true, force: true }));

  const put = (key: string): Promise<void> => store.put(key, Buffer.from(key), 'image/jpeg');
  const keys = async (folder: string): Promise<string[]> =>
    (await Array.fromAsync(store.list(folder))).sort();

  it('returns stored bytes', async () => {
    await put('public/a/master');
    expect(await store.get('public/a/master')).toEqual(Buffer.from('public/a/master'));
    expect(await store.has('public/a/master')).toBe(true);
  });

  it('has nothing under an unknown key', async () => {
    expect(await store.get('public/b')).toBeNull();
    expect(await store.has('public/b')).toBe(false);
  });

  it('leaves no temporary file', async () => {
    await put('a');
    expect(await readdir(path)).toEqual(['a']);
  });

  it('leaves no temporary file after a failure', async () => {
    await put('a/b');
    await expect(put('a')).rejects.toThrow();
    expect(await readdir(path)).toEqual(['a']);
  });

  it('is healthy only while its folder exists', async () => {
    await expect(store.check()).resolves.toBeUndefined();
    await rm(path, { recursive: true });
    await expect(store.check()).rejects.toThrow('ENOENT');
  });

  it('lists and deletes a folder with its content', async () => {
    await Promise.all(
      ['public/a/master', 'public/a/w320.webp', 'public/ab/master', 'private/a/master'].map(put),
    );
    expect(await keys('public')).toEqual(['public/a/master', 'public/a/w320.webp', 'public/ab/master']);
    await store.deleteFolder('public/a');
    await store.deleteFolder('public/a');
    expect(await keys('public')).toEqual(['public/ab/master']);
    expect(await keys('private')).toEqual(['private/a/master']);
  });
});

if (platform() !== 'win32') {
  describe('the media store in a folder of another user', () => {
    const NOBODY = 65_534;
    let path: string;
    let store: MediaStore;
    beforeEach(async () => {
      path = await mkdtemp(join(tmpdir(), 'quartermile-store-'));
      store = await openMediaStore({ kind: 'folder', path });
      await store.put('private/a/master', Buffer.from('slip'), 'image/jpeg');
      await chmod(path, 0o711);
    });
    afterEach(() => rm(path, { recursive: true, force: true }));

    /** Root may do anything, so it becomes nobody meanwhile. */
    const deletion = async (): Promise<string> => {
      const isRoot = process.geteuid?.() === 0;
      if (isRoot) process.seteuid?.(NOBODY);
      try {
        return await store.deleteFolder('private/a').then(() => 'deleted', storeFailure);
      } finally {
        if (isRoot) process.seteuid?.(0);
      }
    };

    it('reports that it may not delete there', async () => {
      await chmod(join(path, 'private'), 0o755);
      await chmod(join(path, 'private/a'), 0o555);
      expect(await deletion()).toBe('EACCES');
      await chmod(join(path, 'private/a'), 0o755);
      expect(await store.has('private/a/master')).toBe(true);
    });
  });
}

describe('the media store in a bucket', () => {
  const keys = ['private/a/master', ...Array.from({ length: 20 }, (_, nth) => `private/a/w${nth}.webp`)];
  let s3: S3Server;
  let store: MediaStore;
  beforeAll(async () => {
    s3 = await startS3Server();
  });
  beforeEach(async () => {
    store = await openMediaStore(parseStorageLocation(s3.mediaUrl(), ''));
    await Promise.all(
      [...keys, 'private/ab/master'].map((key) => store.put(key, Buffer.from(key), 'image/webp')),
    );
  });
  afterEach(() => s3.refuseDeletions(null));
  afterAll(() => s3.close());

  const deletion = (): Promise<string> => store.deleteFolder('private/a').then(() => 'deleted', storeFailure);
  const left = async (): Promise<number> => (await s3.keys()).length - 1;

  it('deletes a folder with its content', async () => {
    expect([await deletion(), await deletion(), await left()]).toEqual(['deleted', 'deleted', 0]);
  });

  /** The answer to a request for many keys, of which none was deleted. */
  const errorsInside: Refusal = (response) =>
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        '<DeleteResult><Error><Key>x</Key><Code>AccessDenied</Code><Message>No.</Message></Error></DeleteResult>',
      );
  const refusals: readonly [string, Refusal][] = [
    ['AccessDenied', refuseWith(403, 'AccessDenied')],
    ['SignatureDoesNotMatch', refuseWith(403, 'SignatureDoesNotMatch')],
    ['MissingContentMD5', refuseWith(400, 'MissingContentMD5')],
    ['InvalidRequest', refuseWith(400, 'InvalidRequest')],
    ['MethodNotAllowed', refuseWith(405, 'MethodNotAllowed')],
    ['OperationAborted', refuseWith(409, 'OperationAborted')],
    ['NotImplemented', refuseWith(501, 'NotImplemented')],
    ['InternalError', refuseWith(500, 'InternalError')],
    ['SlowDown', refuseWith(503, 'SlowDown')],
    ['HTTP 403', (response) => response.writeHead(403).end()],
    ['RemainingKeyError', errorsInside],
    ['RemainingKeyError', (response) => response.writeHead(204).end()],
    ['ECONNRESET', (response) => response.destroy()],
    ['TimeoutError', () => undefined],
  ];
  it.each(refusals)(
    'reports %s when the bucket refuses, and deletes later',
    async (reason, refusal) => {
      s3.refuseDeletions(refusal);
      expect([await deletion(), await left()]).toEqual([reason, keys.length]);
      s3.refuseDeletions(null);
      // A new store has no pause after a time-out.
      store = await openMediaStore(parseStorageLocation(s3.mediaUrl(), ''));
      expect([await deletion(), await left()]).toEqual(['deleted', 0]);
    },
    20_000,
  );

  it('deletes all but the key that the bucket refuses, and reports that', async () => {
    s3.refuseDeletions(refuseWith(403, 'AccessDenied'), /master/);
    expect([await deletion(), await left()]).toEqual(['AccessDenied', 1]);
  });
});
