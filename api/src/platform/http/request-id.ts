import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Header with the request id. */
export const REQUEST_ID_HEADER = 'x-request-id';

const acceptable = /^[\w.:-]{8,100}$/;

/** Generates request ids: the trusted proxy's id if there is one, otherwise a UUID. */
export function requestIdFrom(trustProxy: number): (request: Pick<IncomingMessage, 'headers'>) => string {
  return (request) => {
    const given = trustProxy > 0 ? request.headers[REQUEST_ID_HEADER] : undefined;
    return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
  };
}
