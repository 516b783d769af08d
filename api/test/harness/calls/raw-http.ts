import { connect, type Socket } from 'node:net';

/** A raw HTTP response. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A raw request; nothing is validated or encoded. */
export interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Response time-out. */
const TIMEOUT_MS = 40_000;

/**
 * Sends a request as raw bytes over its own connection, because HTTP clients reject most malformed requests.
 * @returns null when the connection closed without a response
 */
export async function sendRaw(address: URL, request: RawRequest): Promise<RawAnswer | null> {
  const socket = connect(Number(address.port), address.hostname);
  try {
    return parse(await exchange(socket, encode(address, request)));
  } finally {
    socket.destroy();
  }
}

function encode(address: URL, { method, target, headers, body }: RawRequest): Buffer {
  const isChunked = headers['transfer-encoding'] === 'chunked';
  const lines = [`${method} ${target} HTTP/1.1`, `host: ${address.host}`, 'connection: close'];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (!isChunked && (body.length > 0 || method !== 'GET')) lines.push(`content-length: ${body.length}`);
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return Buffer.concat([head, isChunked ? chunked(body) : body]);
}

function chunked(body: Buffer): Buffer {
  const part = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, CRLF]);
  const half = body.length >> 1;
  const parts = [body.subarray(0, half), body.subarray(half)].filter((bytes) => bytes.length > 0);
  return Buffer.concat([...parts.map(part), Buffer.from('0\r\n\r\n')]);
}

const CRLF = Buffer.from('\r\n');
const HEAD_END = '\r\n\r\n';

/** Reads the response. */
function exchange(socket: Socket, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    const finish = (): void => resolve(Buffer.concat(received));
    socket.setTimeout(TIMEOUT_MS, finish);
    // A server that rejects a body early may reset the connection; data received before that counts.
    socket.on('error', finish).on('close', finish).on('end', finish);
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    socket.write(bytes);
  });
}

function parse(bytes: Buffer): RawAnswer | null {
  const end = bytes.indexOf(HEAD_END);
  const [line = '', ...fields] = bytes.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1]);
  if (!status) return null;
  const rest = bytes.subarray(end + HEAD_END.length);
  if (status === 100) return parse(rest);
  const headers = Object.fromEntries(
    fields.map((field) => [
      field.slice(0, field.indexOf(':')).toLowerCase(),
      field.slice(field.indexOf(':') + 1).trim(),
    ]),
  );
  const isChunked = headers['transfer-encoding'] === 'chunked';
  return { status, headers, body: (isChunked ? unchunked(rest) : rest).toString('utf8') };
}

function unchunked(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = bytes.indexOf(CRLF, at);
    const length = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    if (lineEnd < 0 || !length) return Buffer.concat(parts);
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
}
