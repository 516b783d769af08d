/** What a request may have beside what `fetch` knows. */
export interface SiteRequest extends RequestInit {
  /** Called as a large body leaves, with the share that is sent: 0 to 1. Node's `fetch` never calls it. */
  onUploadProgress?(fraction: number): void;
}

/** `fetch`, Electron's or Node's. With `redirect: 'manual'` a redirect is an answer with its `location`. */
export type Fetch = (url: string, init?: SiteRequest) => Promise<Response>;
