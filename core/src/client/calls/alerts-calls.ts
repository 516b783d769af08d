import {
  type AlertPreferences,
  type AlertSettings,
  type AlertTest,
  alertRoutes,
  apiPath,
  type PushSubscription,
} from '../../domain/index.js';
import type { Caller, CallOptions } from '../requests/caller.js';

/**
 * Requests about the caller's alerts.
 * @throws ApiError or NetworkError from every method
 */
export interface AlertsCalls {
  /** How the caller gets alerts, and on which devices. */
  read(options?: CallOptions): Promise<AlertSettings>;
  /** Changes how the caller gets alerts. */
  update(preferences: AlertPreferences, options?: CallOptions): Promise<AlertSettings>;
  /** Adds a device, or renews it. */
  addDevice(subscription: PushSubscription, options?: CallOptions): Promise<AlertSettings>;
  /** Forgets a device. */
  removeDevice(id: string, options?: CallOptions): Promise<void>;
  /** Sends a test to the caller, without retries. */
  test(options?: CallOptions): Promise<AlertTest>;
}

/** Creates the requests. They are separate from `createClient`, whose code visitors download. */
export function alertsCalls(call: Caller): AlertsCalls {
  const { settings, addDevice, removeDevice, test } = alertRoutes;
  const asAdmin = true;
  return {
    read: (options) => call({ method: 'GET', path: settings, asAdmin, pastCache: true, options }),
    update: (body, options) => call({ method: 'PUT', path: settings, body, asAdmin, options }),
    addDevice: (body, options) => call({ method: 'PUT', path: addDevice, body, asAdmin, options }),
    removeDevice: (id, options) =>
      call({ method: 'DELETE', path: apiPath(removeDevice, { id }), asAdmin, options }),
    test: (options) => call({ method: 'POST', path: test, asAdmin, retry: false, options }),
  };
}
