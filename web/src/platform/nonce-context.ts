import { createContext, useContext } from 'react';

/** The nonce of this page's content security policy, provided by the entry modules. */
export const NonceContext = createContext('');

/** The nonce for inline scripts and styles. */
export function useNonce(): string {
  return useContext(NonceContext);
}
