import { AdminDashboard } from '@quartermile/core/admin';
import { pageRoutes } from '@quartermile/core/domain';
import { Navigate, useSearchParams } from 'react-router';
import type { LoginState } from './admin-navigation.js';
import { browserAdminHost } from './this-browser-admin-host.js';

/** The dashboard in a browser; the open tab is part of the address. */
export function AdminPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <AdminDashboard
      host={browserAdminHost()}
      tab={query.get('tab')}
      onTabChange={(tab) => setQuery({ tab }, { preventScrollReset: true })}
      renderSignedOut={(signedOut) => (
        <Navigate
          to={pageRoutes.adminLogin}
          replace
          state={{ signedOut, search: toSearch(query) } satisfies LoginState}
        />
      )}
    />
  );
}

function toSearch(query: URLSearchParams): string {
  const text = query.toString();
  return text && `?${text}`;
}
