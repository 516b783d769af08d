import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that requires a login. */
export interface LoginProxy {
  /** Host name and port. */
  readonly host: string;
  /** Credentials received, in order. */
  readonly logins: readonly string[];
  close(): void;
}

/** Starts one that accepts a single `name:password`. */
export async function openLoginProxy(login: string): Promise<LoginProxy> {
  const logins: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const given = incoming.headers['proxy-authorization'];
    const text = given === undefined ? '' : Buffer.from(given.split(' ')[1] ?? '', 'base64').toString();
    if (given !== undefined && logins.at(-1) !== text) logins.push(text);
    if (text !== login) {
      incoming.resume();
      outgoing.writeHead(407, { 'proxy-authenticate': 'Basic realm="office"' }).end('Who are you?');
      return;
    }
    const { 'proxy-authorization': _, ...headers } = incoming.headers;
    const options = { method: incoming.method ?? 'GET', headers, agent: false };
    const onward = request(incoming.url ?? '', options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    logins,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
