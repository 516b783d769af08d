import type { PushSubscription } from '@quartermile/core/domain';

/**
 * Whether push messages can be switched on here: `install` on an iPhone whose page is not on the Home Screen, `blocked`
 * when the browser was told to show no notifications.
 */
export type PushSupport = 'ready' | 'unsupported' | 'install' | 'blocked';

/** Push messages of a host whose pages can subscribe to them (Push API). */
export interface HostPush {
  /** Whether they can be switched on. */
  support(): PushSupport;
  /** The endpoint of this device's subscription by the key of the server; null without one. */
  endpoint(publicKey: string): Promise<string | null>;
  /**
   * Asks for permission and subscribes this device. Call it from a press.
   * @param publicKey key of the server, base64url
   * @throws DOMException when it is not permitted, or the push service is out of reach
   */
  subscribe(publicKey: string): Promise<PushSubscription>;
  /** Ends the subscription of this device. */
  unsubscribe(): Promise<void>;
}
