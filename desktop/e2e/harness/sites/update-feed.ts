import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** While a download is paused, this many bytes are sent at intervals. */
const TRICKLE_BYTES = 10;
const TRICKLE_MS = 100;

/** A local update feed. */
export interface UpdateFeed {
  readonly url: string;
  /** The offered version; null responds with an error. */
  version: string | null;
  /** Sends the second half of paused downloads. */
  finishDownloads(): void;
  close(): void;
}

/** Starts one; `newApp` is the content of its AppImage. */
export async function openUpdateFeed(newApp: string): Promise<UpdateFeed> {
  const halfway: { readonly response: ServerResponse; sent: number }[] = [];
  // Padded so that a download has a middle; the shell exits before the padding.
  const image = Buffer.from(`${newApp}\nexit\n${'#'.repeat(200_000)}\n`);
  const sha512 = createHash('sha512').update(image).digest('base64');
  const half = image.length / 2;
  const server = createServer(({ url = '' }, response) => {
    if (feed.version === null) return void response.writeHead(503).end();
    if (/-linux(-arm64)?\.yml/.test(url)) {
      const file = `{ url: app.AppImage, sha512: ${sha512}, size: ${image.length} }`;
      return void response.end(`version: ${feed.version}\nfiles: [${file}]\npath: app.AppImage\n`);
    }
    if (!url.startsWith('/app.AppImage') || url.includes('blockmap'))
      return void response.writeHead(404).end();
    response.writeHead(200, { 'content-length': image.length });
    response.write(image.subarray(0, half));
    halfway.push({ response, sent: half });
  });
  // electron-updater reports progress once a second, when data arrives.
  const trickle = setInterval(() => {
    for (const download of halfway) {
      download.response.write(image.subarray(download.sent, download.sent + TRICKLE_BYTES));
      download.sent += TRICKLE_BYTES;
    }
  }, TRICKLE_MS);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const feed: UpdateFeed = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    version: null,
    finishDownloads() {
      for (const { response, sent } of halfway.splice(0)) response.end(image.subarray(sent));
    },
    close() {
      clearInterval(trickle);
      server.closeAllConnections();
      server.close();
    },
  };
  return feed;
}
