import { AdminLogin, AppLoginApproval, signOutMessage } from '@quartermile/core/admin';
import { pageRoutes } from '@quartermile/core/domain';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { readLoginState } from './admin-navigation.js';
import { watchStoredToken } from './stored-token.js';
import { browserAdminHost } from './this-browser-admin-host.js';

/** The login page in a browser. A login in another tab opens the dashboard here as well. */
export function AdminLoginPage() {
  const { state } = useLocation();
  /** Id of a login that the desktop app started. */
  const app = useSearchParams()[0].get('app');
  const { signedOut, search } = readLoginState(state);
  const navigate = useNavigate();
  const goOn = (): void => void navigate({ pathname: pageRoutes.admin, search }, { replace: true });
  const onTokenElsewhere = useEffectEvent(() => {
    if (app === null) goOn();
  });
  useEffect(() => watchStoredToken((token) => token !== null && onTokenElsewhere()), []);
  if (app !== null) return <AppLoginApproval host={browserAdminHost()} id={app} />;
  return <AdminLogin host={browserAdminHost()} message={signOutMessage(signedOut)} onSignedIn={goOn} />;
}
