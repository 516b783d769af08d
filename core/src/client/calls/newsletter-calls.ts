import {
  apiPath,
  apiRoutes,
  type MailDelivery,
  type OutboxMail,
  type Subscriber,
} from '../../domain/index.js';
import type { Caller, CallOptions } from '../requests/caller.js';

/**
 * Newsletter requests.
 * @throws ApiError or NetworkError from every method
 */
export interface NewsletterCalls {
  /** Requests a confirmation mail. The response does not reveal whether the address is already subscribed. */
  signup(email: string, options?: CallOptions): Promise<void>;
  /** All subscribers, newest first. Requires the administrator. */
  list(options?: CallOptions): Promise<Subscriber[]>;
  /** The subscribers as a CSV file (RFC 4180) with a byte order mark. Requires the administrator. */
  exportCsv(options?: CallOptions): Promise<string>;
  /** Deletes a subscriber permanently. Requires the administrator. */
  delete(id: string, options?: CallOptions): Promise<void>;
  /**
   * Mails that are queued, or stored because no mail server is configured, newest first. Requires the administrator.
   */
  outbox(options?: CallOptions): Promise<OutboxMail[]>;
  /** Whether the server can send mail. Requires the administrator. */
  delivery(options?: CallOptions): Promise<MailDelivery>;
}

/** Creates the newsletter requests. */
export function newsletterCalls(call: Caller): NewsletterCalls {
  const { signup, list, exportCsv, delete: remove, outbox, delivery } = apiRoutes.newsletter;
  const read = { method: 'GET', asAdmin: true, pastCache: true } as const;
  return {
    signup: (email, options) => call({ method: 'POST', path: signup, body: { email }, options }),
    list: (options) => call({ ...read, path: list, options }),
    exportCsv: (options) => call({ ...read, path: exportCsv, answer: 'text', options }),
    delete: (id, options) =>
      call({ method: 'DELETE', path: apiPath(remove, { id }), asAdmin: true, options }),
    outbox: (options) => call({ ...read, path: outbox, options }),
    delivery: (options) => call({ ...read, path: delivery, options }),
  };
}
