/** `fetch`, Electron's or Node's. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;
