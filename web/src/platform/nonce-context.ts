import { createContext, useContext } from 'react';

/**
 * On the server: marks this page's own inline scripts, whose hashes the API puts into the content security policy. The
 * attribute is removed before the page is sent, so browsers have none.
 */
export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce for inline scripts; undefined in the browser. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
