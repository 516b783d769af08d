import { Connection } from './connection.mjs';
import { getRequest } from './requests.mjs';

/** Requests a URL once. @returns `{ status, head, body }`, the body as sent */
export function readResponse(origin, path, headers = {}) {
  return exchange(origin, getRequest(new URL(origin).host, path, headers));
}

/** Sends the bytes of a request. @returns `{ status, head, body }` */
export function exchange(origin, bytes) {
  return new Promise((resolve, reject) => {
    const connection = new Connection(origin, reject);
    connection.send(bytes, { isCollected: true }, (response) => {
      connection.close();
      resolve(response);
    });
  });
}
