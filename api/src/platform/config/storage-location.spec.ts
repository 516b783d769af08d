import { describe, expect, it } from '@jest/globals';
import { parseStorageLocation } from './storage-location.js';

describe('MEDIA_URL', () => {
  it('file: is the folder in DATA_DIR', () => {
    expect(parseStorageLocation('file:', '/data')).toEqual({ kind: 'folder', path: '/data/media' });
  });

  it('s3: with a bucket only leaves the credentials to the AWS client', () => {
    expect(parseStorageLocation('s3://pictures', '/data')).toEqual({
      kind: 'bucket',
      bucket: 'pictures',
      prefix: '',
      region: 'us-east-1',
      endpoint: null,
      credentials: null,
    });
  });

  it('s3: supports another endpoint, a prefix and credentials', () => {
    const url = 's3://key:a%2Fb@pictures/site/one/?endpoint=http://127.0.0.1:9000&region=af-south-1';
    expect(parseStorageLocation(url, '/data')).toEqual({
      kind: 'bucket',
      bucket: 'pictures',
      prefix: 'site/one/',
      region: 'af-south-1',
      endpoint: 'http://127.0.0.1:9000',
      credentials: { accessKeyId: 'key', secretAccessKey: 'a/b' },
    });
  });

  it.each([
    '',
    'media',
    'file:///elsewhere',
    's3:',
    's3://',
    'https://pictures',
    's3://b?endpoint=minio',
    's3://%zz:x@b',
  ])('refuses "%s" with one sentence', (url) => {
    expect(() => parseStorageLocation(url, '/data')).toThrow(/MEDIA_URL/);
  });
});
