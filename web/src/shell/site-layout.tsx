import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { browserClient } from '../platform/browser-client.js';
import { whenIdle } from '../platform/when-idle.js';
import { loadAfterLoad } from './load-after-load.js';
import { PageFrame } from './page-frame.js';
import { usePageArrival } from './use-page-arrival.js';

const signup = async (email: string): Promise<void> => (await browserClient()).newsletter.signup(email);

/** Nothing that a first visit waits for, so it is no part of that. */
const prepareLater = () =>
  whenIdle(() => {
    loadAfterLoad().then(({ prepareOffline, sendPendingVotesWhenOnline }) => {
      prepareOffline();
      sendPendingVotesWhenOnline(browserClient);
    }, console.warn);
  });

/** The layout route of all public pages. */
export default function SiteLayout() {
  useEffect(prepareLater, []);
  usePageArrival();
  return (
    <PageFrame signup={signup}>
      <Outlet />
    </PageFrame>
  );
}
