import { Connection } from './connection.mjs';
import { getRequest } from './requests.mjs';

/** A keep-alive connection that is read one response after the other. */
export function openReader(origin) {
  let reject = null;
  const connection = new Connection(origin, (error) => reject?.(error));
  const { host } = new URL(origin);
  return {
    /** @returns {Promise<{ status: number, head: string, body: Buffer }>} */
    read: (path, headers) =>
      new Promise((resolve, fail) => {
        reject = fail;
        connection.send(getRequest(host, path, headers), { isCollected: true }, resolve);
      }),
    close: () => connection.close(),
  };
}
