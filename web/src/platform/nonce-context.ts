import { createContext, useContext } from 'react';

/** The nonce of this page's content security policy; the server's and the browser's entry provide it. */
export const NonceContext = createContext('');

/** The nonce that inline scripts and styles of this page must carry. */
export function useNonce(): string {
  return useContext(NonceContext);
}
