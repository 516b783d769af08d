import { createContext } from 'react-router';

/** What the server that mounts the website hands in with each request. */
export interface WebsiteContext {
  /** The nonce of this answer's content security policy, for scripts and styles. */
  nonce: string;
  /** The site's public origin, such as "https://example.org". */
  publicUrl: string;
  /** Calls the API in this process. */
  callApi(request: Request): Promise<Response>;
  /** Takes errors that a visitor only sees as "Unexpected Application Error!". */
  reportError?(error: unknown): void;
}

/** Where server loaders find the website context. */
export const websiteContext = createContext<WebsiteContext>();
