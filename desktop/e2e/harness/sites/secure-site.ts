import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { SELF_SIGNED } from './self-signed.js';

/** A site with a self-signed certificate. */
export interface SecureSite {
  readonly url: string;
  /** Closes all connections, so that the certificate is checked again. */
  cut(): void;
  /** Uses another certificate for new connections, because Electron caches the result of the check. */
  renew(): void;
  close(): void;
}

/** Starts a TLS proxy to a local server. */
export async function openSecureSite(serverUrl: string): Promise<SecureSite> {
  const server = createServer(SELF_SIGNED[0] ?? {}, (incoming, outgoing) => {
    const { method = 'GET', headers, url = '/' } = incoming;
    const onward = request(serverUrl + url, { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  let nth = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => server.closeAllConnections(),
    renew() {
      nth += 1;
      server.setSecureContext(SELF_SIGNED[nth % SELF_SIGNED.length] ?? {});
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
