/** Optional callbacks of a transport. */
export interface TransportOptions {
  /** Called while the body is sent, with the sent fraction: 0 to 1. */
  onUploadProgress?(fraction: number): void;
}

/**
 * Sends one request to the API, like `fetch`: resolves for any HTTP status and rejects if there is no response. It
 * must honour `request.signal`.
 */
export type Transport = (request: Request, options?: TransportOptions) => Promise<Response>;
