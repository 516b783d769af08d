import { createECDH } from 'node:crypto';
import { Agent, request } from 'node:https';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { deriveKey } from '../../platform/http/signing/signer.js';
import { allowedLookup, isPublicAddress } from '../media/index.js';

/** Time for a push service to answer. */
const PUSH_TIMEOUT_MS = 5000;
/** How long a push service stores a message for a device that is offline. */
const PUSH_TTL_S = 24 * 60 * 60;
/** Answers of push services for subscriptions that have ended (RFC 8030, section 7.3). */
const GONE = new Set([404, 410]);

/** What a device shows. No personal data: the text appears on locked screens. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A message replaces an earlier one with the same tag, on the device and at the push service. */
  readonly tag: string;
  /** Path that it opens. */
  readonly path: string;
}

/** A subscription of a browser. */
export interface PushReceiver {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Sends push messages (RFC 8030), encrypted for their device (RFC 8291). The key that identifies this site to push
 * services (VAPID, RFC 8292) is derived from `JWT_SECRET`, so it is the same on every node.
 */
@Injectable()
export class PushSender {
  /** Connects to public addresses only: an endpoint is an address from a request. Tests replace it. */
  agent = new Agent({ lookup: allowedLookup(isPublicAddress) });
  /** The key for subscriptions, base64url. */
  readonly publicKey: string;
  private readonly privateKey: string;
  private readonly subject: string;

  constructor(@Inject(CONFIG) { jwtSecret, publicUrl }: Config) {
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey(deriveKey(jwtSecret ?? '', 'web push').export());
    this.publicKey = ecdh.getPublicKey('base64url');
    this.privateKey = ecdh.getPrivateKey().toString('base64url').padStart(43, 'A');
    const { protocol, hostname } = new URL(publicUrl);
    this.subject = protocol === 'https:' ? publicUrl : `mailto:webmaster@${hostname}`;
  }

  /** Sends a message to a device. Never throws. */
  async send(
    { endpoint, p256dh, auth }: PushReceiver,
    message: PushMessage,
  ): Promise<'sent' | 'gone' | 'failed'> {
    try {
      // Loaded with the first message, to keep the start of the server fast.
      const { default: webPush } = await import('web-push');
      const { subject, publicKey, privateKey } = this;
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: PUSH_TTL_S,
          urgency: 'high',
          topic: message.tag,
        },
      );
      const status = await this.post(endpoint, { method, headers }, body);
      if (GONE.has(status)) return 'gone';
      return status < 300 ? 'sent' : 'failed';
    } catch {
      return 'failed';
    }
  }

  /** The status of the response, whose body is not read. */
  private post(
    endpoint: string,
    options: { readonly method: string; readonly headers: Record<string, string | number> },
    body: Buffer | null,
  ): Promise<number> {
    const signal = AbortSignal.timeout(PUSH_TIMEOUT_MS);
    return new Promise((resolve, reject) => {
      const sending = request(endpoint, { ...options, agent: this.agent, signal }, (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      sending.on('error', reject).end(body);
    });
  }
}
