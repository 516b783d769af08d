/** `RequestInit` with upload progress. */
export interface SiteRequest extends RequestInit {
  /** Progress of a large upload, 0 to 1. Node's `fetch` never calls it. */
  onUploadProgress?(fraction: number): void;
}

/**
 * The subset of `fetch` that Electron and Node share. With `redirect: 'manual'` a redirect is a response with
 * `location`.
 */
export type Fetch = (url: string, init?: SiteRequest) => Promise<Response>;
