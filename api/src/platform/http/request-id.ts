import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Header that names a request in answers and logs. */
export const REQUEST_ID_HEADER = 'x-request-id';

const acceptable = /^[\w.:-]{8,100}$/;

/** Names requests: by the trusted proxy's own name where there is a proxy, else by a fresh UUID. */
export function requestIdFrom(trustProxy: number): (request: Pick<IncomingMessage, 'headers'>) => string {
  return (request) => {
    const given = trustProxy > 0 ? request.headers[REQUEST_ID_HEADER] : undefined;
    return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
  };
}
