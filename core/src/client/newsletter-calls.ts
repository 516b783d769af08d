import { apiPath, apiRoutes, type MailDelivery, type OutboxMail, type Subscriber } from '../domain/index.js';
import type { Caller, CallOptions } from './caller.js';

/** The calls about the newsletter. They throw ApiError or NetworkError. */
export interface NewsletterCalls {
  /** Asks for a confirmation mail; the answer is the same for a known address. */
  signup(email: string, options?: CallOptions): Promise<void>;
  /** Every subscriber, the newest first, as the administrator. */
  list(options?: CallOptions): Promise<Subscriber[]>;
  /** The subscribers as a CSV file (RFC 4180) with a byte order mark, as the administrator. */
  exportCsv(options?: CallOptions): Promise<string>;
  /** Removes a subscriber for good, as the administrator. */
  delete(id: string, options?: CallOptions): Promise<void>;
  /** The mails that wait or are kept because no mail server is set, the newest first, as the administrator. */
  outbox(options?: CallOptions): Promise<OutboxMail[]>;
  /** Whether mails leave the server, as the administrator. */
  delivery(options?: CallOptions): Promise<MailDelivery>;
}

/** Makes the calls about the newsletter. */
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
