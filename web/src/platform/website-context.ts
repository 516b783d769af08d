import { createContext } from 'react-router';

/** Context of a page request from the server. */
export interface WebsiteContext {
  /** Marks the page's own inline scripts and style elements for its policy of hashes. */
  nonce: string;
  /** Public origin, such as "https://example.org". */
  publicUrl: string;
  /** Calls the API in this process. */
  callApi(request: Request): Promise<Response>;
  /** Logs errors that visitors see only as "Unexpected Application Error!". */
  reportError?(error: unknown): void;
}

/** Router context key for server loaders. */
export const websiteContext = createContext<WebsiteContext>();
