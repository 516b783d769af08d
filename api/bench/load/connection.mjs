import { connect } from 'node:net';
import { ResponseReader } from './response-reader.mjs';

/** Larger than a socket's receive buffer, so that a compressed list is one read. */
const READ_BYTES = 256 * 1024;

/** A keep-alive connection with at most one request at a time. */
export class Connection {
  #socket;
  #reader;
  #done = null;

  /** @param {(error: Error) => void} fail called once when the connection breaks or receives something malformed */
  constructor(origin, fail) {
    const { hostname, port } = new URL(origin);
    this.#reader = new ResponseReader((response) => {
      const done = this.#done;
      this.#done = null;
      done(response);
    });
    const read = (bytes, buffer) => {
      try {
        if (this.#done === null) throw new Error('Bytes without a request.');
        this.#reader.read(buffer.subarray(0, bytes));
      } catch (error) {
        this.#fail(fail, error);
      }
      return true;
    };
    this.#socket = connect({
      host: hostname,
      port: Number(port),
      onread: { buffer: Buffer.alloc(READ_BYTES), callback: read },
    });
    this.#socket.setNoDelay(true);
    this.#socket.on('error', (error) => this.#fail(fail, error));
    this.#socket.on('close', () => {
      if (this.#done !== null) this.#fail(fail, new Error('The server closed the connection.'));
    });
  }

  /** Sends a request; `done` is called with the response. */
  send(bytes, { expected = null, isCollected = false }, done) {
    this.#done = done;
    this.#reader.expect(expected, isCollected);
    this.#socket.write(bytes);
  }

  close() {
    this.#done = null;
    this.#socket.destroy();
  }

  #fail(fail, error) {
    this.#done = null;
    this.#socket.destroy();
    fail(error);
  }
}
