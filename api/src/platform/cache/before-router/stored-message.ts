import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { REQUEST_ID_HEADER } from '../../http/request-id.js';

/** Length of an HTTP date such as `Sun, 22 Nov 2026 22:55:01 GMT`, RFC 9110 section 5.6.7. */
const DATE_LENGTH = 29;
const DATE_FIELD = '\r\nDate: ';
const ID_FIELD = `\r\n${REQUEST_ID_HEADER}: `;
const MS_PER_S = 1000;

/** The field of Node's `ServerResponse`, not public, with the head that it writes. */
interface ResponseWithHead {
  _header: unknown;
}

/** The head as Node wrote it, without what differs from response to response. */
interface WrittenHead {
  readonly beforeId: string;
  readonly beforeDate: string;
  readonly afterDate: string;
}

/**
 * A response as it left the router. The first one is written by `writeHead`. As long as connections stay open, later
 * ones differ by date and request id only and reuse its head: composing and validating some 20 headers again would be
 * a fifth of the work of a response (docs/decisions/0064).
 */
export class StoredMessage {
  private head: WrittenHead | null = null;

  /**
   * @param headers `[name, value, name, value, ...]`
   * @param requestIdAt index in `headers` where the value of `x-request-id` goes
   * @param body null for a 304
   */
  constructor(
    private readonly status: 200 | 304,
    readonly headers: readonly string[],
    readonly requestIdAt: number,
    readonly body: Buffer | null,
  ) {}

  /** Sends it. Nothing may have been written to `response`. */
  send(request: IncomingMessage, response: ServerResponse, requestId: string): void {
    // In the order of a routed response: objects of one shape keep the code that Node's server shares fast.
    response.statusCode = this.status;
    response.statusMessage = STATUS_CODES[this.status] ?? '';
    const staysOpen =
      response.shouldKeepAlive && request.httpVersionMinor === 1 && request.httpVersionMajor === 1;
    const withHead = response as unknown as ResponseWithHead;
    if (this.head && staysOpen) {
      const { beforeId, beforeDate, afterDate } = this.head;
      withHead._header = beforeId + requestId + beforeDate + currentDate() + afterDate;
    } else {
      const headers = this.headers.slice();
      headers[this.requestIdAt] = requestId;
      response.writeHead(this.status, headers);
      if (staysOpen) this.head = splitHead(withHead._header, requestId);
    }
    response.end(this.body ?? undefined);
  }
}

/** Null when the head is not as expected, so that `writeHead` writes all of them. */
function splitHead(head: unknown, requestId: string): WrittenHead | null {
  if (typeof head !== 'string') return null;
  // With its name: a proxy may have chosen an id that is also the value of another header.
  const idAt = head.indexOf(ID_FIELD + requestId) + ID_FIELD.length;
  const dateAt = head.indexOf(DATE_FIELD, idAt) + DATE_FIELD.length;
  if (idAt < ID_FIELD.length || dateAt < DATE_FIELD.length) return null;
  return {
    beforeId: head.slice(0, idAt),
    beforeDate: head.slice(idAt + requestId.length, dateAt),
    afterDate: head.slice(dateAt + DATE_LENGTH),
  };
}

let second = 0;
let date = '';

/** The current HTTP date, formatted once a second. */
function currentDate(): string {
  const now = Date.now();
  if (Math.floor(now / MS_PER_S) !== second) {
    second = Math.floor(now / MS_PER_S);
    date = new Date(now).toUTCString();
  }
  return date;
}
