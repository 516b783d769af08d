import { apiRoutes } from '../domain/index.js';
import type { Caller, CallOptions } from './caller.js';

/** The calls about the newsletter. They throw ApiError or NetworkError. */
export interface NewsletterCalls {
  /** Asks for a confirmation mail; the answer is the same for a known address. */
  signup(email: string, options?: CallOptions): Promise<void>;
}

/** Makes the calls about the newsletter. */
export function newsletterCalls(call: Caller): NewsletterCalls {
  return {
    signup: (email, options) =>
      call({ method: 'POST', path: apiRoutes.newsletter.signup, body: { email }, options }),
  };
}
