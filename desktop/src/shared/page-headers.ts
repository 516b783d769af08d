/** Headers that the page may set; the token is not among them: the main process attaches it. */
const PAGE_HEADERS = ['accept', 'content-type', 'idempotency-key', 'cache-control'] as const;
export type PageHeader = (typeof PAGE_HEADERS)[number];

/** The headers of a request that may cross. */
export function pickPageHeaders(headers: Headers): Partial<Record<PageHeader, string>> {
  const picked = PAGE_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(picked);
}
