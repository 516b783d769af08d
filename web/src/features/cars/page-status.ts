import { readPageId } from '@quartermile/core/domain';

/** How a page was loaded: its data, or why there is none. */
type Loaded = object | 'missing' | 'removed' | null;

const MOVED_PERMANENTLY = 301;
const FOUND = 302;
const statuses = { missing: 404, removed: 410 } as const;
const UNAVAILABLE = 503;

/** The status of a page; undefined for 200. */
export function statusOf(loaded: Loaded): number | undefined {
  if (loaded === null) return UNAVAILABLE;
  return typeof loaded === 'string' ? statuses[loaded] : undefined;
}

/** Whether there is something to show. */
export const isShown = <Page extends object>(loaded: Page | 'missing' | 'removed' | null): loaded is Page =>
  typeof loaded === 'object' && loaded !== null;

/**
 * The status with which an address leads to the right one: permanently if only its name is wrong or missing, otherwise
 * for now, because runs may be moved again. Null for the right address.
 */
export function redirectStatus(part: string, id: string, path: string): 301 | 302 | null {
  if (path.endsWith(`/${part}`)) return null;
  return readPageId(part) === id ? MOVED_PERMANENTLY : FOUND;
}
