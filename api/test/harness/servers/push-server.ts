import { execFile } from 'node:child_process';
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { PushSubscription } from '@quartermile/core/domain';

const HOST = 'push.example.test';

/** A push message as the device decrypts it. */
export interface ReceivedPush {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
  /** When it was handed over, ms since 1970. */
  readonly at: number;
  readonly topic: string;
}

/** A device with a push subscription. */
export interface PushDevice {
  readonly subscription: PushSubscription;
  readonly received: ReceivedPush[];
  /** How the push service answers; `cut`: it takes the message and closes the connection. */
  mood: number | 'cut';
}

/** A push service on loopback, whose devices decrypt and count. */
export interface PushServer {
  /** Replaces the agent of a `PushSender`: trusts the service, and finds it at its name. */
  readonly agent: Agent;
  readonly port: number;
  /** Its certificate, for `NODE_EXTRA_CA_CERTS`. */
  readonly certificateFile: string;
  /** Adds a device. */
  subscribe(): PushDevice;
  /** Called once, when the next message has arrived and before it is acknowledged. */
  onArrival: (() => void) | null;
  close(): Promise<void>;
}

/** Starts a push service with a certificate of its own. */
export async function startPushServer(): Promise<PushServer> {
  const folder = await mkdtemp(join(tmpdir(), 'quartermile-push-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-days', '2', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`, '-keyout', key, '-out', cert],
  ]);
  const ca = await readFile(cert);
  const devices = new Map<string, { device: PushDevice; ecdh: ECDH; auth: Buffer }>();
  const server = createServer({ key: await readFile(key), cert: ca }, async (request, response) => {
    const entry = devices.get(request.url ?? '');
    if (!entry) return response.writeHead(404).end();
    const { device, ecdh, auth } = entry;
    const body = await buffer(request);
    if (device.mood === 201 || device.mood === 'cut') {
      verifyVapid(request);
      const message = JSON.parse(decrypt(body, ecdh, auth)) as ReceivedPush;
      device.received.push({ ...message, at: Date.now(), topic: String(request.headers.topic) });
    }
    pushServer.onArrival?.();
    pushServer.onArrival = null;
    if (device.mood === 'cut') return request.socket.destroy();
    return response.writeHead(device.mood).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const pushServer: PushServer = {
    agent: new Agent({
      ca,
      lookup: (_name, options, done) =>
        options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
    }),
    port,
    certificateFile: cert,
    onArrival: null,
    subscribe() {
      const ecdh = createECDH('prime256v1');
      const [p256dh, auth] = [ecdh.generateKeys('base64url'), randomBytes(16)];
      const path = `/send/${devices.size + 1}`;
      const subscription = {
        endpoint: `https://${HOST}:${port}${path}`,
        keys: { p256dh, auth: auth.toString('base64url') },
      };
      const device: PushDevice = { subscription, received: [], mood: 201 };
      devices.set(path, { device, ecdh, auth });
      return device;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(folder, { recursive: true, force: true });
    },
  };
  return pushServer;
}

/** Decrypts a message of one record: RFC 8291, section 3.4, with the coding `aes128gcm` of RFC 8188. */
function decrypt(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const [senderKey, record] = [body.subarray(21, 21 + keyLength), body.subarray(21 + keyLength)];
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, keyInfo, 32));
  const derive = (info: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${info}\0`), bytes));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** @throws Error unless the sender has identified itself: RFC 8292 */
function verifyVapid({ headers }: IncomingMessage): void {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    signed,
    Buffer.from(signature, 'base64url'),
  );
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (!isSigned || aud !== `https://${headers.host}`) throw new Error('VAPID: not signed for this service');
}
