/** Headers that the page may set. The main process adds the token. */
const PAGE_HEADERS = ['accept', 'content-type', 'idempotency-key', 'cache-control'] as const;
export type PageHeader = (typeof PAGE_HEADERS)[number];

/** Filters headers for IPC. */
export function pickPageHeaders(headers: Headers): Partial<Record<PageHeader, string>> {
  const picked = PAGE_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(picked);
}
