import { useEffect } from 'react';
import type { SiteSummary } from '../../shared/site-summary.js';

/** Prefix that the dashboard adds to the title while submissions are pending, such as "(3) ". */
const COUNT = /^\(\d+\) /;

/** Adds the site to the window's title; without one, the app's name alone. */
export function useWindowTitle(site: Pick<SiteSummary, 'name'> | null): void {
  const title = site === null ? 'Quartermile' : `${site.name} – Quartermile`;
  useEffect(() => {
    const count = COUNT.exec(document.title)?.[0] ?? '';
    document.title = count + title;
  }, [title]);
}
