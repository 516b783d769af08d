import ky, { HTTPError, type Options, TimeoutError } from 'ky';
import { REQUEST_TIMEOUT_MS } from '../../domain/index.js';
import { ApiError } from './client-errors.js';
import { deliver, deliverUpload } from './deliver.js';
import { NetworkError } from './network-error.js';
import { randomKey } from './random-key.js';
import { retryPolicy } from './retry-policy.js';
import type { Transport } from './transport.js';

/** Returns the administrator's token. null without a session. */
export type ReadToken = () => string | null | Promise<string | null>;

/** Options of an API client. */
export interface ClientOptions {
  readonly transport: Transport;
  /** Origin of the API, such as "https://example.org". */
  readonly baseUrl: string;
  /** Absent: requests carry no token. The desktop app's transport attaches its own. */
  readonly readToken?: ReadToken;
  /** False disables retries, for example while a page is rendered on the server. */
  readonly retry?: boolean;
}

/** Options that screens can pass to a request. */
export interface CallOptions {
  /** Aborts the request. */
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page. Only for bodies below 64 KiB (Fetch, 4.6). */
  readonly keepalive?: boolean;
  /** Idempotency key to reuse when the caller retries by itself. Random by default. */
  readonly idempotencyKey?: string;
}

/** Options of an upload. Progress is reported as a fraction: 0 to 1. */
export interface UploadOptions extends CallOptions {
  onUploadProgress?(fraction: number): void;
}

/** A request to the API. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  /** Attaches the administrator's token. */
  readonly asAdmin?: boolean;
  /** Uploads pictures: the timeout is 10 s without progress instead of 10 s in total. */
  readonly isUpload?: boolean;
  /** False disables retries. */
  readonly retry?: boolean;
  /** Revalidates with the server instead of using the browser's HTTP cache. */
  readonly pastCache?: boolean;
  /** How the response body is parsed. JSON by default. */
  readonly answer?: 'text';
  readonly options?: UploadOptions;
}

/**
 * Sends a request and parses the response: JSON (undefined for an empty body), or text if the call specifies it.
 * @throws ApiError on an error response, NetworkError without a response, the abort reason when aborted
 */
export type Caller = <Answer>(call: Call) => Promise<Answer>;

/** Creates the caller that applies timeouts, retries, idempotency keys, token and error mapping to every request. */
export function createCaller({ transport, baseUrl, readToken, retry = true }: ClientOptions): Caller {
  return async <Answer>(call: Call): Promise<Answer> => {
    try {
      const response = await ky(new URL(call.path, baseUrl), {
        ...fixedOptions(call, transport),
        retry: retry && call.retry !== false ? retryPolicy : 0,
        headers: await headersFor(call, readToken),
      });
      return await readResponse<Answer>(response, call.answer);
    } catch (cause) {
      const error = translate(cause);
      if (call.asAdmin) logFailure(call, error);
      throw error;
    }
  };
}

function fixedOptions(call: Call, transport: Transport): Options {
  const { method, query, body, isUpload = false, pastCache = false, options } = call;
  const send = isUpload
    ? (request: Request) => deliverUpload(transport, request, options?.onUploadProgress)
    : (request: Request) => deliver(transport, request);
  return {
    method,
    fetch: (input) => send(input instanceof Request ? input : new Request(input)),
    timeout: isUpload ? false : REQUEST_TIMEOUT_MS,
    cache: pastCache ? 'no-cache' : 'default',
    signal: options?.signal ?? null,
    keepalive: options?.keepalive ?? false,
    ...(query && { searchParams: query }),
    ...(body !== undefined && { json: body }),
  };
}

async function headersFor(call: Call, readToken: ReadToken | undefined): Promise<Record<string, string>> {
  const headers: Record<string, string> = { accept: call.answer === 'text' ? 'text/*' : 'application/json' };
  if (call.method === 'POST') {
    // Also of a call without a body (specification section 7).
    headers['content-type'] = 'application/json';
    headers['idempotency-key'] = call.options?.idempotencyKey ?? randomKey();
  }
  const token = call.asAdmin ? await readToken?.() : null;
  if (token) headers.authorization = `Bearer ${token}`;
  return headers;
}

async function readResponse<Answer>(response: Response, kind: Call['answer']): Promise<Answer> {
  if (kind === 'text') return wholeText(await response.arrayBuffer()) as Answer;
  const text = await response.text();
  try {
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  } catch (cause) {
    throw new NetworkError('unreadable', { cause });
  }
}

/** `Response.text()` would drop the byte order mark, which a saved file needs. */
const wholeText = (bytes: ArrayBuffer): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

function translate(error: unknown): unknown {
  if (error instanceof HTTPError) return new ApiError(error.response, error.data);
  if (error instanceof TimeoutError) return new NetworkError('timeout', { cause: error });
  return error;
}

/** Logs a failed call of the administrator (contract section 4). Query and body may contain personal data. */
function logFailure({ method, path }: Call, error: unknown): void {
  const reason = error instanceof ApiError ? error.status : error instanceof NetworkError && error.message;
  if (reason) console.error(`${method} ${path} failed: ${reason}`);
}
