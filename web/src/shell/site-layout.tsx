import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { browserClient } from '../platform/browser-client.js';
import { whenIdle } from '../platform/when-idle.js';
import { PageFrame } from './page-frame.js';

const signup = async (email: string): Promise<void> => (await browserClient()).newsletter.signup(email);

/** Nothing that a first visit waits for, so it is no part of that. */
const prepareLater = () =>
  whenIdle(() => {
    import('../platform/prepare-offline.js').then(({ prepareOffline }) => prepareOffline(), console.warn);
  });

/** The layout route of all public pages. */
export default function SiteLayout() {
  useEffect(prepareLater, []);
  return (
    <PageFrame signup={signup}>
      <Outlet />
    </PageFrame>
  );
}
