/** The one channel between the page and the main process. */
export const API_CHANNEL = 'api:call';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** Headers that the page may set; the token is not among them: the main process attaches it. */
const PAGE_HEADERS = ['accept', 'content-type', 'idempotency-key', 'cache-control'] as const;

/** A call of the API as it crosses to the main process. */
export interface ApiCall {
  readonly method: (typeof METHODS)[number];
  /** Path and query, beginning with "/api/". */
  readonly path: string;
  readonly headers: Readonly<Partial<Record<(typeof PAGE_HEADERS)[number], string>>>;
  /** JSON text; null without a body. */
  readonly body: string | null;
}

/** What comes back: an answer of any status, or null when none came. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Null for an answer that has none. */
  readonly body: string | null;
}

/** What the preload script gives to the page. */
export interface DesktopBridge {
  /** Public address of the site, such as "https://example.org/". */
  readonly siteUrl: string;
  callApi(call: ApiCall): Promise<ApiAnswer | null>;
}

/** The headers of a request that may cross. */
export function pickPageHeaders(headers: Headers): ApiCall['headers'] {
  const picked = PAGE_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(picked);
}

/** Whether what came from the page is a call: it may be anything. */
export function isApiCall(value: unknown): value is ApiCall {
  if (!isRecord(value)) return false;
  const { method, path, headers, body } = value;
  return (
    METHODS.some((one) => one === method) &&
    typeof path === 'string' &&
    isApiPath(path) &&
    isRecord(headers) &&
    Object.entries(headers).every(
      ([name, text]) => PAGE_HEADERS.some((one) => one === name) && typeof text === 'string',
    ) &&
    (body === null || typeof body === 'string')
  );
}

/** A path below /api/ that stays there when it is resolved against the site. */
function isApiPath(path: string): boolean {
  const base = 'https://site.invalid';
  if (!path.startsWith('/api/') || !URL.canParse(path, base)) return false;
  const { origin, pathname } = new URL(path, base);
  return origin === base && pathname.startsWith('/api/');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
