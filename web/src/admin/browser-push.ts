import type { HostPush, PushSupport } from '@quartermile/core/admin';
import type { PushSubscription } from '@quartermile/core/domain';
import { registerWorker } from '../platform/prepare-offline.js';

/** Safari on iPhone and iPad says whether the page was opened from the Home Screen. */
type AppleNavigator = Navigator & { readonly standalone?: boolean };

/** Push messages of this browser, by the Push API. The service worker shows them. */
export function browserPush(): HostPush {
  return {
    support,
    async endpoint(publicKey) {
      const subscription = await subscriptionOf(await registration());
      return subscription && keyOf(subscription) === publicKey ? subscription.endpoint : null;
    },
    async subscribe(publicKey) {
      const permission = await Notification.requestPermission();
      if (permission !== 'granted') throw new DOMException('Notifications were refused.', 'NotAllowedError');
      await registerWorker();
      const { pushManager } = await navigator.serviceWorker.ready;
      // One by an earlier key of the server is of no use, and stands in the way of another.
      const earlier = await pushManager.getSubscription();
      if (earlier && keyOf(earlier) !== publicKey) await earlier.unsubscribe();
      const options = { userVisibleOnly: true, applicationServerKey: publicKey };
      return (await pushManager.subscribe(options)).toJSON() as PushSubscription;
    },
    async unsubscribe() {
      await (await subscriptionOf(await registration()))?.unsubscribe();
    },
  };
}

function support(): PushSupport {
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator))
    return (navigator as AppleNavigator).standalone === false ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

const registration = async () => navigator.serviceWorker?.getRegistration();

const subscriptionOf = async (worker: ServiceWorkerRegistration | undefined) =>
  (await worker?.pushManager?.getSubscription()) ?? null;

/** The key of the server by which a subscription was made, base64url. */
function keyOf({ options }: globalThis.PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
