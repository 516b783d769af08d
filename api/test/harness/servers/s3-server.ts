import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'pictures';
const KEY = 'S3RVER';
/** File name suffix of an object's content. Its metadata are in separate files. */
const OBJECT = '._S3rver_object';

/** Answers a request in place of the server. */
export type Refusal = (response: ServerResponse) => void;

/** Refuses with an error in S3's form. */
export const refuseWith =
  (status: number, code: string): Refusal =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>No.</Message></Error>`);

/** A real S3 server on loopback, with one bucket. */
export interface S3Server {
  /** A `MEDIA_URL` for the bucket; any part can be overridden. */
  mediaUrl(changes?: { readonly bucket?: string; readonly key?: string; readonly endpoint?: string }): string;
  /** The URL that the server listens on. */
  endpoint(): string;
  /** Keys of all objects in the bucket. */
  keys(): Promise<string[]>;
  /** Sets the modification time of all objects. */
  age(writtenAt: Date): Promise<void>;
  /** Answers deletions of the keys that match by `refusal`, without doing them; null: does them again. */
  refuseDeletions(refusal: Refusal | null, keys?: RegExp): void;
  /** Closes all connections and refuses new ones. */
  stop(): Promise<void>;
  /** Starts the server again on the same port, with its objects. */
  start(): Promise<void>;
  /** Stops the server and deletes its objects. */
  close(): Promise<void>;
}

/** Starts an S3 server on a free port. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'quartermile-s3-'));
  let port = 0;
  let server: S3rver | null = null;
  let refused: { readonly refusal: Refusal; readonly keys: RegExp } | null = null;
  const start = async (): Promise<void> => {
    server = openServer(directory, port);
    ({ port } = await server.run());
    const [serve] = server.httpServer.listeners('request') as ((
      ...args: [IncomingMessage, ServerResponse]
    ) => void)[];
    server.httpServer.removeAllListeners('request').on('request', (request, response) => {
      if (refused && isDeletion(request) && refused.keys.test(request.url ?? '')) refused.refusal(response);
      else serve?.(request, response);
    });
  };
  const stop = async (): Promise<void> => {
    const closed = server?.close();
    server?.httpServer.closeAllConnections();
    await closed;
    server = null;
  };
  const objects = async (): Promise<string[]> =>
    (await readdir(join(directory, BUCKET), { recursive: true })).filter((file) => file.endsWith(OBJECT));
  const address = (): string => `http://127.0.0.1:${port}`;
  await start();
  return {
    mediaUrl: ({ bucket = BUCKET, key = KEY, endpoint = address() } = {}) =>
      `s3://${key}:${KEY}@${bucket}/site?endpoint=${endpoint}`,
    endpoint: address,
    keys: async () => (await objects()).map((file) => file.slice(0, -OBJECT.length)).toSorted(),
    age: async (writtenAt) => {
      for (const file of await objects()) await utimes(join(directory, BUCKET, file), writtenAt, writtenAt);
    },
    refuseDeletions: (refusal, keys = /^/) => {
      refused = refusal && { refusal, keys };
    },
    start,
    stop,
    close: async () => {
      if (server) await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Of one key, or of many in one request. */
const isDeletion = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'DELETE' || (method === 'POST' && /[?&]delete\b/.test(url));

function openServer(directory: string, port: number): S3rver {
  const configureBuckets = [{ name: BUCKET }];
  return new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets,
  });
}
