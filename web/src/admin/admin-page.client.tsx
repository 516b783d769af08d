import { AdminDashboard } from '@quartermile/core/admin';
import { pageRoutes } from '@quartermile/core/domain';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { LoginState } from './admin-navigation.js';
import { browserAdminHost } from './this-browser-admin-host.js';

/** The dashboard in a browser; the open tab and the car of the open drawer are part of the address. */
export function AdminPage() {
  const [query, setQuery] = useSearchParams();
  useOpenedNotification((search) => setQuery(search));
  return (
    <AdminDashboard
      host={browserAdminHost()}
      tab={query.get('tab')}
      onTabChange={(tab) => setQuery({ tab }, { preventScrollReset: true })}
      car={query.get('car')}
      onCarChange={(car) => setQuery((now) => withCar(now, car), { preventScrollReset: true })}
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

/** Calls `open` with the query of a notification that was opened while the dashboard was open. */
function useOpenedNotification(open: (search: string) => void): void {
  const hear = useEffectEvent(({ data }: MessageEvent<{ open?: unknown }>) => {
    if (typeof data?.open === 'string') open(data.open);
  });
  useEffect(() => {
    const worker = navigator.serviceWorker;
    worker?.addEventListener('message', hear);
    return () => worker?.removeEventListener('message', hear);
  }, []);
}

function withCar(query: URLSearchParams, car: string | null): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('car');
  if (car !== null) next.set('car', car);
  return next;
}

function toSearch(query: URLSearchParams): string {
  const text = query.toString();
  return text && `?${text}`;
}
