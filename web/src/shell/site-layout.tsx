import { Outlet } from 'react-router';
import { browserClient } from '../platform/browser-client.js';
import { PageFrame } from './page-frame.js';

const signup = (email: string): Promise<void> => browserClient().newsletter.signup(email);

/** The layout route of all public pages. */
export default function SiteLayout() {
  return (
    <PageFrame signup={signup}>
      <Outlet />
    </PageFrame>
  );
}
