const HEAD_END = Buffer.from('\r\n\r\n');
const LINE_END = Buffer.from('\r\n');
const STATUS_OFFSET = 'HTTP/1.1 '.length;
const BODILESS = new Set([204, 304]);

/**
 * Reads one HTTP/1.1 response at a time from the chunks of a connection, with as little work as possible: the load
 * generator shares the machine with the server under test.
 */
export class ResponseReader {
  #head = null;
  #rest = 0;
  #isChunked = false;
  #expected = null;
  #collected = null;
  #response = null;

  /** @param done called with `{ status, head, length, isEqual, body }` when a response is complete */
  constructor(done) {
    this.done = done;
  }

  /**
   * Prepares for the next response.
   * @param {Buffer | null} expected body that the response is compared with, as it arrives
   * @param {boolean} isCollected whether the response carries a copy of the body
   */
  expect(expected, isCollected) {
    this.#expected = expected;
    this.#collected = isCollected ? [] : null;
    this.#response = null;
    this.#head = null;
  }

  /** @throws Error when the bytes are not the expected response */
  read(chunk) {
    if (this.#response === null) {
      const body = this.#readHead(chunk);
      if (body !== null) this.#readBody(body);
    } else this.#readBody(chunk);
  }

  #readHead(chunk) {
    const all = this.#head === null ? chunk : Buffer.concat([this.#head, chunk]);
    const end = all.indexOf(HEAD_END);
    if (end === -1) {
      this.#head = Buffer.from(all);
      return null;
    }
    const head = all.latin1Slice(0, end);
    const status = Number(head.slice(STATUS_OFFSET, STATUS_OFFSET + 3));
    const length = BODILESS.has(status) ? '0' : lengthIn(head);
    this.#isChunked = length === null;
    if (this.#isChunked && !/\r\ntransfer-encoding: chunked/i.test(head))
      throw new Error(`A response without a length: ${head}`);
    this.#rest = Number(length);
    this.#response = { status, head, length: 0, isEqual: true, body: null };
    return all.subarray(end + HEAD_END.length);
  }

  #readBody(chunk) {
    if (this.#isChunked) return this.#readChunks(chunk);
    if (chunk.length > this.#rest) throw new Error('More bytes than the response has.');
    this.#take(chunk);
    this.#rest -= chunk.length;
    if (this.#rest === 0) this.#finish();
  }

  /** RFC 9112 section 7.1. Incomplete chunks wait for more bytes; only responses of unknown length get here. */
  #readChunks(chunk) {
    let rest = this.#head === null ? chunk : Buffer.concat([this.#head, chunk]);
    this.#head = null;
    for (;;) {
      const line = rest.indexOf(LINE_END);
      const size = line === -1 ? Number.NaN : Number.parseInt(rest.latin1Slice(0, line), 16);
      const end = line + size + 2 * LINE_END.length;
      if (Number.isNaN(size) || rest.length < end) {
        this.#head = Buffer.from(rest);
        return;
      }
      if (size === 0) return this.#finish();
      this.#take(rest.subarray(line + LINE_END.length, end - LINE_END.length));
      rest = rest.subarray(end);
    }
  }

  #take(part) {
    const { length } = this.#response;
    if (this.#expected !== null && part.length > 0) {
      const end = length + part.length;
      if (end > this.#expected.length || this.#expected.compare(part, 0, part.length, length, end) !== 0)
        this.#response.isEqual = false;
    }
    this.#collected?.push(Buffer.from(part));
    this.#response.length += part.length;
  }

  #finish() {
    const response = this.#response;
    if (this.#expected !== null && response.length !== this.#expected.length) response.isEqual = false;
    if (this.#collected !== null) response.body = Buffer.concat(this.#collected);
    this.#head = null;
    this.done(response);
  }
}

/** Both spellings that occur; a search is cheaper than an expression that ignores case. */
const LENGTHS = ['\r\ncontent-length: ', '\r\nContent-Length: '];

function lengthIn(head) {
  for (const name of LENGTHS) {
    const at = head.indexOf(name);
    if (at !== -1) return head.slice(at + name.length).split('\r\n', 1)[0];
  }
  return null;
}
