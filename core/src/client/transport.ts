/** What a transport may report while it works. */
export interface TransportOptions {
  /** Called as the body leaves, with the share that is sent: 0 to 1. */
  onUploadProgress?(fraction: number): void;
}

/**
 * Carries one request to the API and brings the answer, shaped like `fetch`: any HTTP status is an answer,
 * a rejection means that none came. It must honour `request.signal`.
 */
export type Transport = (request: Request, options?: TransportOptions) => Promise<Response>;
