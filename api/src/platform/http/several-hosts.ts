import type { IncomingMessage } from 'node:http';

/** Whether a request has several `Host` headers, of which Node takes the first: it must be refused, RFC 9112 section 3.2. */
export function hasSeveralHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  // Names are at even places.
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}
