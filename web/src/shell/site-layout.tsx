import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { type LinksFunction, Outlet, useLocation } from 'react-router';
import { browserClient } from '../platform/browser-client.js';
import { setCurrentPath } from '../platform/cached-page.js';
import { whenIdle } from '../platform/start/when-idle.js';
import type { IdlePartsProps } from './idle-parts.js';
import { loadAfterLoad } from './load-after-load.js';
import { PageFrame } from './page-frame.js';
import { usePageArrival } from './use-page-arrival.js';

const signup = async (email: string): Promise<void> => (await browserClient()).newsletter.signup(email);

export const links: LinksFunction = () => [{ rel: 'manifest', href: '/site.webmanifest' }];

/** Layout route of all public pages. */
export default function SiteLayout() {
  const { pathname } = useLocation();
  const [Parts, setParts] = useState<ComponentType<IdlePartsProps> | null>(null);
  // A visitor may go back as soon as the page appears, before other effects.
  useLayoutEffect(() => setCurrentPath(pathname), [pathname]);
  useEffect(
    () =>
      // Loaded separately to keep the first visit small.
      whenIdle(() => {
        loadAfterLoad().then(({ IdleParts, sendPendingVotesWhenOnline }) => {
          setParts(() => IdleParts);
          sendPendingVotesWhenOnline(browserClient);
        }, console.warn);
      }),
    [],
  );
  usePageArrival();
  return (
    <PageFrame signup={signup} over={Parts && <Parts path={pathname} />}>
      <Outlet />
    </PageFrame>
  );
}
