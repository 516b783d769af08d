import ky, { HTTPError, type Options, TimeoutError } from 'ky';
import { REQUEST_TIMEOUT_MS } from '../domain/index.js';
import { ApiError } from './client-errors.js';
import { deliver, deliverUpload } from './deliver.js';
import { NetworkError } from './network-error.js';
import { randomKey } from './random-key.js';
import { retryPolicy } from './retry-policy.js';
import type { Transport } from './transport.js';

/** Where the client finds the administrator's token; null while nobody is logged in. */
export type ReadToken = () => string | null | Promise<string | null>;

/** What a client is made of. */
export interface ClientOptions {
  readonly transport: Transport;
  /** Origin of the API, such as "https://example.org". */
  readonly baseUrl: string;
  /** Absent: calls carry no token (a transport of the desktop app attaches its own). */
  readonly readToken?: ReadToken;
  /** False: one try for each call, such as within a page that somebody waits for. */
  readonly retry?: boolean;
}

/** What a person's side of a call may ask for. */
export interface CallOptions {
  /** Gives the call up. */
  readonly signal?: AbortSignal;
  /** Lets the call end though the page goes away meanwhile; for bodies below 64 KiB (Fetch, 4.6). */
  readonly keepalive?: boolean;
  /** One key for the same intent, when the caller itself tries again; a fresh one otherwise. */
  readonly idempotencyKey?: string;
}

/** A call that carries pictures can report how much of them is sent: 0 to 1. */
export interface UploadOptions extends CallOptions {
  onUploadProgress?(fraction: number): void;
}

/** One call of the API. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  /** Attaches the administrator's token. */
  readonly asAdmin?: boolean;
  /** Carries pictures: 10 s without progress instead of 10 s in all. */
  readonly isUpload?: boolean;
  /** False: one try only. */
  readonly retry?: boolean;
  /** Asks the server whatever the browser's own cache holds. */
  readonly pastCache?: boolean;
  /** What the answer is read as; JSON unless said otherwise. */
  readonly answer?: 'text';
  readonly options?: UploadOptions;
}

/**
 * Makes a call and reads its answer: JSON (undefined for one without content), or text where the call asks for it.
 * @throws ApiError when the API refuses, NetworkError when no answer comes, the abort reason when given up.
 */
export type Caller = <Answer>(call: Call) => Promise<Answer>;

/** The one way in which every call is made: time-outs, retries, keys, token and errors. */
export function createCaller({ transport, baseUrl, readToken, retry = true }: ClientOptions): Caller {
  return async <Answer>(call: Call): Promise<Answer> => {
    try {
      const response = await ky(new URL(call.path, baseUrl), {
        ...fixedOptions(call, transport),
        retry: retry && call.retry !== false ? retryPolicy : 0,
        headers: await headersFor(call, readToken),
      });
      return await readAnswer<Answer>(response, call.answer);
    } catch (error) {
      throw translate(error);
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
    headers['idempotency-key'] = call.options?.idempotencyKey ?? randomKey();
  }
  const token = call.asAdmin ? await readToken?.() : null;
  if (token) headers.authorization = `Bearer ${token}`;
  return headers;
}

async function readAnswer<Answer>(response: Response, kind: Call['answer']): Promise<Answer> {
  if (kind === 'text') return wholeText(await response.arrayBuffer()) as Answer;
  const text = await response.text();
  try {
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  } catch (cause) {
    throw new NetworkError('unreadable', { cause });
  }
}

/** `Response.text()` would drop a byte order mark, which a file that is saved needs. */
const wholeText = (bytes: ArrayBuffer): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

function translate(error: unknown): unknown {
  if (error instanceof HTTPError) return new ApiError(error.response, error.data);
  if (error instanceof TimeoutError) return new NetworkError('timeout', { cause: error });
  return error;
}
