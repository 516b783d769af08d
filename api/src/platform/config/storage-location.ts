import { join } from 'node:path';

/** Where pictures are stored: a local folder, or a bucket of an S3-compatible service. */
export type StorageLocation = { readonly kind: 'folder'; readonly path: string } | BucketLocation;

/** A bucket of an S3-compatible service. */
export interface BucketLocation {
  readonly kind: 'bucket';
  readonly bucket: string;
  /** Key prefix; empty, or ends in a slash. */
  readonly prefix: string;
  readonly region: string;
  /** Null: Amazon's own. */
  readonly endpoint: string | null;
  /** Null: from the AWS client's provider chain (environment, profile, instance role). */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

/** Folder in `DATA_DIR` for pictures while `MEDIA_URL` is `file:`. */
const MEDIA_FOLDER = 'media';
const DEFAULT_REGION = 'us-east-1';

/**
 * Parses `MEDIA_URL`, contract section 1: `file:`, or `s3://[key:secret@]bucket[/prefix][?endpoint=...&region=...]`.
 * @throws Error with one sentence when it is neither
 */
export function parseStorageLocation(mediaUrl: string, dataDir: string): StorageLocation {
  if (mediaUrl === 'file:') return { kind: 'folder', path: join(dataDir, MEDIA_FOLDER) };
  if (!mediaUrl.startsWith('s3:')) throw new Error('MEDIA_URL must be file: or s3://bucket?endpoint=...');
  return parseBucket(mediaUrl, 'MEDIA_URL');
}

/**
 * Parses `s3://[key:secret@]bucket[/prefix][?endpoint=...&region=...]`.
 * @param name what the URL is, for the message
 * @throws Error with one sentence when it is something else
 */
export function parseBucket(text: string, name: string): BucketLocation {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 's3:' || url.hostname === '')
    throw new Error(`${name} must be s3://bucket?endpoint=...`);
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint !== null && !/^https?:\/\//.test(endpoint)) {
    throw new Error(`The endpoint of ${name} must be an http or https address.`);
  }
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  return {
    kind: 'bucket',
    bucket: url.hostname,
    prefix: prefix && `${prefix}/`,
    region: url.searchParams.get('region') ?? DEFAULT_REGION,
    endpoint,
    credentials: readCredentials(url, name),
  };
}

function readCredentials(url: URL, name: string): { accessKeyId: string; secretAccessKey: string } | null {
  if (url.username === '') return null;
  try {
    return {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    };
  } catch {
    throw new Error(`The key of ${name} must be percent-encoded.`);
  }
}
