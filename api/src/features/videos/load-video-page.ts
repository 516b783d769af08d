import { REMOTE_PICTURE_MAX_REDIRECTS } from '@quartermile/core/domain';

/** Time-out for what is fetched from a video's site. */
export const VIDEO_SITE_TIMEOUT_MS = 3000;
/** Maximum bytes of a video's page that are read; such pages have a long head. */
const VIDEO_PAGE_MAX_BYTES = 1024 * 1024;

/** Fetches from a video site. Has the signature of `fetch`, so that tests can replace it. */
export type FetchPicture = (url: string, init: RequestInit) => Promise<Response>;
export const FETCH_PICTURE = Symbol('FETCH_PICTURE');

/** The social network rejects requests without these headers. */
const PAGE_HEADERS = {
  accept: 'text/html',
  'user-agent': 'Mozilla/5.0 (compatible; Quartermile; link preview)',
};

/** Reads the start of a page, following redirects on the same host only; null without one. */
export async function loadVideoPage(
  fetchPage: FetchPicture,
  page: string,
  signal: AbortSignal,
): Promise<string | null> {
  let url = new URL(page);
  for (let redirects = 0; redirects <= REMOTE_PICTURE_MAX_REDIRECTS; redirects++) {
    const response = await fetchPage(url.href, { redirect: 'manual', signal, headers: PAGE_HEADERS });
    if (response.ok && response.body) return readStart(response.body);
    await response.body?.cancel();
    const next = URL.parse(response.headers.get('location') ?? '', url.href);
    if (next?.origin !== url.origin || response.headers.get('location') === null) return null;
    url = next;
  }
  return null;
}

/** Reads approximately the first {@link VIDEO_PAGE_MAX_BYTES} bytes of a text. */
async function readStart(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length >= VIDEO_PAGE_MAX_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, VIDEO_PAGE_MAX_BYTES).toString('utf8');
}
