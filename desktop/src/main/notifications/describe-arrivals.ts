import { DESKTOP_ARRIVALS_NAMED_MAX, desktopMessages } from '@quartermile/core/domain';
import type { Arrival } from '../sites/site-watcher.js';

const text = desktopMessages.notifications;

/**
 * Title and body of a notification about new submissions; `site` is the site's name, or null when it is the only one.
 */
export function describeArrivals(
  arrivals: readonly Arrival[],
  site: string | null,
): { readonly title: string; readonly body: string } {
  const names = arrivals.slice(0, DESKTOP_ARRIVALS_NAMED_MAX).map(({ name }) => name);
  const rest = arrivals.length - names.length;
  const body = [...names, ...(rest > 0 ? [text.more(rest)] : [])].join(', ');
  const count = arrivals.length;
  return { title: site === null ? text.title(count) : text.titleAt(count, site), body };
}
