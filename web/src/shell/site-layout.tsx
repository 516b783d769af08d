import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { browserClient } from '../platform/browser-client.js';
import { prepareOffline } from '../platform/prepare-offline.js';
import { PageFrame } from './page-frame.js';

const signup = async (email: string): Promise<void> => (await browserClient()).newsletter.signup(email);

/** The layout route of all public pages. */
export default function SiteLayout() {
  useEffect(prepareOffline, []);
  return (
    <PageFrame signup={signup}>
      <Outlet />
    </PageFrame>
  );
}
